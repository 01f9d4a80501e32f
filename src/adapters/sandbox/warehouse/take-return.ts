import type { CartItemId } from '../../../domain/cart/cart.ts';
import { json } from '../db/json.ts';
import { updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { beginRefund } from '../invoices/begin-refund.ts';
import { issueCredit } from '../invoices/issue-bill.ts';
import { givenBack } from '../order-rows/order-progress.ts';
import type { Sandbox } from '../sandbox.ts';
import { scheduleDispatch } from './dispatch-job.ts';

/**
 * Takes back the goods of a withdrawal: they are credited, and their price is refunded. Goods that an earlier
 * withdrawal gave back do not count again. If all goods are back, the order is returned; if it has not left, the rest
 * of it leaves now. Does nothing the second time. `read`: the ids of the items that staff read in a declaration which
 * the shop could not read; without them such a declaration stays. Source: DOC-5, ORD-6.
 */
export const takeReturn = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'clock' | 'shops'>,
  receipt: string,
  read?: readonly CartItemId[],
): Promise<void> => {
  const now = new Date(sandbox.clock.now());
  const withdrawn = await trx
    .selectFrom('withdrawal')
    .innerJoin('shop_order', 'shop_order.token', 'withdrawal.order_token')
    .select(['withdrawal.lines', 'shop_order.token', 'shop_order.basket', 'shop_order.paid_at'])
    .where('withdrawal.receipt', '=', receipt)
    .where('withdrawal.settled_at', 'is', null)
    .forUpdate('shop_order')
    .executeTakeFirst();
  const lines = withdrawn?.lines ?? read;
  if (!withdrawn || !lines) return;
  const { token, basket, paid_at } = withdrawn;
  const before = await givenBack(trx, token);
  await updateRow(trx, 'withdrawal', { receipt }, { settled_at: now, lines: json(lines) });
  // The invoice has one line for each item, in the same order.
  const left = basket.items.flatMap(({ id, is_gift }, place) =>
    is_gift || before.has(id) ? [] : [{ id, place }],
  );
  const back = left.filter(({ id }) => lines.includes(id));
  const isRest = back.length === left.length;
  const returned = isRest
    ? ({ _tag: 'Rest' } as const)
    : ({ _tag: 'Goods', places: back.map(({ place }) => place) } as const);
  const credit =
    back.length > 0 &&
    (await issueCredit(trx, sandbox, token, { cause: `refund ${receipt}`, returned }, now));
  if (credit && paid_at) await beginRefund(trx, { id: receipt, token, amount: credit.total }, now);
  if (back.length > 0 && isRest) await updateRow(trx, 'shop_order', { token }, { state: 'returned' });
  else await scheduleDispatch(trx, sandbox, token, now, receipt);
};
