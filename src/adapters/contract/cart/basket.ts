import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { checkoutStates, readCheckoutState } from '../../../domain/cart/checkout-state.ts';
import { giftStandings } from '../../../domain/cart/gift.ts';
import { intervalUnits } from '../../../domain/shared/delivery-interval.ts';
import { vatRate } from '../../../domain/shared/vat.ts';
import { codecOf } from '../../shared/codec-of.ts';
import { ProductIdC } from '../catalogue/product.ts';
import { AddressC } from '../checkout/address.ts';
import type { PrescriptionWire } from '../checkout/prescription.ts';
import { CurrencyC, MinorC, oneOf, WholeC } from '../scalars.ts';
import { CartItemC } from './cart-item.ts';

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

/** The tax within the total, by rate. `rate` in tenths of a percent; `gross` = `net` + `vat`. */
const VatLineC = t.type(
  { rate: codecOf('VatRate', t.number, vatRate), net: MinorC, vat: MinorC, gross: MinorC },
  'VatLine',
);

/** The gift that the shop adds to the cart for free once the goods reach `from`, after discount. */
const GiftC = t.type(
  {
    product_id: ProductIdC,
    slug: t.string,
    title: t.string,
    image: t.string,
    from: MinorC,
    standing: oneOf('GiftStanding', giftStandings),
  },
  'Gift',
);

/** The codec keeps its words, for the API's description. */
const CheckoutStateC = Object.assign(
  codecOf('CheckoutState', t.string, (word) => E.fromNullable(word)(readCheckoutState(word))),
  { words: checkoutStates },
);

/** The fields that carts and orders have in common. */
export const basketFields = {
  id: t.string,
  checkout_state: CheckoutStateC,
  items: t.readonlyArray(CartItemC),
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
  shipments: t.readonlyArray(ShipmentC),
  created_at: t.string,
};
export const basketOptional = {
  /** The rounding to an amount payable in coins, if the shop rounds: `total` = `items_total` + `shipping_total` + it. */
  rounding_total: MinorC,
  /** Whether it belongs to a subscription; `false` if absent. */
  subscription: t.boolean,
  /** The number of units between two deliveries; 1 if absent. */
  subscription_frequency: WholeC,
  /** `free_shipping`: the coupon makes every shipping method free. */
  promotion_coupon: t.intersection([t.type({ code: t.string }), t.partial({ free_shipping: t.boolean })]),
  comment: t.string,
  discount_note: t.string,
  payment_method: t.string,
  billing_address: AddressC,
  shipping_address: AddressC,
  customer: CustomerC,
  vat_lines: t.readonlyArray(VatLineC),
  /** Whether the carrier may get e-mail and phone number; absent if the shipping method announces nothing. */
  shipping_opt_in_personal_data: t.boolean,
  /** The unit of `subscription_frequency`; days if absent. */
  subscription_frequency_unit: oneOf('IntervalUnit', intervalUnits),
  gift: GiftC,
};
/** The cart's fields as stored in an order. */
export type OrderedBasket = BasketWire & { readonly prescription?: PrescriptionWire };
export type BasketWire = t.TypeOfProps<typeof basketFields> & t.TypeOfPartialProps<typeof basketOptional>;
