import * as t from 'io-ts';
import { ConfigurationC, ProductIdC } from '../catalogue/product.ts';
import { operation } from '../operation.ts';
import { CountryC, WholeC } from '../scalars.ts';

const list = t.readonlyArray;

const DeliveryQueryC = t.type(
  {
    catalog: t.string,
    variant_representation: t.type({ product_id: ProductIdC, option: ConfigurationC }),
    quantity: WholeC,
  },
  'DeliveryQuery',
);
export const DeliveryDatesC = t.type(
  {
    tags: list(t.string),
    items: list(
      t.type({
        stock: t.type({ available: WholeC }),
        tags: list(t.string),
        meta: t.type({ variant_id: t.string }),
      }),
    ),
  },
  'DeliveryDates',
);

const Arrival = { calculated_arrival_date_min: t.string, calculated_arrival_date_max: t.string };
export const DeliveryPredictionC = t.intersection(
  [
    t.type(Arrival),
    /** The arrival of each item, in the order of the request. */
    t.partial({ items: list(t.type(Arrival)) }),
  ],
  'DeliveryPrediction',
);

export const deliveryOperations = {
  /** Returns the stock of each item, and whether its sale is stopped. */
  getDeliveryDates: operation({
    method: 'POST',
    path: '/delivery/dates',
    body: t.type({ items: list(DeliveryQueryC) }),
    answer: DeliveryDatesC,
    refusals: [404, 422],
  }),
  /** Returns when a shipment of these items arrives, with the given shipping option or the usual one. */
  getDeliveryPrediction: operation({
    method: 'POST',
    path: '/delivery/prediction',
    body: t.intersection([
      t.type({ items: list(DeliveryQueryC) }),
      t.partial({ shipping_option: t.string, country_to: CountryC }),
    ]),
    answer: DeliveryPredictionC,
    refusals: [404, 422],
  }),
} as const;
