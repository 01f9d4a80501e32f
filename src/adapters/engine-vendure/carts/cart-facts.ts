import { createHash } from 'node:crypto';
import type { Shop } from '../../../application/shared/shop.ts';
import { isGiftBarred } from '../../../domain/cart/gift.ts';
import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { spellingOf } from '../../../domain/shared/spelling.ts';
import type {
  CartFacts,
  CartTotals,
  GiftFacts,
  LineFacts,
  SoldProduct,
} from '../../shop-server/cart/cart-facts.ts';
import { giftLimitIn } from '../../shop-server/cart/gift-limits.ts';
import type { Account } from '../../shop-server/engine/companion.ts';
import { addressFromEngine } from './address-answer.ts';
import type { GiftOfEngine, LineOfEngine, OrderOfEngine } from './cart-answer.ts';

/**
 * Returns a shipment id. The engine has no id for a shipment that was not sent yet, so it is derived from the cart's
 * token without revealing it.
 */
export const shipmentOf = (token: string): string =>
  createHash('sha256').update(`shipment ${token}`).digest('hex').slice(0, 32);

const imageOf = (id: string): string => `/images/${id}/front`;

const productOf = (shop: Shop, locale: Locale, line: LineOfEngine): SoldProduct => ({
  id: line.shopId,
  sku: line.sku,
  title: spellingOf(shop.country, locale)(line.title),
  slug: line.slug,
  image: imageOf(line.shopId),
  category: line.kind,
  brand: line.brand === null ? [] : [line.brand],
  status: line.status,
  isTrial: line.trial,
  orderable: line.status === 'active',
  ...(line.lensType !== null && { lensType: line.lensType }),
  ...(line.lensUsage !== null && { lensUsage: line.lensUsage }),
  ...(line.badge !== null && { badge: line.badge }),
  ...(line.unitName !== null && { unit: { name: line.unitName, amount: line.unitAmount || 1 } }),
  ...(line.replacedBy !== null && { replacement: line.replacedBy }),
});

/**
 * Returns the price to compare with: for a partner's price, the price on the shop's own website; otherwise the
 * struck-through price. Undefined unless it is higher.
 */
const websitePrice = ({ priceChannel, basePrice, struck, unitPrice }: LineOfEngine): number | undefined => {
  const [compared, asked] = priceChannel === null ? [struck, basePrice ?? unitPrice] : [basePrice, unitPrice];
  return compared !== null && compared > asked ? compared : undefined;
};

const lineFacts = (shop: Shop, locale: Locale, line: LineOfEngine): LineFacts => {
  const website = websitePrice(line);
  const saved = website === undefined ? 0 : Math.max(0, website - line.unitPrice);
  const { recommendedBy } = line;
  return {
    id: line.id,
    product: productOf(shop, locale, line),
    variantId: line.variantId,
    options: Object.fromEntries(line.options.map(({ code, value }) => [code, value])) as Configuration,
    meta: {
      ...(line.eye !== null && { eye: line.eye }),
      ...(line.pairId !== null && { pair_id: line.pairId }),
    },
    quantity: line.quantity,
    unit: line.unitPrice,
    total: line.unitPrice * line.quantity,
    savings: saved * line.quantity,
    ...(website !== undefined && { website }),
    ...(line.priceChannel !== null && { priceChannel: line.priceChannel }),
    ...(line.partnerMark !== null && { fk: line.partnerMark }),
    ...(recommendedBy !== null && {
      createdFrom: {
        type: 'recommendation',
        data: {
          recommendation_id: recommendedBy.recommendationId,
          source: recommendedBy.source,
          item_position: recommendedBy.itemPosition,
        },
      },
    }),
  };
};

/** The engine states the part of each line, also of a discount on all of them. */
const partOf = (
  { itemsBefore, items }: OrderOfEngine,
  { discount }: LineOfEngine,
): Pick<LineFacts, 'discount'> => (discount !== null && items < itemsBefore ? { discount } : {});

const totalsOf = (order: OrderOfEngine, lines: readonly LineFacts[]): CartTotals => ({
  itemsBefore: order.itemsBefore,
  promotion: order.items - order.itemsBefore,
  items: order.items,
  shipping: order.shipping,
  rounding: 0,
  total: order.total,
  website: lines.reduce(
    (sum, { website, unit, quantity }) => sum + Math.max(website ?? unit, unit) * quantity,
    0,
  ),
  savings: lines.reduce((sum, { savings }) => sum + savings, 0),
});

