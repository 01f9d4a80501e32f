import type { Locale } from '../../../domain/shared/locale.ts';
import type { CartWire } from '../../contract/cart/cart.ts';
import type { CartFacts, GiftFacts, LineFacts } from '../../shop-server/cart/cart-facts.ts';
import { cartWire as wireOf } from '../../shop-server/cart/cart-wire.ts';
import { isSentFree } from '../coupons/judge-coupon.ts';
import type { Sandbox } from '../sandbox.ts';
import type { ViewedGift } from './cart-gift.ts';
import { type CartView, channelOfCart } from './cart-view.ts';
import type { ViewedLine } from './price-cart.ts';

const lineFacts = ({ row, product, unit, total, discount, website, savings }: ViewedLine): LineFacts => ({
  id: row.id,
  product,
  variantId: row.variant_id,
  options: row.options,
  meta: row.meta,
  quantity: row.quantity,
  unit,
  total,
  savings,
  ...(discount !== undefined && { discount }),
  ...(website !== undefined && { website }),
  ...(row.price_channel !== null && { priceChannel: row.price_channel }),
  ...(row.fk !== null && { fk: row.fk }),
  ...(row.created_from !== null && { createdFrom: row.created_from }),
});

const giftFacts = ({ line, ...gift }: ViewedGift): GiftFacts => ({
  ...gift,
  ...(line && { line: lineFacts(line) }),
});

/** Converts a cart of the sandbox to the facts that every server of the contract uses. */
export const cartFacts = (sandbox: Pick<Sandbox, 'shops'>, view: CartView): CartFacts => {
  const { row, lines, totals, coupon, couponPaused, gift, accountId } = view;
  return {
    token: row.token,
    id: String(row.id),
    checkoutState: row.checkout_state,
    createdAt: row.created_at,
    lines: lines.map(lineFacts),
    currency: sandbox.shops[row.brand].currency,
    totals,
    priceChannel: channelOfCart(
      sandbox.shops[row.brand],
      lines.map((line) => line.row),
    ),
    shipmentId: row.shipment_id,
    ...(gift && { gift: giftFacts(gift) }),
    ...(coupon && { coupon: coupon.code, ...(isSentFree(coupon.rule) && { isSentFree: true }) }),
    ...(couponPaused && { couponPaused }),
    ...(row.shipping_method !== null && { shippingMethod: row.shipping_method }),
    ...(row.shipping_opt_in !== null && { shippingOptIn: row.shipping_opt_in }),
    ...(row.payment_method !== null && { paymentMethod: row.payment_method }),
    ...(row.email !== null && { email: row.email }),
    ...(row.customer_id !== null && { customerId: row.customer_id }),
    ...(accountId !== undefined && { accountId }),
    ...(row.miles_and_more_number !== null && { milesAndMore: row.miles_and_more_number }),
    ...(row.left_behind && { leftBehind: row.left_behind }),
    ...(row.comment !== null && { comment: row.comment }),
    ...(row.billing_address && { billingAddress: row.billing_address }),
    ...(row.shipping_address && { shippingAddress: row.shipping_address }),
  };
};

/** Converts a cart of the sandbox to the response format. Source: CART-1. */
export const cartWire = (
  sandbox: Pick<Sandbox, 'shops' | 'texts'>,
  locale: Locale,
  view: CartView,
): CartWire => wireOf(sandbox, { brand_channel: view.row.brand, locale }, cartFacts(sandbox, view));
