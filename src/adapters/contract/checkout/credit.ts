import * as t from 'io-ts';
import { ProductIdC } from '../catalogue/product.ts';
import { operation } from '../operation.ts';
import { CurrencyC, MinorC, oneOf, WholeC } from '../scalars.ts';
import { AddressC } from './address.ts';

/** `gender` is absent if no salutation was chosen. */
const ScoreAddressC = t.intersection(
  [AddressC, t.type({ email: t.string }), t.partial({ gender: oneOf('Gender', ['m', 'f'] as const) })],
  'ScoreAddress',
);
export type ScoreAddressWire = t.TypeOf<typeof ScoreAddressC>;

const ScoreC = t.intersection(
  [
    t.type({
      billing_address: ScoreAddressC,
      shipping_address: ScoreAddressC,
      order_total: t.type({ value: MinorC, currency: CurrencyC }),
      price_channel: t.string,
      items: t.readonlyArray(
        t.type({ product_id: ProductIdC, sku: t.string, quantity: WholeC, unit_price: MinorC }),
      ),
      tags: t.readonlyArray(oneOf('ScoreTag', ['studio', 'internal'] as const)),
      matching_profile: t.literal(4),
    }),
    /** `yyyy-MM-dd`. */
    t.partial({ last_order_date: t.string }),
  ],
  'Score',
);
export type ScoreWire = t.TypeOf<typeof ScoreC>;

export const creditOperations = {
  /**
   * Whether this order can be paid by invoice, judged by the customer’s earlier payments. Amounts are in
   * minor units. Rate limits count requests per visitor and per customer.
   */
  getCustomerLastPayment: operation({
    method: 'POST',
    path: '/customers/last-payment',
    body: ScoreC,
    answer: t.type({ invoice: oneOf('InvoiceAdvice', ['open', 'refused'] as const) }),
    refusals: [422, 429],
  }),
} as const;
