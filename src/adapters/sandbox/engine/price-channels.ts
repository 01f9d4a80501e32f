import type { Shop } from '../../../application/shared/shop.ts';
import { type BrandId, brandIds } from '../../../domain/shared/brand-id.ts';
import type { Db } from '../db/schema.ts';

type Shops = Readonly<Record<BrandId, Shop>>;

/**
 * Inserts missing price lists: each shop's own and those of its partners, in its currency. The range of a shop with a
 * new list is copied from the engine again as a whole.
 */
export const makePriceChannels = async (db: Db, shops: Shops): Promise<void> => {
  const known = await db.selectFrom('price_channel').select(['num', 'code', 'currency']).execute();
  const wanted = brandIds.flatMap((brand) => {
    const { currency, priceChannel, partnerChannels } = shops[brand];
    return [
      { code: priceChannel, currency, brand, listed: true },
      ...partnerChannels.map((code) => ({ code, currency, brand, listed: false })),
    ];
  });
  const missing = wanted.filter(
    ({ code, currency }) => !known.some((one) => one.code === code && one.currency === currency),
  );
  if (missing.length === 0) return;
  const last = Math.max(0, ...known.map(({ num }) => num));
  await db
    .insertInto('price_channel')
    .values(missing.map((row, index) => ({ num: last + index + 1, ...row })))
    .execute();
  const brands = missing.map(({ brand }) => brand);
  await db.deleteFrom('range_mark').where('brand', 'in', brands).execute();
};

/** Returns the numbers of a shop's lists in its currency, by the names of their channels. */
export const channelsOf = async (
  db: Db,
  { id: brand, currency }: Pick<Shop, 'id' | 'currency'>,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('price_channel')
    .select(['num', 'code'])
    .where('brand', '=', brand)
    .where('currency', '=', currency)
    .execute();
  return new Map(rows.map(({ num, code }) => [code, num]));
};
