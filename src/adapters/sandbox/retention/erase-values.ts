import { forgetsValues, oldBefore, withoutValues } from '../../../domain/orders/value-retention.ts';
import { instantAt } from '../../../domain/shared/calendar.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { json } from '../db/json.ts';
import { updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { valuesJob } from '../jobs/engine-jobs.ts';
import { schedule } from '../jobs/schedule.ts';
import { takePrescription } from '../prescriptions/given-prescription.ts';
import { eraseMails } from './erase-mails.ts';
import { eraseWithdrawals } from './erase-withdrawals.ts';

/** Number of orders processed at once, so that other work does not wait long. */
const mostAtOnce = 500;

const itemWithout = (item: CartItemWire): CartItemWire => {
  if (item.detail.category !== 'lens') return item;
  const kept = withoutValues(
    Object.fromEntries(item.formatted_options.map(({ code, value }) => [code, value])),
  );
  return {
    ...item,
    variant_id: item.product_id,
    meta: {},
    formatted_options: item.formatted_options.filter(({ code }) => kept[code] !== undefined),
  };
};

const erase = async (
  trx: Trx,
  { token, cart_token, basket: { prescription: _, comment: __, ...basket } }: OrderRow,
  now: Date,
): Promise<void> => {
  const items = basket.items.map(itemWithout);
  await trx
    .updateTable('shop_order')
    .set({ basket: json({ ...basket, items }), values_erased_at: now })
    .where('token', '=', token)
    .execute();
  await trx
    .updateTable('order_line')
    .set(({ ref }) => ({ variant_id: ref('product_id') }))
    .where('order_token', '=', token)
    .execute();
  await trx.deleteFrom('cart_line').where('cart_token', '=', cart_token).execute();
  // The id of an add may be a digest of the values.
  await trx.deleteFrom('cart_request').where('cart_token', '=', cart_token).execute();
  await updateRow(trx, 'cart', { token: cart_token }, { comment: null });
  await takePrescription(trx, cart_token);
};

/**
 * Schedules what the engine has not erased yet and no job waits for, including orders that were erased before there was
 * an engine or before it could erase. Returns whether there may be more.
 */
const tellEngine = async (trx: Trx, now: Date): Promise<boolean> => {
  const open = await trx
    .selectFrom('shop_order as o')
    .select('o.token')
    .where('o.values_erased_at', 'is not', null)
    .where('o.engine_forgot_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job as j')
            .select('j.id')
            .where('j.kind', '=', valuesJob)
            .whereRef('j.subject_id', '=', 'o.token')
            .where('j.done_at', 'is', null)
            .where('j.given_up_at', 'is', null),
        ),
      ),
    )
    .orderBy('o.values_erased_at')
    .limit(mostAtOnce)
    .execute();
  for (const { token } of open) await schedule(trx, { kind: valuesJob, subjectId: token }, now);
  return open.length === mostAtOnce;
};

/**
 * Removes eye values, prescriptions and what buyers wrote to the shop from orders that are due for it, and from the
 * mails and withdrawals of those. Goods, prices, addresses and dates stay, because the law requires invoices to be kept.
 * Returns whether there may be more. Source: LAW-33.
 */
export const eraseValues = async (
  trx: Trx,
  {
    now,
    years,
    zone,
    engine,
  }: {
    readonly now: Date;
    readonly years: number;
    readonly zone: string | undefined;
    /** The engine that stores these orders too, if any. */
    readonly engine: unknown;
  },
): Promise<boolean> => {
  const today = shopDay(now.getTime(), zone);
  const old = instantAt(oldBefore(today, years), 0, zone);
  const orders = await trx
    .selectFrom('shop_order')
    .selectAll()
    .where('values_erased_at', 'is', null)
    .where(({ or, eb }) => or([eb('account_gone_at', 'is not', null), eb('created_at', '<', old)]))
    .where('state', 'in', ['shipped', 'cancelled', 'returned'])
    .orderBy('created_at')
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  const due = orders.filter(({ state, created_at, account_gone_at: gone }) =>
    forgetsValues(
      { state, orderedOn: shopDay(created_at.getTime(), zone), isAccountGone: gone !== null },
      today,
      years,
    ),
  );
  for (const order of due) await erase(trx, order, now);
  const declarations = await eraseWithdrawals(trx, { now, before: old, limit: mostAtOnce });
  await eraseMails(trx);
  const isMoreThere = engine ? await tellEngine(trx, now) : false;
  return due.length === mostAtOnce || declarations === mostAtOnce || isMoreThere;
};
