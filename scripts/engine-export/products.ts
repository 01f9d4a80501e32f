import { homeCategoryOf } from '../../src/adapters/sandbox/seed/categories.ts';
import { passportOf } from '../../src/adapters/sandbox/seed/passports/passport-of.ts';
import { viewsOf } from '../../src/adapters/sandbox/seed/products/picture-views.ts';
import {
  bulkPrices,
  channelPrice,
  priceChannels,
} from '../../src/adapters/sandbox/seed/products/price-channels.ts';
import { makers } from '../../src/adapters/sandbox/seed/range/makers.ts';
import { partNumber } from '../../src/adapters/sandbox/seed/range/part-number.ts';
import type { SeedProduct } from '../../src/adapters/sandbox/seed/range/seed-product.ts';
import { initialStock } from '../../src/adapters/sandbox/seed/range/stock-profile.ts';
import { relations } from '../../src/adapters/sandbox/seed/relations.ts';
import { spaceOf } from '../../src/adapters/shop-server/delivery/shipping-table.ts';
import type { Shop } from '../../src/application/shared/shop.ts';
import type { ProductId } from '../../src/domain/catalogue/product.ts';
import type { ShopCurrency } from '../../src/domain/shared/amounts.ts';
import { inEveryLocale } from '../../src/domain/shared/locale.ts';
import { powersOf } from './powers.ts';

const amounts = (product: SeedProduct, currency: ShopCurrency, perMille: number) => {
  const price = channelPrice(product.basePrice[currency], perMille);
  return { price, steps: product.hasBulkPrice ? bulkPrices(price) : [] };
};

const priceOf = (product: SeedProduct, { id, currency }: Shop) => {
  const channels = priceChannels.filter(({ brand }) => brand === id);
  const own = channels.find(({ listed }) => listed);
  return {
    ...amounts(product, currency, own?.perMille ?? 1000),
    ...(product.recommendedPrice !== undefined && { struck: product.recommendedPrice[currency] }),
    partners: channels
      .filter(({ listed }) => !listed)
      .map(({ code, perMille }) => ({ channel: code, ...amounts(product, currency, perMille) })),
  };
};

/** Includes the manufacturer: an engine has no table of manufacturers. */
const wholePassport = (product: SeedProduct) => {
  const maker = makers.find(({ name }) => name === product.manufacturer);
  if (!maker) return passportOf(product);
  const { country, party, inEu, inCh } = maker;
  return { ...passportOf(product), maker: { country, party, ...(inEu && { inEu }), ...(inCh && { inCh }) } };
};

const fieldsOf = (product: SeedProduct, ids: ReadonlySet<string>) => ({
  kind: product.category,
  maker: product.manufacturer,
  brandName: product.brand,
  lensType: product.lensType ?? null,
  lensUsage: product.lensUsage ?? null,
  unitAmount: product.contents.amount * product.contents.count,
  unitName: product.contents.unit,
  space: spaceOf[product.category],
  badge: product.badge ?? null,
  partNumber: partNumber(product),
  homeCategory: homeCategoryOf(product),
  trial: product.isTrial,
  discontinued: product.discontinued,
  ratingTenths: product.rating.tenths,
  ratingCount: product.rating.count,
  popularity: product.popularity,
  soldSince: product.since,
  groupId: product.group,
  replacedBy: product.replacement !== undefined && ids.has(product.replacement) ? product.replacement : null,
  lensOptions: product.options,
  narrowings: product.narrowings,
  facts: product.facts,
  passport: wholePassport(product),
  related: relations
    .filter(({ productId, otherId }) => productId === product.id && ids.has(otherId))
    .map(({ kind, otherId }) => ({ kind, id: otherId })),
  views: viewsOf(product.art),
});

/** One product of the demonstration. `ids`: the products that are sold with it. */
export const productEntry = (product: SeedProduct, shops: readonly Shop[], ids: ReadonlySet<string>) => ({
  shopId: product.id,
  sku: product.sku,
  enabled: product.isActive,
  texts: inEveryLocale((locale) => ({
    name: product.titles[locale],
    slug: product.slugs[locale],
    description: product.descriptions[locale],
  })),
  fields: fieldsOf(product, ids),
  prices: Object.fromEntries(shops.map((shop) => [shop.id, priceOf(product, shop)])),
  stock: initialStock(product.stock, product.id as ProductId),
  ...(product.options.length > 0 && { powers: powersOf(product) }),
});
