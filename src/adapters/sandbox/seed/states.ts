import type { ProductBadge } from '../../../domain/catalogue/product.ts';
import type { Amounts } from '../../../domain/shared/amounts.ts';
import { lovedRating } from './products/draft-product.ts';
import { tidyAmounts } from './products/list-prices.ts';
import type { SeedProduct } from './range/seed-product.ts';
import { hashOf, type StockProfile } from './range/stock-profile.ts';

const stock: Readonly<Record<string, StockProfile>> = {
  '10010': 'plenty',
  '20012': 'plenty',
  '10130': 'exactly_ten',
  '20051': 'exactly_ten',
  '10340': 'few',
  '20101': 'few',
  '10270': 'none',
  '20061': 'none',
  '10370': 'negative',
  '20120': 'negative',
  '10120': 'stopped_with_stock',
  '20150': 'stopped_with_stock',
  '10210': 'stopped_without_stock',
  '20190': 'stopped_without_stock',
};

/** Products that cannot be ordered any more, with their successor, if there is one. */
const discontinued: Readonly<Record<string, string | null>> = {
  '10261': '10371',
  '20080': '20090',
  '10381': null,
  '30045': null,
};

/** Products that are out of stock, with what to take instead. */
const replacements: Readonly<Record<string, string>> = {
  '10270': '10380',
  '20061': '20012',
  '10210': '10120',
};

const inactive: readonly string[] = ['10161', '30017'];
const trial: readonly string[] = ['10391'];
/** At most one per cart: its SKU is BTT. */
const onePerCart = '10231';

const badges: Readonly<Record<ProductBadge, readonly string[]>> = {
  bestseller: ['10010', '10012', '10230', '10410', '20012', '20081', '20130', '30011', '40010'],
  new: ['10280', '10282', '10300', '20170', '30036', '30043', '40032'],
  sale: ['10072', '10141', '20021', '30024', '30032', '30053', '40017'],
  eco: ['10440', '10441', '10450', '10451'],
};

/**
 * Whether a product gets the better ratings: a best-seller, or another pack of its line, whose number differs only in
 * the last digit. For glasses, only the best-seller itself.
 */
const isLoved = ({ id, shape }: SeedProduct): boolean =>
  badges.bestseller.some((best) => best === id || (!shape && best.slice(0, -1) === id.slice(0, -1)));

const badgeOf = ({ id, facts }: SeedProduct): ProductBadge | undefined =>
  (['bestseller', 'new', 'sale', 'eco'] as const).find((badge) => badges[badge].includes(id)) ??
  (facts.some(({ value }) => value === 'bio_acetate') ? 'eco' : undefined);

/**
 * Two of three products have a recommended price, 12 to 23 per cent above the base price. A sale product's is 30 per
 * cent above.
 */
const recommendedFor = (
  { id, basePrice }: SeedProduct,
  badge: ProductBadge | undefined,
): Amounts | undefined => {
  const hash = hashOf(`recommended ${id}`);
  if (badge === 'sale') return tidyAmounts(basePrice, 130);
  return hash % 3 === 0 ? undefined : tidyAmounts(basePrice, 112 + (hash % 12));
};

/** Gives the demonstration products their special state. Everything else stays unchanged. */
export const withState = (product: SeedProduct): SeedProduct => {
  const { id } = product;
  const badge = badgeOf(product);
  const recommendedPrice = recommendedFor(product, badge);
  const replacement = discontinued[id] ?? replacements[id];
  return {
    ...product,
    ...(badge && { badge }),
    ...(badge === 'bestseller' && { popularity: product.popularity + 8000 }),
    ...(isLoved(product) && { rating: lovedRating(product, badge === 'bestseller') }),
    ...(badge === 'new' && { since: '2026-10-05' }),
    ...(recommendedPrice && { recommendedPrice }),
    ...(stock[id] && { stock: stock[id] }),
    ...(id in discontinued && { discontinued: true, stock: 'none', popularity: 1, hasBulkPrice: false }),
    ...(replacement && { replacement }),
    ...(inactive.includes(id) && { isActive: false }),
    ...(trial.includes(id) && { isTrial: true, hasBulkPrice: false }),
    ...(id === onePerCart && { sku: 'BTT', hasBulkPrice: false }),
  };
};
