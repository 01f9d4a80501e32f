import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { PaymentAliasPort } from '../../../application/customer/ports/payment-aliases.ts';
import type { Channel } from '../../contract/channel.ts';
import type { PersonalClient } from '../client.ts';

/** Source: ACC-7. */
export const makePaymentAliasAdapter = (
  client: PersonalClient,
  { brand_channel }: Channel,
): PaymentAliasPort => {
  const query = { customer_context: brand_channel };
  return {
    aliases: () =>
      pipe(
        client.getCustomerPaymentAlias({ query }),
        TE.map((list) =>
          list.map(({ alias, internal_payment_method, last_paid_with, last_paid_at, last_digits }) => ({
            id: alias,
            method: internal_payment_method,
            lastPaidWith: last_paid_with,
            paidAt: last_paid_at,
            ...(last_digits !== undefined && { lastDigits: last_digits }),
          })),
        ),
      ),
    remove: (alias) =>
      pipe(
        client.deleteCustomerPaymentAlias({ params: { alias }, query }),
        TE.map(() => undefined),
      ),
  };
};
