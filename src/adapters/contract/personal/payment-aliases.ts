import * as t from 'io-ts';
import type { AliasId } from '../../../domain/checkout/payment-alias.ts';
import { operation } from '../operation.ts';
import { idC } from '../scalars.ts';

export const AliasIdC = idC<AliasId>('AliasId');

/**
 * A payment method stored by the provider. `last_paid_with`: the one used last among all that are stored.
 * `last_paid_at` is an instant.
 */
export const PaymentAliasC = t.intersection(
  [
    t.type({
      alias: AliasIdC,
      internal_payment_method: t.string,
      last_paid_with: t.boolean,
      last_paid_at: t.string,
    }),
    t.partial({ last_digits: t.string }),
  ],
  'PaymentAlias',
);
export type PaymentAliasWire = t.TypeOf<typeof PaymentAliasC>;

/** The customer's shop. */
const ContextQuery = t.type({ customer_context: t.string });

export const paymentAliasOperations = {
  /** Returns the customer’s stored cards and wallets, the last used first. */
  getCustomerPaymentAlias: operation({
    method: 'GET',
    path: '/customers/me/payment-aliases',
    query: ContextQuery,
    answer: t.readonlyArray(PaymentAliasC),
    refusals: [401, 404],
  }),
  /** Deletes a stored card or wallet, also at the provider. Orders paid with it stay paid. */
  deleteCustomerPaymentAlias: operation({
    method: 'DELETE',
    path: '/customers/me/payment-aliases/:alias',
    query: ContextQuery,
    answer: t.type({ done: t.literal(true) }),
    refusals: [401, 404],
  }),
} as const;
