import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Handler } from '../call.ts';
import { forCustomer } from '../customers/signed-in.ts';
import { progressOf } from '../order-rows/order-progress.ts';
import type { Sandbox } from '../sandbox.ts';
import { nextReminders } from './next-reminder.ts';
import { orderWire } from './order-wire.ts';

/** Units: orders. */
const pageSize = { usual: 10, most: 40 };

const within = (asked: number | undefined, usual: number, most: number): number =>
  Math.min(Math.max(asked ?? usual, 1), most);

/** Source: ORD-2, ORD-3. */
export const makeOrdersHistory = ({
  db,
  clock,
}: Pick<Sandbox, 'db' | 'clock'>): Handler<ShopApi['getOrdersHistory']> =>
  forCustomer(async (call, customer) => {
    const size = within(call.query.itemsPerPage, pageSize.usual, pageSize.most);
    const page = within(call.query.page, 1, 1_000_000);
    const theirs = db.selectFrom('shop_order').where('customer_id', '=', customer.id);
    const { total } = await theirs
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await theirs
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('number')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    const tokens = rows.map(({ token }) => token);
    const reminders = await nextReminders(db, customer.id, tokens, today(clock));
    const progress = await progressOf(db, tokens);
    const orders = rows.map((row) => orderWire(row, progress(row.token), reminders.get(row.token)));
    return E.right({ 'hydra:member': orders, 'hydra:totalItems': Number(total) });
  });
