import { sql } from 'kysely';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { placeOfError } from '../../shared/place-of-error.ts';
import type { SoldOrder } from '../../shop-server/engine/sold-order.ts';
import type { Trx } from '../db/schema.ts';
import { numberOfPastOrder } from '../orders/order-number.ts';
import type { Sandbox } from '../sandbox.ts';
import { demoAccountId } from '../seed/demo/demo-account.ts';
import { type DemoCustomer, demoCustomers } from '../seed/demo/demo-customers.ts';
import { seedReminder } from '../seed-reminders.ts';
import { seedSubscriptions } from '../seed-subscriptions.ts';
import { insertOrder } from './keep-order.ts';

interface Buyer {
  readonly id: number;
  readonly account_id: string;
  readonly brand: BrandId;
  readonly locale: Locale;
}

/** Returns the demo customers in the database, if none of them has bought anything yet. */
const newBuyers = async (db: Sandbox['db']): Promise<readonly Buyer[]> => {
  const buyers = await db
    .selectFrom('customer')
    .select(['id', 'account_id', 'brand', 'locale'])
    .where('account_id', 'in', demoCustomers.map(demoAccountId))
    .execute();
  if (buyers.length === 0) return [];
  const bought = await db
    .selectFrom('shop_order')
    .select('token')
    .where(
      'customer_id',
      'in',
      buyers.map(({ id }) => id),
    )
    .limit(1)
    .executeTakeFirst();
  return bought ? [] : buyers;
};

const askEngine = async (orders: NonNullable<Sandbox['engine']>['orders'], buyers: readonly Buyer[]) => {
  const found = new Map<Buyer, readonly SoldOrder[]>();
  for (const buyer of buyers) found.set(buyer, await orders.ofAccount(buyer, buyer.account_id));
  return found;
};

/** Returns the reminders of a demo customer, by order number. */
const remindersOf = (customer: DemoCustomer) =>
  new Map(
    customer.orders.flatMap(({ reminder }, i) =>
      reminder ? [[numberOfPastOrder(customer, i + 1), reminder] as const] : [],
    ),
  );

const keep = async (
  trx: Trx,
  sandbox: Sandbox,
  { id, account_id }: Buyer,
  orders: readonly SoldOrder[],
): Promise<void> => {
  const customer = demoCustomers.find((one) => demoAccountId(one) === account_id);
  if (!customer) return;
  const reminders = remindersOf(customer);
  for (const sold of orders) {
    const cart = { ...sold.cart, customerId: String(id), accountId: account_id };
    const kept = await insertOrder(trx, sandbox, { ...sold, cart, inStock: true });
    const reminder = reminders.get(sold.number);
    if (kept && reminder)
      await seedReminder(trx, { ...customer, id }, { token: kept.token, reminder }, sandbox.clock);
  }
};

/** Key of the lock for copying the orders: two processes take turns. Any number works, but it must always be this one. */
const oneAtATime = 5_404_774;

/**
 * Copies what the demo customers bought at the engine before this companion existed, and what followed from it, once.
 * No letters are sent, because it is long past. If the engine does not answer, the next start tries again.
 */
export const keepPastOrders = async (sandbox: Sandbox): Promise<void> => {
  const { db, engine, clock, report } = sandbox;
  if (!engine) return;
  try {
    const found = await askEngine(engine.orders, await newBuyers(db));
    if ([...found.values()].every((orders) => orders.length === 0)) return;
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(oneAtATime)})`.execute(trx);
      if ((await newBuyers(trx)).length === 0) return;
      for (const [buyer, orders] of found) await keep(trx, sandbox, buyer, orders);
      await seedSubscriptions(trx, clock);
    });
  } catch (error) {
    report({ operation: 'engine.past-orders', kind: 'job-failed', detail: placeOfError(error) });
  }
};
