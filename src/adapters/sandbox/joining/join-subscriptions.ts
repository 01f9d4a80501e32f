import { sql } from 'kysely';
import { standing } from '../../../domain/customer/given-consent.ts';
import { joinsByMailbox } from '../../../domain/orders/mailbox-joins.ts';
import { hasProvenMailbox } from '../consents/proven-mailbox.ts';
import { noteValues } from '../consents/value-consents.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { findRow } from '../db/rows.ts';
import type { Db, Trx } from '../db/schema.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';
import { storeAlias } from '../payment/keep-alias.ts';
import type { Sandbox } from '../sandbox.ts';
import { holdOrders, lockSubscription, writeSubscription } from '../subscription-rows/subscription-store.ts';

type Joining = Pick<Sandbox, 'clock' | 'provider'>;

/** Returns the guest's subscriptions that began with orders of this mailbox. */
const leftBy = (db: Db, { brand, email_key }: CustomerRow): Promise<readonly { readonly id: string }[]> =>
  db
    .selectFrom('shop_order as first')
    .innerJoin('subscription as begun', (join) =>
      join.on(sql<boolean>`begun.source = 'order:' || first.number`).on('begun.customer_id', 'is', null),
    )
    .select('begun.id')
    .where('first.brand', '=', brand)
    .where('first.email_key', '=', email_key)
    .where('begun.brand', '=', brand)
    .orderBy('begun.id')
    .execute();

/** Locks all running subscriptions of the account together with the one that joins, in one order everywhere. */
const holdAll = async (trx: Trx, { id }: CustomerRow, joining: string): Promise<void> => {
  await trx
    .selectFrom('subscription')
    .select('id')
    .where(({ eb, or, and }) =>
      or([eb('id', '=', joining), and([eb('customer_id', '=', id), eb('state', '!=', 'cancelled')])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
};

/** The guest's consent to store lens values for this subscription, as the account's consent: its words and its time stay. */
const takeConsent = async (trx: Trx, customer: CustomerRow, { id }: SubscriptionRow): Promise<void> => {
  const entries = await trx
    .selectFrom('consent_entry')
    .selectAll()
    .where('brand', '=', customer.brand)
    .where('email_key', '=', customer.email_key)
    .where('purpose', '=', 'subscription')
    .where('subject', '=', id)
    .orderBy('id')
    .execute();
  const last = entries.findLast(({ act }) => act === 'given');
  const acts = entries.map(({ act }) => act);
  if (!last || standing('word', acts) !== 'given') return;
  const { words, locale, said_at: at } = last;
  await noteValues(trx, customer, 'subscription', { given: true, words, locale, at });
};

const join = async (trx: Trx, sandbox: Joining, customer: CustomerRow, id: string): Promise<void> => {
  await holdOrders(trx, id);
  await holdAll(trx, customer, id);
  const row = await lockSubscription(trx, id);
  const account = { email: customer.email, isProven: hasProvenMailbox(customer) };
  if (!row || !joinsByMailbox({ owner: row.customer_id, email: row.email ?? '' }, account)) return;
  const now = new Date(sandbox.clock.now());
  const kept =
    row.payment_alias === null
      ? undefined
      : await findRow(trx, 'provider_alias', { alias: row.payment_alias });
  const isOver = row.state === 'cancelled';
  // The account lists what it pays with, and can delete it.
  if (kept && !isOver) await storeAlias(trx, sandbox, customer.id, kept, now);
  await takeConsent(trx, customer, row);
  await writeSubscription(trx, { ...row, customer_id: customer.id }, sandbox.clock.zone);
};

/**
 * Assigns to an account the subscriptions that its mailbox began without it, ended ones too. Dates, goods, payment and
 * what is being paid stay as they are. Returns whether there were any. Source: AUTH-32, SUBS-6.
 */
export const joinSubscriptions = async (
  { db, ...sandbox }: Joining & Pick<Sandbox, 'db'>,
  customer: CustomerRow,
): Promise<boolean> => {
  const left = await leftBy(db, customer);
  for (const { id } of left) await db.transaction().execute((trx) => join(trx, sandbox, customer, id));
  return left.length > 0;
};
