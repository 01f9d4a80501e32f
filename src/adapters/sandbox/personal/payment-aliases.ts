import * as E from 'fp-ts/Either';
import type { PaymentAliasWire } from '../../contract/personal/payment-aliases.ts';
import { notFound, type Refusal } from '../../shop-server/refusal.ts';
import type { Call, Handlers } from '../call.ts';
import { signedIn } from '../customers/signed-in.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { forgetAtProvider } from '../provider/forget-at-provider.ts';
import type { Sandbox } from '../sandbox.ts';

/** A customer belongs to one shop and has no saved payment methods in another. */
const customerOf = async (
  call: Pick<Call<unknown>, 'session' | 'channel'> & {
    readonly query: { readonly customer_context: string };
  },
): Promise<E.Either<Refusal, CustomerRow>> => {
  const customer = await signedIn(call);
  if (E.isLeft(customer)) return customer;
  return call.query.customer_context === call.channel.brand_channel ? customer : notFound('payment_alias');
};

/** Source: ACC-7. */
export const makePaymentAliasHandlers = ({
  db,
  clock,
  provider,
}: Pick<Sandbox, 'db' | 'clock' | 'provider'>) =>
  ({
    getCustomerPaymentAlias: async (call) => {
      const customer = await customerOf(call);
      if (E.isLeft(customer)) return customer;
      const rows = await db
        .selectFrom('payment_alias')
        .selectAll()
        .where('customer_id', '=', customer.right.id)
        .orderBy('paid_at', 'desc')
        .orderBy('alias')
        .execute();
      return E.right(
        rows.map(
          ({ alias, method, last_digits, paid_at }, i): PaymentAliasWire => ({
            alias: alias as PaymentAliasWire['alias'],
            internal_payment_method: method,
            last_paid_with: i === 0,
            last_paid_at: paid_at.toISOString(),
            ...(last_digits !== '' && { last_digits }),
          }),
        ),
      );
    },

    deleteCustomerPaymentAlias: async (call) => {
      const customer = await customerOf(call);
      if (E.isLeft(customer)) return customer;
      return db.transaction().execute(async (trx) => {
        const gone = await trx
          .deleteFrom('payment_alias')
          .where('alias', '=', call.params.alias)
          .where('customer_id', '=', customer.right.id)
          .returning('alias')
          .executeTakeFirst();
        if (!gone) return notFound('payment_alias');
        await forgetAtProvider(trx, { clock, ...(provider && { provider }) }, gone.alias);
        return E.right({ done: true } as const);
      });
    },
  }) satisfies Partial<Handlers>;
