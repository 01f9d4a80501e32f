import { sql } from 'kysely';
import type { AnswerOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { mailsOf } from '../leaving/drop-mails.ts';
import type { Sandbox } from '../sandbox.ts';

type Exported = AnswerOf<ShopApi['exportMyData']>;

const moments = ['mailbox_proven_at', 'mails_confirmed_at', 'password_changed_at'] as const;

/** The stored mails of a customer, without their content: its links give access. */
const ownMails = async (
  { db }: Pick<Sandbox, 'db'>,
  customer: CustomerRow,
): Promise<NonNullable<Exported['mails']>> => {
  const { rows } = await sql<{ subject: string; sent_at: Date; undelivered_why: string | null }>`
    select m.subject, m.sent_at, m.undelivered_why from mail m, outbox o
    where ${mailsOf(customer)} order by m.id`.execute(db);
  return rows.map(({ subject, sent_at, undelivered_why: undelivered }) => ({
    subject,
    sent_at: sent_at.toISOString(),
    ...(undelivered !== null && { undelivered }),
  }));
};

/**
 * Returns what the shop noted about a customer, for the export of their own data: when the account was made, the links
 * that led to orders, and the mails. Source: LAW-34.
 */
export const ownTraces = async (
  sandbox: Pick<Sandbox, 'db'>,
  customer: CustomerRow,
): Promise<Pick<Exported, 'account' | 'order_sources' | 'mails'>> => {
  const led = await sandbox.db
    .selectFrom('shop_order')
    .select(['number', 'source'])
    .where('customer_id', '=', customer.id)
    .where('source', 'is not', null)
    .orderBy('created_at')
    .execute();
  return {
    account: {
      created_at: customer.created_at.toISOString(),
      ...Object.fromEntries(
        moments.flatMap((name) => {
          const at = customer[name];
          return at === null ? [] : [[name, at.toISOString()]];
        }),
      ),
    },
    order_sources: led.map(({ number, source }) => ({ order_number: number, source: { ...source } })),
    mails: await ownMails(sandbox, customer),
  };
};
