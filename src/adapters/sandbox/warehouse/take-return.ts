import { returnedGoods } from '../../../domain/orders/bill/returned-goods.ts';
import type { WithdrawnGoods } from '../../../domain/orders/withdrawn-lines.ts';
import { json } from '../db/json.ts';
import { getRow, updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { endBegun } from '../guest-orders/withdrawal-store.ts';
import { beginRefund } from '../invoices/begin-refund.ts';
import { issueCredit } from '../invoices/issue-bill.ts';
import { settledWithdrawals, withdrawnGoods } from '../order-rows/order-progress.ts';
import type { Sandbox } from '../sandbox.ts';
import { scheduleDispatch } from './dispatch-job.ts';

/**
 * Takes back the goods of a withdrawal: they are credited, and their price is refunded. Goods that an earlier
 * withdrawal gave back do not count again. If all goods are back, the order is returned; if it has not left, the rest
 * of it leaves now. Does nothing the second time. `read`: what staff read in a declaration which the shop could not
 * read; without it such a declaration stays. It may end a subscription, as one that the shop reads does. Source: DOC-5,
 * ORD-6, SUBS-9.
 */
export const takeReturn = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'clock' | 'shops'>,
  receipt: string,
  read?: WithdrawnGoods,
): Promise<void> => {
  const now = new Date(sandbox.clock.now());
  const withdrawn = await trx
    .selectFrom('withdrawal')
    .innerJoin('shop_order', 'shop_order.token', 'withdrawal.order_token')
    .select([
      'withdrawal.lines',
      'withdrawal.pieces',
      'shop_order.token',
      'shop_order.basket',
      'shop_order.paid_at',
    ])
    .where('withdrawal.receipt', '=', receipt)
    .where('withdrawal.settled_at', 'is', null)
    .forUpdate('shop_order')
    .executeTakeFirst();
  const goods = withdrawn && (withdrawnGoods(withdrawn) ?? read);
  if (!goods) return;
  const { token, basket, paid_at } = withdrawn;
  const settled = await settledWithdrawals(trx, token);
  const { lines, pieces } = goods;
  await updateRow(
    trx,
    'withdrawal',
    { receipt },
    { settled_at: now, lines: json(lines), pieces: pieces ? json(pieces) : null },
  );
  if (withdrawn.lines === null) await endBegun(trx, await getRow(trx, 'shop_order', { token }), now);
  // The invoice has one line for each item, in the same order.
  const items = basket.items.map(({ id, quantity, is_gift }) => ({ id, quantity, isGift: is_gift === true }));
  const returned = returnedGoods(items, goods, settled);
  const credit =
    returned && (await issueCredit(trx, sandbox, token, { cause: `refund ${receipt}`, returned }, now));
  if (credit && paid_at) await beginRefund(trx, { id: receipt, token, amount: credit.total, receipt }, now);
  if (returned?._tag === 'Rest') await updateRow(trx, 'shop_order', { token }, { state: 'returned' });
  else await scheduleDispatch(trx, sandbox, token, now, receipt);
};
