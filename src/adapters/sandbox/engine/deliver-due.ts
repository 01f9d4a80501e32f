import * as E from 'fp-ts/Either';
import type { EngineBehind } from '../../shop-server/engine/order-engine.ts';
import type { SoldOrder } from '../../shop-server/engine/sold-order.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { json } from '../db/json.ts';
import { newToken } from '../db/new-token.ts';
import { deleteRow, findRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';
import type { OutsideWork } from '../jobs/run-due.ts';
import { givePrescription } from '../prescriptions/given-prescription.ts';
import type { Sandbox } from '../sandbox.ts';
import { settleOrdered } from '../subscription-rows/settle-ordered.ts';
import { customerOf, holdOrders, lockSubscription } from '../subscription-rows/subscription-store.ts';
import { charge } from '../subscriptions/charge.ts';
import { type PlannedDelivery, planDelivery } from '../subscriptions/plan-delivery.ts';
import {
  type Due,
  dueToday,
  endSubscription,
  notOrdered,
  settleNotOrdered,
} from '../subscriptions/settle-delivery.ts';
import { accountOf } from './account-of.ts';
import { askForDelivery } from './ask-for-delivery.ts';
import { keepOrder, keptOrderWire } from './keep-order.ts';
import { stockOfEngine } from './stock-of-engine.ts';

type Write = (trx: Trx) => Promise<void>;

const nothingToWrite: Write = async () => undefined;
const nowOf = ({ clock }: Pick<Sandbox, 'clock'>): Date => new Date(clock.now());

/** Writes in one transaction, unless the customer changed the subscription meanwhile. In that case its job runs again. */
const unlessChanged =
  (sandbox: Sandbox, { id, version }: SubscriptionRow, write: (due: Due) => Promise<void>): Write =>
  async (trx) => {
    await holdOrders(trx, id);
    const row = await lockSubscription(trx, id);
    if (row?.version === version) await write({ trx, sandbox, row, now: nowOf(sandbox) });
  };

/** Generates the engine's id for an order. From here on, an order may exist. An id that never became an order is reused. */
const begin = async (
  sandbox: Sandbox,
  row: SubscriptionRow,
  leftOut: readonly string[],
): Promise<string | undefined> => {
  let token: string | undefined;
  const draw = unlessChanged(sandbox, row, async ({ trx }) => {
    const about = { due: row.next_date, payment_alias: row.payment_alias, left_out: json(leftOut) };
    const begun = await trx
      .insertInto('subscription_delivery')
      .values({ subscription_id: row.id, token: newToken(), ...about })
      .onConflict((known) => known.column('subscription_id').doUpdateSet(about))
      .returning('token')
      .executeTakeFirstOrThrow();
    token = begun.token;
    if (row.prescription) {
      const owned = { at: nowOf(sandbox), customer: row.customer_id };
      await givePrescription(trx, token, row.prescription, owned);
    }
  });
  await sandbox.db.transaction().execute(draw);
  return token;
};

/**
 * Returns an order that was requested by a process that died before storing it. An order that the engine has cancelled
 * since is made anew.
 */
const placedBefore = async (
  { db }: Sandbox,
  { deliveries }: EngineBehind,
  { id, brand, locale }: SubscriptionRow,
  customer: CustomerRow,
): Promise<SoldOrder | undefined> => {
  const begun = await findRow(db, 'subscription_delivery', { subscription_id: id }, ['token']);
  if (!begun) return undefined;
  const sold = await deliveries.placed({ brand, locale, account: accountOf(customer) }, begun.token);
  if (sold?.state !== 'cancelled') return sold;
  await deleteRow(db, 'subscription_delivery', { token: begun.token });
  return undefined;
};

/** Copies the order, charges it and moves on to the next day, once, whatever the customer changed meanwhile. */
const record =
  (sandbox: Sandbox, id: string, sold: SoldOrder): Write =>
  async (trx) => {
    await holdOrders(trx, id);
    const row = await lockSubscription(trx, id);
    const begun = await trx
      .deleteFrom('subscription_delivery')
      .where('subscription_id', '=', id)
      .where('token', '=', sold.cart.token)
      .returningAll()
      .executeTakeFirst();
    if (!row || !begun) return;
    const now = nowOf(sandbox);
    const kept = await keptOrderWire(trx, await keepOrder(trx, sandbox, sold));
    const { payment_alias, due: day, left_out: leftOut } = begun;
    const payment_method = sold.cart.paymentMethod ?? row.payment_method;
    await charge(trx, sandbox, { ...row, payment_method, payment_alias }, kept, now);
    await settleOrdered({ trx, sandbox, row, now }, { token: sold.token, day, leftOut });
  };

const order = async (
  sandbox: Sandbox,
  engine: EngineBehind,
  row: SubscriptionRow,
  customer: CustomerRow,
): Promise<Write> => {
  const stockOf = stockOfEngine(sandbox, { brand_channel: row.brand, locale: row.locale });
  const plan = await planDelivery(sandbox.db, sandbox, row, stockOf);
  if (plan._tag === 'NotOrdered') return unlessChanged(sandbox, row, (due) => settleNotOrdered(due, plan));
  const { goods, leftOut }: PlannedDelivery = plan;
  const asked = { sandbox, engine, plan, customer, begin: () => begin(sandbox, row, leftOut) };
  const sold = await askForDelivery(asked);
  if (E.isRight(sold)) return sold.right ? record(sandbox, row.id, sold.right) : nothingToWrite;
  return unlessChanged(sandbox, row, (due) => settleNotOrdered(due, notOrdered(sold.left, goods)));
};

/**
 * Has the engine make the order of a day, once, even if a process dies in between. The engine's id for it is stored
 * before the request, and a later run first checks whether an order with that id exists. Source: ACC-5.
 */
export const deliverDue: OutsideWork = {
  outside: async (sandbox, { subject_id: id }) => {
    const { db, engine } = sandbox;
    const row = await findRow(db, 'subscription', { id });
    if (!engine || !row) return nothingToWrite;
    const customer = await customerOf(db, row);
    // Guests have no subscriptions at an engine: none are offered to them there.
    if (!customer) return nothingToWrite;
    const earlier = await placedBefore(sandbox, engine, row, customer);
    if (earlier) return record(sandbox, id, earlier);
    switch (dueToday(row, { sandbox, now: nowOf(sandbox) })) {
      case 'end':
        return unlessChanged(sandbox, row, endSubscription);
      case 'order':
        return order(sandbox, engine, row, customer);
      case undefined:
        return nothingToWrite;
    }
  },
};
