import * as E from 'fp-ts/Either';
import { type Kysely, sql } from 'kysely';
import type { InvoiceAdvice } from '../../../domain/checkout/invoice-advice.ts';
import { matchingEmail, matchingPostcode, tidyMatchingText } from '../../../domain/customer/matching.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Handler } from '../call.ts';
import type { Tables } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import type { MessageCode } from '../words/messages.ts';

/** What one person may owe at once. Units: minor. */
export const creditCeiling = 50_000;

/** Who owes, and for how much he orders now. */
export interface OnAccount {
  readonly email: string;
  readonly billing: Pick<AddressWire, 'last_name' | 'postcode'>;
  readonly total: number;
}

/** Whoever knows an e-mail only learns nothing of its owner: name and postcode have to match as well. */
const personOf = (email: string, { last_name, postcode }: OnAccount['billing']): string =>
  [matchingEmail(email), tidyMatchingText(last_name), matchingPostcode(postcode)].join('\n');

/** Whether somebody may buy on account: not above the ceiling, with all that he bought so and has not paid. Source: CHK-16. */
export const adviseInvoice = async (
  db: Kysely<Tables>,
  { email, billing, total }: OnAccount,
): Promise<InvoiceAdvice> => {
  const bought = await db
    .selectFrom('shop_order')
    .select(['email', 'basket', 'total'])
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .where('payment_method', '=', 'invoice')
    .where('paid_at', 'is', null)
    .where('state', 'not in', ['cancelled', 'payment_pending'])
    .execute();
  const person = personOf(email, billing);
  const owed = bought.filter(
    (order) => order.basket.billing_address && personOf(order.email, order.basket.billing_address) === person,
  );
  const sum = owed.reduce((all, order) => all + order.total, total);
  return sum > creditCeiling ? 'refused' : 'open';
};

/** Why somebody cannot buy on account by this method; undefined: he can, or pays at once. */
export const refuseOnAccount = async (
  db: Kysely<Tables>,
  method: string,
  buyer: OnAccount | undefined,
): Promise<MessageCode | undefined> => {
  if (method !== 'invoice' || !buyer) return undefined;
  return (await adviseInvoice(db, buyer)) === 'refused' ? 'payment.invoice_refused' : undefined;
};

/** Source: CHK-16. */
export const makeLastPayment =
  (sandbox: Sandbox): Handler<ShopApi['getCustomerLastPayment']> =>
  async ({ body: { billing_address, order_total } }) =>
    E.right({
      invoice: await adviseInvoice(sandbox.db, {
        email: billing_address.email,
        billing: billing_address,
        total: order_total.value,
      }),
    });
