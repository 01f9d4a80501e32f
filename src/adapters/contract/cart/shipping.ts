import * as t from 'io-ts';
import { operation } from '../operation.ts';
import { CountryC, CurrencyC, MinorC, WholeC } from '../scalars.ts';

export const ShippingMethodC = t.intersection(
  [
    t.type({ key: t.string, price: MinorC, currency: CurrencyC }),
    t.partial({
      calculated_arrival_date_min: t.string,
      calculated_arrival_date_max: t.string,
      /** Working days between the warehouse and the customer. */
      working_days_min: WholeC,
      working_days_max: WholeC,
      /** `16:00`: orders placed by then leave on the same working day. */
      cut_off: t.string,
      /** The carrier announces the delivery, so the buyer is asked for `shipping_opt_in_personal_data`. */
      announces_delivery: t.boolean,
    }),
  ],
  'ShippingMethod',
);
export type ShippingMethodWire = t.TypeOf<typeof ShippingMethodC>;

export const shippingOperations = {
  /** Returns the shipping options to a country, by key. */
  getShippingOptions: operation({
    method: 'GET',
    path: '/shipping-options',
    query: t.intersection([
      t.type({ country_to: CountryC }),
      t.partial({ active: t.string, is_midi: t.string, 'order[key]': t.string }),
    ]),
    answer: t.readonlyArray(ShippingMethodC),
  }),
} as const;
