import { returnedGoods } from '../../../domain/orders/bill/returned-goods.ts';
import type { Trx } from '../db/schema.ts';
import { beginRefund } from '../invoices/begin-refund.ts';
import { billsOf } from '../invoices/bill-store.ts';
import { issueCredit } from '../invoices/issue-bill.ts';
import type { Sandbox } from '../sandbox.ts';
import { scheduleDispatch } from './dispatch-job.ts';
import { creditCause } from './open-withdrawal.ts';

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
    .forUpdate('shop_order')
    .executeTakeFirst();
  if (!withdrawn) return;
  const { token, goods, paid_at } = withdrawn;
  const [invoice] = await billsOf(trx, token);
  const returned = invoice && returnedGoods(invoice.lines, goods);
  if (!returned) return;
  const credit = await issueCredit(trx, sandbox, token, { cause: creditCause(receipt), returned }, now);
  if (!credit) return;
  if (paid_at) await beginRefund(trx, { id: receipt, token, amount: credit.total }, now);
  const sold = invoice.lines.filter(({ isGift }) => !isGift).length;
  if (credit.lines.filter(({ isGift }) => !isGift).length === sold || returned._tag === 'Rest')
    await trx.updateTable('shop_order').set({ state: 'returned' }).where('token', '=', token).execute();
  else await scheduleDispatch(trx, sandbox, token, now, receipt);
};
