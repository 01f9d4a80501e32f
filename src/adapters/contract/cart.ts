import * as t from 'io-ts';
import { type CartItemId, type CartToken, eyes } from '../../domain/cart/cart.ts';
import { optionCodes } from '../../domain/catalogue/lens-options.ts';
import { productBadges, productCategories } from '../../domain/catalogue/product.ts';
import { checkoutStates } from '../../domain/checkout/checkout-state.ts';
import { AddressC } from './address.ts';
import { ConfigurationC } from './catalogue.ts';
import { operation } from './operation.ts';
import { ProductIdC, ProductSummaryC } from './product.ts';
import { CurrencyC, idC, LocaleC, MinorC, NoBody, NoQuery, oneOf, WholeC } from './scalars.ts';

const list = t.readonlyArray;
export const CartTokenC = idC<CartToken>('CartToken');
export const CartItemIdC = idC<CartItemId>('CartItemId');

/** Eye and pair of a lens travel here. */
const MetaC = t.partial({ eye: oneOf('Eye', eyes), pair_id: t.string }, 'Meta');

const CreatedFromC = t.type(
  {
    type: t.literal('recommendation'),
    data: t.type({ recommendation_id: t.string, source: t.string, item_position: WholeC }),
  },
  'CreatedFrom',
);

export const CartItemC = t.intersection(
  [
    t.type({
      id: CartItemIdC,
      product_id: ProductIdC,
      variant_id: t.string,
      sku: t.string,
      title: t.string,
      slug: t.string,
      quantity: WholeC,
      unit_price: MinorC,
      is_trial: t.boolean,
      meta: MetaC,
      formatted_options: list(
        t.type({ code: oneOf('OptionCode', optionCodes), label: t.string, value: t.string }),
      ),
      images: list(t.string),
      detail: t.intersection([
        t.type({ category: oneOf('ItemCategory', [...productCategories, 'service'] as const) }),
        t.partial({ lens_usage: t.string, lens_type: t.string, badge: oneOf('ProductBadge', productBadges) }),
      ]),
      brand: list(t.string),
      position: WholeC,
      price_channel: t.string,
      total: MinorC,
      number: t.string,
    }),
    t.partial({ website_unit_price: MinorC, savings: MinorC, created_from: CreatedFromC }),
  ],
  'CartItem',
);
export type CartItemWire = t.TypeOf<typeof CartItemC>;

const ShipmentC = t.intersection([t.type({ id: t.string }), t.partial({ method: t.string })], 'Shipment');

const CustomerC = t.intersection(
  [
    t.type({ '@id': t.string, email: t.string }),
    t.partial({
      first_name: t.string,
      last_name: t.string,
      phone_number: t.string,
      account_id: t.string,
      miles_and_more_number: t.string,
    }),
  ],
  'Customer',
);

/** What a cart and the order made of it have in common. */
export const basketFields = {
  id: t.string,
  checkout_state: oneOf('CheckoutState', checkoutStates),
  items: list(CartItemC),
  items_total: MinorC,
  items_total_before_promotion: MinorC,
  shipping_total: MinorC,
  order_promotion_total: MinorC,
  total: MinorC,
  currency_code: CurrencyC,
  price_channel: t.string,
  savings: t.partial({
    current: MinorC,
    savings_from_website: MinorC,
    savings_from_website_in_percents: t.number,
    website: MinorC,
  }),
  subscription: t.boolean,
  subscription_frequency: WholeC,
  shipments: list(ShipmentC),
  created_at: t.string,
};
export const basketOptional = {
  promotion_coupon: t.type({ code: t.string }),
  comment: t.string,
  discount_note: t.string,
  payment_method: t.string,
  billing_address: AddressC,
  shipping_address: AddressC,
  customer: CustomerC,
  shipping_opt_in_personal_data: t.boolean,
};

export const CartC = t.intersection(
  [t.type({ token_value: CartTokenC, state: t.literal('cart'), ...basketFields }), t.partial(basketOptional)],
  'Cart',
);
export type CartWire = t.TypeOf<typeof CartC>;
/** What a cart and the order made of it have in common. */
export type BasketWire = Omit<CartWire, 'token_value' | 'state'>;

export const NewItemC = t.intersection(
  [
    t.type({
      product: t.intersection([
        t.type({ product_id: ProductIdC, option: ConfigurationC, price_channel: t.string }),
        t.partial({ fk: t.string }),
      ]),
      quantity: WholeC,
    }),
    t.partial({ meta: MetaC, created_from: CreatedFromC }),
  ],
  'NewItem',
);
export type NewItemWire = t.TypeOf<typeof NewItemC>;

export const RecommendationC = t.type(
  {
    recommendation_id: t.string,
    products: list(ProductSummaryC),
    metadata: t.type({ category: t.string }),
  },
  'Recommendation',
);

export const cartOperations = {
  createCart: operation({
    name: 'createCart',
    summary: 'A new, empty cart.',
    method: 'POST',
    path: '/carts',
    query: NoQuery,
    body: NoBody,
    answer: CartC,
    refusals: [429],
  }),
  getCart: operation({
    name: 'getCart',
    summary: 'A cart by its token; 404 when it is unknown, of another shop or customer, or ordered.',
    method: 'GET',
    path: '/carts/:token',
    query: NoQuery,
    body: NoBody,
    answer: CartC,
    refusals: [404],
  }),
  addToCart: operation({
    name: 'addToCart',
    summary: 'Puts all lines into the cart or none. The same `request_id` again changes nothing.',
    method: 'POST',
    path: '/carts/:token/items',
    query: NoQuery,
    body: t.type({ request_id: t.string, items: list(NewItemC) }),
    answer: CartC,
    refusals: [404, 422],
  }),
  updateCartQuantity: operation({
    name: 'updateCartQuantity',
    summary: 'Sets how many of a line there are.',
    method: 'PATCH',
    path: '/carts/:token/items/:item',
    query: NoQuery,
    body: t.type({ quantity: WholeC }),
    answer: CartC,
    refusals: [404, 422],
  }),
  removeFromCart: operation({
    name: 'removeFromCart',
    summary: 'Takes a line out; one that is gone already is no error.',
    method: 'DELETE',
    path: '/carts/:token/items/:item',
    query: NoQuery,
    body: NoBody,
    answer: CartC,
    refusals: [404],
  }),
  applyCoupon: operation({
    name: 'applyCoupon',
    summary: 'Applies a coupon, or says by its violation why not.',
    method: 'POST',
    path: '/carts/:token/coupon',
    query: NoQuery,
    body: t.type({ couponCode: t.string }),
    answer: CartC,
    refusals: [404, 422, 429],
  }),
  deleteCouponCode: operation({
    name: 'deleteCouponCode',
    summary: 'Takes the coupon off.',
    method: 'DELETE',
    path: '/carts/:token/coupon',
    query: NoQuery,
    body: NoBody,
    answer: CartC,
    refusals: [404],
  }),
  getRecommendationCrossSell: operation({
    name: 'getRecommendationCrossSell',
    summary: 'Products that go with what lies in the cart.',
    method: 'POST',
    path: '/recommendations/cross-sell',
    query: NoQuery,
    body: t.intersection([
      t.type({
        brand_channel: t.string,
        sales_channel: t.string,
        locale: LocaleC,
        cart_token: CartTokenC,
        cart_id: t.string,
        items: list(t.type({ product_id: ProductIdC, quantity: WholeC })),
        location: t.literal('cart'),
      }),
      t.partial({ account_id: t.string }),
    ]),
    answer: RecommendationC,
    refusals: [404],
  }),
} as const;
