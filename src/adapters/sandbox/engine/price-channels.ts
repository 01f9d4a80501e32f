import type { Shop } from '../../../application/shared/shop.ts';
import { type BrandId, brandIds } from '../../../domain/shared/brand-id.ts';
import type { Database } from '../db/connect.ts';

type Shops = Readonly<Record<BrandId, Shop>>;

/** The channels that shops ask for prices in, where there are none yet: each shop's own and those of its partners. */
export const makePriceChannels = async (db: Database, shops: Shops): Promise<void> => {
  const known = await db.selectFrom('price_channel').select(['num', 'code']).execute();
  const wanted = brandIds.flatMap((brand) => [
    { code: shops[brand].priceChannel, brand, listed: true },
    ...shops[brand].partnerChannels.map((code) => ({ code, brand, listed: false })),
  ]);
  const missing = wanted.filter(({ code }) => !known.some((one) => one.code === code));
  if (missing.length === 0) return;
  const last = Math.max(0, ...known.map(({ num }) => num));
  await db
    .insertInto('price_channel')
    .values(missing.map((row, index) => ({ num: last + index + 1, ...row })))
    .execute();
};

/** The numbers of a shop's channels by their names. */
export const channelsOf = async (db: Database, brand: BrandId): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('price_channel')
    .select(['num', 'code'])
    .where('brand', '=', brand)
    .execute();
  return new Map(rows.map(({ num, code }) => [code, num]));
};