/** Returns the product data of a gift before it is in the cart. */
const giftProduct = (shop: Shop, locale: Locale, gift: GiftOfEngine): SoldProduct => ({
  id: gift.shopId,
  sku: gift.sku,
  title: spellingOf(shop.country, locale)(gift.title),
  slug: gift.slug,
  image: imageOf(gift.shopId),
  category: gift.kind,
  brand: [],
  status: 'active',
  isTrial: false,
  orderable: true,
});

/** Whether a gift may not go where the goods go. The engine does not say what it is worth. Source: LAW-42. */
const isBarredTo = ({ country }: Pick<Shop, 'country'>, address: OrderOfEngine['shippingAddress']): boolean =>
  isGiftBarred(undefined, giftLimitIn(address ? addressFromEngine(address).country_code : country));

/** Whether a gift lies in a cart that it may not go with. Source: LAW-42. */
export const hasBarredGift = (
  shop: Pick<Shop, 'country'>,
  { lines, shippingAddress }: OrderOfEngine,
): boolean => lines.some(({ gift }) => gift) && isBarredTo(shop, shippingAddress);

const giftOf = (
  shop: Shop,
  locale: Locale,
  { gift, lines, shippingAddress, active }: OrderOfEngine,
): GiftFacts | undefined => {
  if (gift === null) return undefined;
  const given = lines.find((line) => line.gift);
  const line = given && lineFacts(shop, locale, given);
  return {
    productId: gift.shopId,
    from: gift.from,
    // An order keeps what was given with it.
    standing: active && isBarredTo(shop, shippingAddress) ? 'barred' : gift.standing,
    product: line?.product ?? giftProduct(shop, locale, gift),
    ...(line && { line }),
  };
};

const couponOf = ({ coupon }: OrderOfEngine): Pick<CartFacts, 'coupon' | 'isSentFree' | 'couponPaused'> => {
  if (coupon === null) return {};
  const { code, counts, freeShipping, reason, minimum } = coupon;
  if (counts) return { coupon: code, ...(freeShipping && { isSentFree: true }) };
  return {
    couponPaused: { code, refusal: reason ?? 'not_for_products', ...(minimum !== null && { minimum }) },
  };
};

const leftBehindOf = (
  shop: Shop,
  locale: Locale,
  { leftBehind }: OrderOfEngine,
): Pick<CartFacts, 'leftBehind'> =>
  leftBehind.length === 0
    ? {}
    : {
        leftBehind: leftBehind.map((one) => ({ ...one, title: spellingOf(shop.country, locale)(one.title) })),
      };

/** Converts a cart of the engine to the facts that every server of the contract uses. `account`: of the request. */
export const cartFacts = (
  shop: Shop,
  locale: Locale,
  order: OrderOfEngine,
  account: Account | undefined,
): CartFacts => {
  const lines = order.lines
    .filter(({ gift }) => !gift)
    .map((line) => ({ ...lineFacts(shop, locale, line), ...partOf(order, line) }));
  const gift = giftOf(shop, locale, order);
  return {
    token: order.token,
    id: order.id,
    checkoutState: order.checkoutState,
    createdAt: order.createdAt,
    lines,
    currency: order.currency,
    totals: totalsOf(order, lines),
    priceChannel:
      lines.find(({ priceChannel }) => priceChannel !== undefined)?.priceChannel ?? shop.priceChannel,
    shipmentId: shipmentOf(order.token),
    ...(gift && { gift }),
    ...couponOf(order),
    ...leftBehindOf(shop, locale, order),
    ...(order.method !== null && { shippingMethod: order.method, shippingOptIn: order.carrierMayAnnounce }),
    ...(order.payment !== null && { paymentMethod: order.payment }),
    ...(order.email !== null && { email: order.email }),
    ...(order.account !== null && { customerId: order.account }),
    ...(account && order.account === account.id && { accountId: account.accountId }),
    ...(order.loyaltyNumber !== null && { milesAndMore: order.loyaltyNumber }),
    ...(order.comment !== null && { comment: order.comment }),
    ...(order.billing && { billingAddress: addressFromEngine(order.billing) }),
    ...(order.shippingAddress && { shippingAddress: addressFromEngine(order.shippingAddress) }),
  };
};
