import type { Shop } from '../../../application/shared/shop.ts';
import type { Say } from '../../../application/shared/texts.ts';
import type { CartItemId, CartToken } from '../../../domain/cart/cart.ts';
import { optionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import { agreedNotice } from '../../../domain/checkout/delivery-notice.ts';
import { destinationOf } from '../../../domain/checkout/destination.ts';
import { leastShipping } from '../../../domain/checkout/least-shipping.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import { vatLines } from '../../../domain/shared/vat.ts';
import type { CartWire } from '../../contract/cart/cart.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import type { Channel } from '../../contract/channel.ts';
import { vatRateOf } from '../checkout/vat-rates.ts';
import { isAnnounced, shippingFor } from '../delivery/shipping.ts';
import type { ShopServer } from '../shop-server.ts';
import { type CartFacts, type CartTotals, type GiftFacts, type LineFacts, sentLines } from './cart-facts.ts';
import { pausedWords } from './paused-coupon.ts';

const minor = (amount: number): Minor => amount as Minor;

/** Returns a share in percent with one decimal, rounded half up. 0 if the whole is 0 or less. */
export const percentOf = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.round((part * 1000) / whole) / 10;

const itemWire = (line: LineFacts, index: number, say: Say, ownChannel: string): CartItemWire => {
  const { product, options, priceChannel = ownChannel, discount, website, savings, createdFrom, fk } = line;
  return {
    id: line.id as CartItemId,
    product_id: product.id,
    variant_id: line.variantId,
    sku: product.sku,
    title: product.title,
    slug: product.slug,
    quantity: line.quantity,
    unit_price: minor(line.unit),
    is_trial: product.isTrial,
    meta: line.meta,
    formatted_options: optionCodes.flatMap((code) => {
      const value = options[code];
      return value === undefined ? [] : [{ code, label: say(`server:option.${code}`), value }];
    }),
    images: [product.image],
    detail: {
      category: product.category,
      product_status: product.status,
      ...(product.replacement && { product_replacement: product.replacement }),
      ...(product.lensUsage && { lens_usage: product.lensUsage }),
      ...(product.lensType && { lens_type: product.lensType }),
      ...(product.badge && { badge: product.badge }),
      ...(product.unit && { unit: product.unit }),
    },
    brand: product.brand,
    position: index + 1,
    price_channel: priceChannel,
    total: minor(line.total),
    number: String(index + 1).padStart(2, '0'),
    ...(discount !== undefined && { discount: minor(discount) }),
    ...(website !== undefined && { website_unit_price: minor(website) }),
    ...(savings > 0 && { savings: minor(savings) }),
    ...(createdFrom !== undefined && { created_from: createdFrom }),
    ...(fk !== undefined && { fk }),
  };
};

const customerWire = (cart: CartFacts): NonNullable<CartWire['customer']> | undefined => {
  const { email, accountId, customerId, billingAddress, milesAndMore } = cart;
  if (email === undefined) return undefined;
  return {
    '@id': `/api/customers/${customerId ?? `guest-${cart.id}`}`,
    email,
    ...(accountId !== undefined && { account_id: accountId }),
    ...(billingAddress && { first_name: billingAddress.first_name, last_name: billingAddress.last_name }),
    ...(billingAddress?.phone_number && { phone_number: billingAddress.phone_number }),
    ...(milesAndMore !== undefined && { miles_and_more_number: milesAndMore }),
  };
};

/** A gift is not a sale: it has no VAT line of its own. */
const taxOf = ({ lines, totals }: CartFacts, country: CountryCode): NonNullable<CartWire['vat_lines']> =>
  vatLines(
    lines.map(({ product, options, total, discount = 0 }) => ({
      rate: vatRateOf(country, product.category, options),
      gross: minor(total - discount),
    })),
    minor(totals.total),
  );

const giftWire = ({ product, from, standing }: GiftFacts): NonNullable<CartWire['gift']> => ({
  product_id: product.id,
  slug: product.slug,
  title: product.title,
  image: product.image,
  from: minor(from),
  standing,
});

const savingsWire = ({ savings, itemsBefore, website }: CartTotals): CartWire['savings'] =>
  savings > 0
    ? {
        current: minor(itemsBefore),
        website: minor(website),
        savings_from_website: minor(savings),
        savings_from_website_in_percents: percentOf(savings, website),
      }
    : {};

/** All subscription lines of a cart share one interval. */
const rhythmWire = ({
  lines,
}: CartFacts): Pick<CartWire, 'subscription' | 'subscription_frequency' | 'subscription_frequency_unit'> => {
  const regular = lines.find(({ meta }) => meta.subscription_frequency !== undefined)?.meta;
  if (!regular) return { subscription: false, subscription_frequency: 1 };
  const { subscription_frequency = 1, subscription_frequency_unit = 'day' } = regular;
  return { subscription: true, subscription_frequency, subscription_frequency_unit };
};

/** The price of the cheapest method that takes these goods to where they go, as long as none is chosen. Source: CART-21. */
const shippingFromWire = (
  shop: Shop,
  { lines, totals, shippingMethod, shippingAddress: to }: CartFacts,
): Pick<CartWire, 'shipping_from'> => {
  if (shippingMethod !== undefined || lines.length === 0) return {};
  const ways = shippingFor(shop, to?.country_code ?? shop.country, {
    pieces: lines.map(({ product, quantity }) => ({ category: product.category, quantity })),
    itemsTotal: totals.items,
    destination: destinationOf({
      ...(to && { street: to.street }),
      ...(to?.studio_id && { studioId: to.studio_id }),
    }),
  });
  const least = leastShipping(
    ways.map(({ row, price }) => ({ key: row.key, price: { minor: minor(price), currency: shop.currency } })),
  );
  return least ? { shipping_from: least.minor } : {};
};

/** Converts a cart to wire format, whichever system stores it. The gift comes last. Source: CART-1. */
export const cartWire = (
  { shops, texts }: Pick<ShopServer, 'shops' | 'texts'>,
  { brand_channel, locale }: Channel,
  cart: CartFacts,
): CartWire => {
  const shop = shops[brand_channel];
  const say = texts(brand_channel, locale);
  const { totals, gift, shippingMethod, paymentMethod, comment, coupon, couponPaused } = cart;
  const { billingAddress, shippingAddress } = cart;
  const customer = customerWire(cart);
  const notice = agreedNotice(isAnnounced(shop, shippingMethod ?? ''), cart.shippingOptIn ?? null);
  return {
    token_value: cart.token as CartToken,
    state: 'cart',
    id: cart.id,
    checkout_state: cart.checkoutState,
    items: sentLines(cart).map((line, i) => ({
      ...itemWire(line, i, say, shop.priceChannel),
      ...(line === gift?.line && { is_gift: true }),
    })),
    items_total: minor(totals.items),
    items_total_before_promotion: minor(totals.itemsBefore),
    shipping_total: minor(totals.shipping),
    ...shippingFromWire(shop, cart),
    order_promotion_total: minor(totals.promotion),
    ...(totals.rounding !== 0 && { rounding_total: minor(totals.rounding) }),
    total: minor(totals.total),
    currency_code: cart.currency,
    price_channel: cart.priceChannel,
    savings: savingsWire(totals),
    ...rhythmWire(cart),
    shipments: [{ id: cart.shipmentId, ...(shippingMethod !== undefined && { method: shippingMethod }) }],
    created_at: cart.createdAt.toISOString(),
    ...(coupon !== undefined && {
      promotion_coupon: { code: coupon, ...(cart.isSentFree && { free_shipping: true }) },
    }),
    ...(couponPaused && {
      discount_note: say(
        ...pausedWords({ ...shop, currency: cart.currency }, couponPaused, totals.itemsBefore),
      ),
    }),
    ...(cart.leftBehind && { left_behind: cart.leftBehind }),
    ...(gift && { gift: giftWire(gift) }),
    ...(comment !== undefined && { comment }),
    ...(notice !== undefined && { shipping_opt_in_personal_data: notice }),
    ...(paymentMethod !== undefined && { payment_method: paymentMethod }),
    ...(billingAddress && { billing_address: billingAddress }),
    ...(shippingAddress && { shipping_address: shippingAddress }),
    ...(customer && { customer }),
    ...(shippingAddress && { vat_lines: taxOf(cart, shippingAddress.country_code) }),
  };
};
