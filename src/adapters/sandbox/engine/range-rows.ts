import { factOf } from '../../../domain/catalogue/product.ts';
import { locales } from '../../../domain/shared/locale.ts';
import type { ProductExtras } from '../../contract/catalogue/product.ts';
import type { RangeProduct } from '../../shop-server/engine/range-keeper.ts';
import type { CareKind } from '../seed/range/seed-product.ts';
import type { StockProfile } from '../seed/range/stock-profile.ts';

const careKinds: Readonly<Record<string, CareKind>> = {
  multi_purpose: 'multi_purpose',
  peroxide: 'peroxide',
  saline: 'saline',
  drops: 'drops',
  case: 'case',
  travel_kit: 'case',
  cleaner: 'cleaner',
};

/** Reads the kind of a care product from its facts. */
const careKindOf = (product: RangeProduct): CareKind | null =>
  careKinds[factOf(product, 'care_kind') ?? ''] ?? null;

const profileOf = ({ stock: { available, stopOrder } }: RangeProduct): StockProfile => {
  if (available > 0) return stopOrder ? 'stopped_with_stock' : 'plenty';
  return stopOrder ? 'stopped_without_stock' : 'none';
};

const numberOf = (id: string): number => Number(id);

/** Converts the engine's data of a product. The shop may know better how it is rated and since when it is sold. */
export const productRow = (product: RangeProduct) => ({
  id: numberOf(product.id),
  sku: product.sku,
  group_id: numberOf(product.group),
  category: product.category,
  manufacturer: product.manufacturer,
  brand: product.brand,
  lens_type: product.lensType ?? null,
  lens_usage: product.lensUsage ?? null,
  care_kind: careKindOf(product),
  contents: { ...product.contents, count: 1 },
  popularity: product.popularity,
  stock_profile: profileOf(product),
  badge: product.badge ?? null,
  is_active: product.isActive,
  discontinued: product.discontinued,
  is_trial: product.isTrial,
  replacement_id: product.replacement ? numberOf(product.replacement) : null,
  options: product.options,
  narrowings: product.narrowings,
  facts: product.facts,
  extras: { ...(product.partNumber !== undefined && { mpn: product.partNumber }) } satisfies ProductExtras,
  views: product.views,
  home_category: product.home ?? null,
  ...(product.soldSince && { since: product.soldSince as string }),
});

/** Returns the first row of a product. `today`: used if it is unknown since when it is sold. */
export const newProductRow = (product: RangeProduct, today: string) => ({
  since: today,
  ...productRow(product),
  rating_tenths: product.rating.tenths,
  rating_count: product.rating.count,
});

export const passportRows = ({ id, passport }: RangeProduct) =>
  passport ? [{ product_id: numberOf(id), passport }] : [];

export const textRows = ({ id, texts }: RangeProduct) =>
  locales.map((locale) => ({ product_id: numberOf(id), locale, ...texts[locale] }));

/**
 * Returns the price rows of a product, that of the shop's own channel first. `channels`: the price channels of the shop
 * by name. Prices of other channels are dropped.
 */
export const priceRows = (
  { id, own, partners }: RangeProduct,
  ownChannel: string,
  channels: ReadonlyMap<string, number>,
) =>
  [{ ...own, channel: ownChannel }, ...partners].flatMap(({ channel, price, steps }) => {
    const num = channels.get(channel);
    return num === undefined
      ? []
      : [{ channel: num, product_id: numberOf(id), price, bulk: steps, struck: own.struck ?? null }];
  });

export const relationRows = ({ id, related }: RangeProduct) =>
  related.map(({ kind, id: other }, index) => ({
    product_id: numberOf(id),
    kind,
    position: related.slice(0, index + 1).filter((one) => one.kind === kind).length,
    other_id: numberOf(other),
  }));

/** Returns the stock of a product as its card shows it: all variants together. */
export const shelfRow = ({ id, stock: { available, stopOrder } }: RangeProduct) => ({
  variant_id: id,
  product_id: id,
  on_hand: available,
  oversold: available < 0,
  stop_order: stopOrder,
});
