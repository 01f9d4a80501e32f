import type { GlobalFlag } from '@vendure/common/lib/generated-types';
import {
  type Channel,
  ChannelService,
  type ID,
  type LanguageCode,
  Product,
  ProductService,
  ProductVariant,
  ProductVariantPrice,
  ProductVariantService,
  type RequestContext,
  StockLocationService,
} from '@vendure/core';
import { powerOf, valuesFrom } from '../fields/eye-values';
import { productFieldsOf } from '../fields/typed-fields';
import { LensStock } from '../stock/lens-stock.entity';
import type { Shops } from './fill-shops';
import { type Filler, type Ids, inTurn } from './filler';
import type { ProductEntry, RangeFile } from './range-file';

/** The supplier restocks: this many pieces may be sold beyond the stock. */
const unlimited = -1_000_000;

/** Lists and objects are stored as texts. */
const kept = (fields: ProductEntry['fields']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  );

const isLens = ({ fields }: ProductEntry): boolean =>
  Array.isArray(fields.lensOptions) && fields.lensOptions.length > 0;

const makePrices = async (
  { connection }: Filler,
  ctx: RequestContext,
  variant: ProductVariant,
  entry: ProductEntry,
  shops: Shops,
): Promise<void> => {
  const prices = connection.getRepository(ctx, ProductVariantPrice);
  for (const [code, { price, steps, struck, partners }] of Object.entries(entry.prices)) {
    const channel = shops.channels.get(code);
    if (!channel) continue;
    const where = {
      channelId: channel.id,
      currencyCode: channel.defaultCurrencyCode,
      variant: { id: variant.id },
    };
    const known = await prices.findOneBy(where);
    const customFields = {
      steps: JSON.stringify(steps),
      struck: struck ?? null,
      partners: JSON.stringify(partners),
    };
    await prices.save(
      new ProductVariantPrice({
        ...where,
        ...(known && { id: known.id }),
        price,
        customFields: customFields as never,
      }),
    );
  }
};

const makeProduct = async (
  filler: Filler,
  ctx: RequestContext,
  entry: ProductEntry,
  shops: Shops,
  { languages }: RangeFile,
  countBy: 'power' | 'box',
  locationId: ID,
): Promise<ID> => {
  const { app, connection } = filler;
  const texts = languages.map((languageCode) => ({
    languageCode: languageCode as LanguageCode,
    ...(entry.texts[languageCode] ?? { name: '', slug: '', description: '' }),
  }));
  const product = await app.get(ProductService).create(ctx, {
    enabled: entry.enabled,
    translations: texts,
    customFields: { ...kept(entry.fields), shopId: entry.shopId },
  });
  const byPower = countBy === 'power' && isLens(entry);
  const first = Object.values(entry.prices)[0];
  const [made] = await app.get(ProductVariantService).create(ctx, [
    {
      productId: product.id,
      sku: entry.sku,
      price: first?.price ?? 0,
      taxCategoryId: shops.taxCategory.id,
      trackInventory: (byPower ? 'FALSE' : 'TRUE') as GlobalFlag,
      stockLevels: [{ stockLocationId: locationId, stockOnHand: byPower ? 0 : entry.stock.onHand }],
      useGlobalOutOfStockThreshold: false,
      outOfStockThreshold: entry.stock.stopOrder ? 0 : unlimited,
      translations: texts.map(({ languageCode, name }) => ({ languageCode, name })),
      customFields: { countedBy: byPower ? 'power' : 'box' },
    },
  ]);
  if (!made) throw new Error(`${entry.shopId}: no variant was created`);
  const channelIds = Object.keys(entry.prices).flatMap((code) => shops.channels.get(code)?.id ?? []);
  const channels = app.get(ChannelService);
  await channels.assignToChannels(ctx, Product, product.id, channelIds);
  await channels.assignToChannels(ctx, ProductVariant, made.id, channelIds);
  await makePrices(filler, ctx, made, entry, shops);
  if (byPower && entry.powers?.length)
    await connection.getRepository(ctx, LensStock).insert(
      entry.powers.map(({ options, onHand, stopOrder }) => ({
        productVariantId: made.id,
        power: powerOf(valuesFrom(options)),
        onHand,
        stopOrder: stopOrder ?? false,
      })),
    );
  return made.id;
};

/**
 * Fills each product in its own transaction. If it is filled again, existing products stay as staff have changed them.
 * Returns their variants.
 */
export const fillProducts = async (
  filler: Filler,
  file: RangeFile,
  shops: Shops,
  countBy: 'power' | 'box',
): Promise<Ids> => {
  const { app, connection, contextOf, say } = filler;
  const ctx = await contextOf();
  const location = await app.get(StockLocationService).defaultStockLocation(ctx);
  const there = await connection
    .getRepository(ctx, Product)
    .createQueryBuilder('p')
    .innerJoinAndSelect('p.variants', 'v')
    .where('p.customFields.shopId is not null and p.deletedAt is null')
    .getMany();
  const ids = new Map<string, ID>(
    there.flatMap((product) => {
      const [variant] = product.variants;
      return variant ? [[productFieldsOf(product).shopId, variant.id] as const] : [];
    }),
  );
  const missing = file.products.filter(({ shopId }) => !ids.has(shopId));
  await inTurn(missing, 3, async (entry) => {
    const id = await connection.withTransaction(ctx, (trx) =>
      makeProduct(filler, trx, entry, shops, file, countBy, location.id),
    );
    ids.set(entry.shopId, id);
    if (ids.size % 100 === 0) say(`${ids.size} products`);
  });
  say(`${missing.length} products created, ${file.products.length - missing.length} already existed`);
  return ids;
};

export type { Channel };
