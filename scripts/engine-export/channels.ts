import { type DemoCoupon, demoCoupons } from '../../src/adapters/sandbox/seed/demo/demo-coupons.ts';
import { isPaidLater, paymentMethodsOf } from '../../src/adapters/shop-server/checkout/payment-methods.ts';
import { type ShippingRow, shippingTable } from '../../src/adapters/shop-server/delivery/shipping-table.ts';
import type { Shop } from '../../src/application/shared/shop.ts';
import { destinations, sendsTo } from '../../src/domain/checkout/destination.ts';
import type { ShopCurrency } from '../../src/domain/shared/amounts.ts';

/** Pickup at a partner is free. It exists in the shop's own country, if the shop has partners. */
const pricesOf = (shop: Shop, row: ShippingRow): Readonly<Record<string, number>> => {
  if (row.pickup) return shop.features.pickup ? { [shop.country]: 0 } : {};
  return Object.fromEntries(
    shop.countries.flatMap(({ code }) => {
      const price = row.prices[shop.currency][code];
      return price === undefined ? [] : [[code, price]];
    }),
  );
};

const shippingOf = (shop: Shop) =>
  shippingTable
    .filter((row) => !row.midi)
    .map((row) => ({
      code: row.key,
      prices: pricesOf(shop, row),
      freeFrom: row.freeAbove && shop.freeShipping ? shop.freeShipping[shop.currency] : 0,
      ends: destinations.filter((destination) => sendsTo(destination, row.key)),
      ...row.space,
    }))
    .filter(({ prices }) => Object.keys(prices).length > 0);

const givesOf = ({ rule: { gift } }: DemoCoupon, currency: ShopCurrency) => {
  switch (gift._tag) {
    case 'Percent':
      return { percent: gift.percent };
    case 'Amount':
      return { amount: gift.amount[currency] ?? 0 };
    case 'FreeShipping':
      return { freeShipping: true };
  }
};

const couponOf = (coupon: DemoCoupon, currency: ShopCurrency) => {
  const { rule, code, usedBefore = 0 } = coupon;
  return {
    code,
    enabled: !rule.disabled,
    gives: givesOf(coupon, currency),
    kinds: rule.categories ?? [],
    ...(rule.minimum && { minimum: rule.minimum[currency] ?? 0 }),
    ...(rule.expires !== undefined && { endsAt: rule.expires }),
    // Uses from before the engine are subtracted from its limits.
    ...(rule.usageLimit !== undefined && { usageLimit: Math.max(0, rule.usageLimit - usedBefore) }),
    ...(rule.perCustomerLimit !== undefined && { perCustomerLimit: rule.perCustomerLimit }),
    ...(rule.newCustomersOnly && { newCustomersOnly: true }),
    ...(rule.notWithPromotionalPrices && { nothingReduced: true }),
  };
};

/** A shop's shipping, payment methods and discounts. */
export const channelEntry = (shop: Shop) => ({
  code: shop.id,
  currency: shop.currency,
  shipping: shippingOf(shop),
  payments: paymentMethodsOf(shop.country, false)
    .filter(({ unavailable }) => unavailable !== 'not_offered')
    .map(({ code }) => ({ code, later: isPaidLater(code) })),
  priceChannel: shop.priceChannel,
  couponByPriceChannel: shop.features.specialPrice ? {} : shop.features.couponByPriceChannel,
  ...(shop.gift && { gift: { product: shop.gift.productId, from: shop.gift.from[shop.currency] } }),
  coupons: demoCoupons
    .filter(({ rule }) => !rule.brands || rule.brands.includes(shop.id))
    .map((coupon) => couponOf(coupon, shop.currency)),
});
