import * as E from 'fp-ts/Either';
import type { InvoiceAdvice } from '../../../domain/checkout/invoice-advice.ts';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import { type BilledPerson, isSamePerson } from '../../../domain/orders/known-customer.ts';
import { amountIn, amounts } from '../../../domain/shared/amounts.ts';
import type { Money } from '../../../domain/shared/money.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { makeRateLimit } from '../../shop-server/http/rate-limit.ts';
import { tooOften, violate } from '../../shop-server/refusal.ts';
import type { Handler } from '../call.ts';
import type { Db } from '../db/schema.ts';
import { creditedOf } from '../order-rows/credited.ts';
import type { Sandbox } from '../sandbox.ts';
import { personOf } from './is-known.ts';

/** The most that one person may owe at the same time, by currency. */
export const creditCeiling = amounts({ EUR: 50_000, CHF: 50_000 });

/**
 * Whether a person may buy on account. The sum and all their unpaid purchases on account in the same currency, less what
 * was credited of them, must not exceed its ceiling. Source: CHK-16, PRICE-7.
 */
export const adviseInvoice = async (
  db: Db,
  person: BilledPerson,
  { minor, currency }: Money,
): Promise<InvoiceAdvice> => {
  const ceiling = amountIn(creditCeiling, currency);
  const bought = await db
    .selectFrom('shop_order')
    .select(['token', 'email', 'basket', 'total'])
    .where('email_key', '=', matchingEmail(person.email))
    .where('currency', '=', currency)
    .where('payment_method', '=', 'invoice')
    .where('paid_at', 'is', null)
    .where('state', 'not in', ['cancelled', 'returned', 'payment_pending'])
    .execute();
  const owed = bought.filter(({ email, basket }) => {
    const billed = personOf(email, basket.billing_address);
    return billed !== undefined && isSamePerson(billed, person);
  });
  const credited = await creditedOf(
    db,
    owed.map(({ token }) => token),
  );
  const sum = owed.reduce((all, { token, total }) => all + total - credited(token).total, Number(minor));
  return ceiling === undefined || sum > ceiling.minor ? 'refused' : 'open';
};

/** Units: ms. */
const hour = 60 * 60_000;

/**
 * Tells whether a named person may buy on account. Because anybody may ask about anybody, requests are limited by
 * visitor and by person to what a checkout needs, and the sum must be positive. Source: CHK-16, CHK-32.
 */
export const makeLastPayment = (sandbox: Sandbox): Handler<ShopApi['getCustomerLastPayment']> => {
  const { clock, limits, fleet, db } = sandbox;
  const asked = makeRateLimit(clock, limits.guestTriesPerMinute, { tally: fleet?.tally('credit') });
  const askedAbout = makeRateLimit(clock, limits.guestTriesPerHour, {
    windowMs: hour,
    tally: fleet?.tally('credit of'),
  });
  return async ({ body: { billing_address, order_total }, client }) => {
    const { email, last_name: lastName, postcode } = billing_address;
    const { value: minor, currency } = order_total;
    if (minor <= 0) return violate([{ path: 'order_total', code: 'validation.invalid' }]);
    const wait = asked.take(client) || askedAbout.take(matchingEmail(email));
    if (wait > 0) return tooOften(wait);
    const person = { email, lastName, postcode };
    return E.right({ invoice: await adviseInvoice(db, person, { minor, currency }) });
  };
};
