import type { Cart, CartCustomer, CartItem } from '../../domain/cart/cart.ts';
import type { CartGift } from '../../domain/cart/gift.ts';
import { subscriptionMark } from '../../domain/cart/subscription-mark.ts';
import { idOfIri } from '../../domain/shared/iri.ts';
import type { Currency } from '../../domain/shared/money.ts';
import type { CartWire } from '../contract/cart/cart.ts';
import type { CartItemWire } from '../contract/cart/cart-item.ts';
import { contentsFromWire } from '../contract/catalogue/contents.ts';
import { addressFromWire } from '../contract/checkout/address-translation.ts';
import type { OrderWire } from '../contract/orders/orders.ts';
import { money } from './product-from-wire.ts';

export const itemFromWire =
  (currency: Currency) =>
  (wire: CartItemWire): CartItem => {
    const amount = money(currency);
    const { eye, pair_id, subscription_frequency: every, subscription_frequency_unit: rhythm } = wire.meta;
    const { lens_usage, lens_type, badge, product_status, product_replacement, unit } = wire.detail;
    return {
      id: wire.id,
      productId: wire.product_id,
      variantId: wire.variant_id,
      sku: wire.sku,
      title: wire.title,
      slug: wire.slug,
      quantity: wire.quantity,
      unitPrice: amount(wire.unit_price),
      total: amount(wire.total),
      isTrial: wire.is_trial,
      options: wire.formatted_options.map(({ code, value }) => ({ code, value })),
      image: wire.images[0] ?? '',
      category: wire.detail.category,
      brand: wire.brand,
      position: wire.position,
      ...(unit !== undefined && { contents: contentsFromWire(unit) }),
      ...(eye !== undefined && { eye }),
      ...(pair_id !== undefined && { pairId: pair_id }),
      ...(every !== undefined && { every: { every, unit: rhythm ?? 'day' } }),
      ...(lens_usage !== undefined && { lensUsage: lens_usage }),
      ...(lens_type !== undefined && { lensType: lens_type }),
      ...(badge !== undefined && { badge }),
      ...(product_replacement !== undefined && { replacement: product_replacement }),
      ...(product_status !== undefined && {
        orderable: product_status === 'active' ? 'orderable' : product_status,
      }),
      ...(wire.website_unit_price !== undefined && { websiteUnitPrice: amount(wire.website_unit_price) }),
      ...(wire.is_gift && { isGift: true }),
      ...(wire.savings !== undefined && { savings: amount(wire.savings) }),
      ...(wire.created_from !== undefined && {
        createdFrom: {
          type: 'recommendation',
          recommendationId: wire.created_from.data.recommendation_id,
          source: wire.created_from.data.source,
          itemPosition: wire.created_from.data.item_position,
        },
      }),
    };
  };

const customerFromWire = (wire: NonNullable<CartWire['customer']>): CartCustomer => ({
  id: idOfIri(wire['@id']),
  email: wire.email,
  ...(wire.first_name !== undefined && { firstName: wire.first_name }),
  ...(wire.last_name !== undefined && { lastName: wire.last_name }),
  ...(wire.phone_number !== undefined && { phone: wire.phone_number }),
  ...(wire.account_id !== undefined && { accountId: wire.account_id }),
  ...(wire.miles_and_more_number !== undefined && { milesAndMoreNumber: wire.miles_and_more_number }),
});

const giftFromWire = (
  currency: Currency,
  { product_id, from, ...gift }: NonNullable<CartWire['gift']>,
): CartGift => ({ ...gift, productId: product_id, from: money(currency)(from) });

const savingsFromWire = (currency: Currency, wire: CartWire['savings']): Cart['savings'] => {
  const amount = money(currency);
  return {
    ...(wire.current !== undefined && { current: amount(wire.current) }),
    ...(wire.savings_from_website !== undefined && { fromWebsite: amount(wire.savings_from_website) }),
    ...(wire.savings_from_website_in_percents !== undefined && {
      fromWebsiteInPercent: wire.savings_from_website_in_percents,
    }),
    ...(wire.website !== undefined && { website: amount(wire.website) }),
  };
};

/** Reads the fields that carts and orders have in common. */
export const basketFromWire = (wire: CartWire | OrderWire): Omit<Cart, 'token'> => {
  const currency = wire.currency_code;
  const amount = money(currency);
  const subscription = subscriptionMark({
    belongs: wire.subscription ?? false,
    frequency: wire.subscription_frequency ?? 1,
    unit: wire.subscription_frequency_unit,
  });
  return {
    id: wire.id,
    checkoutState: wire.checkout_state,
    items: wire.items.map(itemFromWire(currency)).sort((a, b) => a.position - b.position),
    itemsTotal: amount(wire.items_total),
    itemsTotalBeforePromotion: amount(wire.items_total_before_promotion),
    shippingTotal: amount(wire.shipping_total),
    promotionTotal: amount(wire.order_promotion_total),
    total: amount(wire.total),
    ...(wire.rounding_total !== undefined && { rounding: amount(wire.rounding_total) }),
    priceChannel: wire.price_channel,
    savings: savingsFromWire(currency, wire.savings),
    shipments: wire.shipments,
    ...(wire.promotion_coupon !== undefined && { coupon: wire.promotion_coupon.code }),
    ...(wire.promotion_coupon?.free_shipping && { isSentFree: true }),
    ...(wire.discount_note !== undefined && { couponNote: wire.discount_note }),
    ...(wire.comment !== undefined && { comment: wire.comment }),
    ...(wire.payment_method !== undefined && { paymentMethod: wire.payment_method }),
    ...(wire.billing_address !== undefined && { billingAddress: addressFromWire(wire.billing_address) }),
    ...(wire.shipping_address !== undefined && { shippingAddress: addressFromWire(wire.shipping_address) }),
    ...(wire.vat_lines !== undefined && { vat: wire.vat_lines }),
    ...(wire.shipping_opt_in_personal_data !== undefined && {
      deliveryNotice: wire.shipping_opt_in_personal_data,
    }),
    ...(wire.gift !== undefined && { gift: giftFromWire(currency, wire.gift) }),
    ...(wire.customer !== undefined && { customer: customerFromWire(wire.customer) }),
    ...(subscription && { subscription }),
  };
};

export const cartFromWire = (wire: CartWire): Cart => ({
  ...basketFromWire(wire),
  token: wire.token_value,
  ...(wire.shipping_from !== undefined && { shippingFrom: money(wire.currency_code)(wire.shipping_from) }),
  ...(wire.left_behind && { leftBehind: wire.left_behind }),
});
