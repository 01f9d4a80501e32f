import type { Bill } from '../../../domain/orders/bill/bill.ts';
import { creditOf, type Returned } from '../../../domain/orders/bill/credit.ts';
import { euroTax, statesEuros } from '../../../domain/orders/bill/euro-tax.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { Trx } from '../db/schema.ts';
import { rateOn } from '../rates/rate-store.ts';
import { type Biller, invoiceOf } from './bill-of-order.ts';
import { takeNumber } from './bill-series.ts';
import { billsOf, isIssued, keepBill } from './bill-store.ts';

/** Locks the order's row, so that its bills are issued one after the other. */
const lockOrder = (trx: Trx, token: string): Promise<OrderRow> =>
  trx.selectFrom('shop_order').selectAll().where('token', '=', token).forUpdate().executeTakeFirstOrThrow();

/** Numbers, dates and stores a bill. */
const issue = async (
  trx: Trx,
  { clock: { zone } }: Pick<Biller, 'clock'>,
  { brand, token }: OrderRow,
  cause: string,
  at: Date,
  bill: Omit<Bill, 'number' | 'issuedOn'>,
): Promise<Bill> => {
  const taken = await takeNumber(trx, brand, bill.kind, at, zone);
  const { number } = taken;
  const issued: Bill = { ...bill, number, issuedOn: shopDay(taken.at.getTime(), zone) };
  await keepBill(trx, { brand, order_token: token, cause }, taken, issued);
  return issued;
};

/**
 * Issues the invoice of an order, once, in the transaction in which it is paid, or sold to be paid later. An unpaid
 * order takes no number. Source: DOC-3, ADR 39.
 */
export const issueInvoice = async (trx: Trx, biller: Biller, token: string, at: Date): Promise<void> => {
  const order = await lockOrder(trx, token);
  const cause = `sold ${token}`;
  if (await isIssued(trx, cause)) return;
  const bill = invoiceOf(biller, order);
  const rate = statesEuros(bill.currency, order.country)
    ? await rateOn(trx, bill.currency, shopDay(at.getTime(), biller.clock.zone))
    : undefined;
  await issue(trx, biller, order, cause, at, {
    ...bill,
    ...(rate && { euroTax: euroTax(bill.tax, rate) }),
  });
};

/**
 * Issues a credit note for what is refunded of an order's invoice, once for each cause. None if there is no invoice, or
 * if all of it is credited. Source: DOC-5.
 */
export const issueCredit = async (
  trx: Trx,
  biller: Pick<Biller, 'clock'>,
  token: string,
  { cause, returned }: { readonly cause: string; readonly returned: Returned },
  at: Date,
): Promise<Bill | undefined> => {
  const order = await lockOrder(trx, token);
  if (await isIssued(trx, cause)) return undefined;
  const [invoice, ...earlier] = await billsOf(trx, token);
  const sums = invoice && creditOf(invoice, earlier, returned);
  if (!sums) return undefined;
  const { number, issuedOn, coupon: _, rounding: __, euroTax: inEuros, ...billed } = invoice;
  const before = earlier.flatMap(({ tax }) => tax);
  return issue(trx, biller, order, cause, at, {
    ...billed,
    ...sums,
    // The rate of the invoice, whose tax it corrects.
    ...(inEuros && { euroTax: euroTax(sums.tax, inEuros.by, before) }),
    kind: 'credit',
    corrects: { number, issuedOn },
    settled: { _tag: 'Nothing' },
  });
};
