import type { Bill } from '../../../domain/orders/bill/bill.ts';
import type { Returned } from '../../../domain/orders/bill/credit.ts';
import { returnedGoods } from '../../../domain/orders/bill/returned-goods.ts';
import { updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { beginRefund } from '../invoices/begin-refund.ts';
import { billsOf } from '../invoices/bill-store.ts';
import { issueCredit } from '../invoices/issue-bill.ts';
import type { Sandbox } from '../sandbox.ts';
import { scheduleDispatch } from './dispatch-job.ts';

/**
 * What a withdrawal gives back: goods that an earlier one gave back do not count again. `Rest` if nothing is left then.
 * Undefined if it gives nothing back.
 */
const newlyReturned = (
  { lines }: Pick<Bill, 'lines'>,
  credits: readonly Pick<Bill, 'lines'>[],
  named: Exclude<Returned, { readonly _tag: 'Amount' }>,
): Returned | undefined => {
  const before = new Set(credits.flatMap((credit) => credit.lines.map(({ title }) => title)));
  const left = lines.flatMap(({ isGift, title }, place) => (isGift || before.has(title) ? [] : [place]));
  const places = named._tag === 'Rest' ? left : left.filter((place) => named.places.includes(place));
  if (places.length === 0) return undefined;
  return places.length === left.length ? { _tag: 'Rest' } : { _tag: 'Goods', places };
};

/**
 * Takes back the goods of a withdrawal: they are credited, and their price is refunded. If all goods are back, the
 * order is returned; if it has not left, the rest of it leaves now. Does nothing the second time, or if goods are named
 * that are not on the invoice. Source: DOC-5, ORD-6.
 */
export const takeReturn = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'clock' | 'shops'>,
  receipt: string,
): Promise<void> => {
  const now = new Date(sandbox.clock.now());
  const withdrawn = await trx
    .selectFrom('withdrawal')
    .innerJoin('shop_order', 'shop_order.token', 'withdrawal.order_token')
    .select(['withdrawal.goods', 'shop_order.token', 'shop_order.paid_at'])
    .where('withdrawal.receipt', '=', receipt)
    .where('withdrawal.settled_at', 'is', null)
    .forUpdate('shop_order')
    .executeTakeFirst();
  if (!withdrawn) return;
  const { token, goods, paid_at } = withdrawn;
  const [invoice, ...credits] = await billsOf(trx, token);
  const named = invoice && returnedGoods(invoice.lines, goods);
  if (!named) return;
  await updateRow(trx, 'withdrawal', { receipt }, { settled_at: now });
  const returned = newlyReturned(invoice, credits, named);
  const credit =
    returned && (await issueCredit(trx, sandbox, token, { cause: `refund ${receipt}`, returned }, now));
  if (credit && paid_at) await beginRefund(trx, { id: receipt, token, amount: credit.total }, now);
  if (returned?._tag === 'Rest') await updateRow(trx, 'shop_order', { token }, { state: 'returned' });
  else await scheduleDispatch(trx, sandbox, token, now, receipt);
};
