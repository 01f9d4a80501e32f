import type { CartItemId, CartToken } from '../../../domain/cart/cart.ts';
import { optionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import { agreedNotice } from '../../../domain/checkout/delivery-notice.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import { vatLines } from '../../../domain/shared/vat.ts';
import type { CartWire } from '../../contract/cart/cart.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import { isAnnounced } from '../delivery/shipping.ts';
import type { Sandbox } from '../sandbox.ts';
import { vatRateOf } from '../tax/vat-rates.ts';
import { optionLabel } from '../words/option-labels.ts';
import type { ViewedGift } from './cart-gift.ts';
import { type CartView, channelOfCart, sentLines } from './cart-view.ts';
import { pausedNote } from './paused-coupon.ts';
import { percentOf } from './price-cart.ts';
import type { ViewedLine } from './viewed-line.ts';

const cents = (amount: number): Minor => amount as Minor;

const itemWire = (line: ViewedLine, index: number, locale: Locale, ownChannel: string): CartItemWire => {
  const { row, product, unit, total, website, savings } = line;
  return {
    id: row.id as CartItemId,
    product_id: product.id,
    variant_id: row.variant_id,
    sku: product.sku,
    title: product.title,
    slug: product.slug,
    quantity: row.quantity,
    unit_price: cents(unit),
    is_trial: product.isTrial,
    meta: row.meta,
    formatted_options: optionCodes.flatMap((code) => {
      const value = row.options[code];
      return value === undefined ? [] : [{ code, label: optionLabel(code, locale), value }];
    }),
    images: [product.image],
    detail: {
      category: product.category,
      product_status: product.status,
      ...(product.replacement && { product_replacement: product.replacement }),
      ...(product.lensUsage && { lens_usage: product.lensUsage }),
      ...(product.lensType && { lens_type: product.lensType }),
      ...(product.badge && { badge: product.badge }),
    },
    brand: product.brand,
    position: index + 1,
    price_channel: row.price_channel ?? ownChannel,
    total: cents(total),
    number: String(index + 1).padStart(2, '0'),
    ...(website !== undefined && { website_unit_price: cents(website) }),
    ...(savings > 0 && { savings: cents(savings) }),
    ...(row.created_from !== null && { created_from: row.created_from }),
    ...(row.fk !== null && { fk: row.fk }),
  };
};

const customerWire = ({ row, accountId }: CartView): NonNullable<CartWire['customer']> | undefined =>
  row.email === null
    ? undefined
    : {
        '@id': `/api/customers/${row.customer_id ?? `guest-${row.id}`}`,
        email: row.email,
        ...(accountId !== undefined && { account_id: accountId }),
        ...(row.billing_address && {
          first_name: row.billing_address.first_name,
          last_name: row.billing_address.last_name,
        }),
        ...(row.billing_address?.phone_number && { phone_number: row.billing_address.phone_number }),
        ...(row.miles_and_more_number !== null && { miles_and_more_number: row.miles_and_more_number }),
      };

/** A gift is no sale: it has no row of its own. */
const taxOf = ({ lines, totals }: CartView, country: CountryCode): NonNullable<CartWire['vat_lines']> =>
  vatLines(
    lines.map(({ category, total }) => ({ rate: vatRateOf(country, category), gross: cents(total) })),
    cents(totals.total),
  );

const giftWire = ({ product, from, standing }: ViewedGift): NonNullable<CartWire['gift']> => ({
  product_id: product.id,
  slug: product.slug,
  title: product.title,
  image: product.image,
  from,
  standing,
});

/** A cart as the wire says it. Source: CART-1. */
export const cartWire = (sandbox: Pick<Sandbox, 'shops'>, locale: Locale, view: CartView): CartWire => {
  const { row, totals, coupon, couponPaused, gift } = view;
  const shop = sandbox.shops[row.brand];
  const customer = customerWire(view);
  const notice = agreedNotice(isAnnounced(shop, row.shipping_method ?? ''), row.shipping_opt_in);
  return {
    token_value: row.token as CartToken,
    state: 'cart',
    id: String(row.id),
    checkout_state: row.checkout_state,
    items: sentLines(view).map((line, i) => ({
      ...itemWire(line, i, locale, shop.priceChannel),
      ...(line === gift?.line && { is_gift: true }),
    })),
    items_total: cents(totals.items),
    items_total_before_promotion: cents(totals.itemsBefore),
    shipping_total: cents(totals.shipping),
    order_promotion_total: cents(totals.promotion),
    total: cents(totals.total),
    currency_code: shop.currency,
    price_channel: channelOfCart(
      shop,
      view.lines.map((line) => line.row),
    ),
    savings:
      totals.savings > 0
        ? {
            current: cents(totals.itemsBefore),
            website: cents(totals.website),
            savings_from_website: cents(totals.savings),
            savings_from_website_in_percents: percentOf(totals.savings, totals.website),
          }
        : {},
    subscription: false,
    subscription_frequency: 1,
    shipments: [
      { id: row.shipment_id, ...(row.shipping_method !== null && { method: row.shipping_method }) },
    ],
    created_at: row.created_at.toISOString(),
    ...(coupon && { promotion_coupon: { code: coupon.code } }),
    ...(couponPaused && { discount_note: pausedNote(shop, locale, couponPaused) }),
    ...(gift && { gift: giftWire(gift) }),
    ...(row.comment !== null && { comment: row.comment }),
    ...(notice !== undefined && { shipping_opt_in_personal_data: notice }),
    ...(row.payment_method !== null && { payment_method: row.payment_method }),
    ...(row.billing_address && { billing_address: row.billing_address }),
    ...(row.shipping_address && { shipping_address: row.shipping_address }),
    ...(customer && { customer }),
    ...(row.shipping_address && { vat_lines: taxOf(view, row.shipping_address.country_code) }),
  };
};
