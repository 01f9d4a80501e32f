import { type RawBuilder, sql } from 'kysely';
import { reminderTopic } from '../cart/reminder-topic.ts';
import type { Tables, Trx } from '../db/schema.ts';

/** Number of rows of a table deleted at once, so that other work does not wait long. */
const mostAtOnce = 5000;

const day = 86_400_000;
/** How long a finished job is kept. No job is scheduled again under a name of that age. Units: ms. */
const jobKept = 90 * day;
/** The same for a job that was given up, so that somebody can look at it and try it again. Units: ms. */
const givenUpKept = 365 * day;
/** How long the name of a notice is kept. An engine repeats one for days at most. Units: ms. */
const noticeKept = 90 * day;
/** How long a request for a link is kept that could not be answered. It has an e-mail and names. Units: ms. */
const requestKept = 30 * day;

/** How long a session is kept that is over. A new one of anybody deletes it at once. Units: ms. */
const sessionKept = 30 * day;
/** How long an opened wallet is kept. Units: ms. */
const walletKept = day;

/** What to delete: rows of a table (`t`) by their key. */
interface Due {
  readonly table: keyof Tables;
  readonly key: string;
  readonly when: RawBuilder<unknown>;
}

/** Returns whether there may be more. */
const deleteSome = async (trx: Trx, { table, key, when }: Due): Promise<boolean> => {
  const of = sql.ref(`t.${key}`);
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (
    select ${of} from ${sql.table(table)} t where ${when} limit ${mostAtOnce} for update of t skip locked)`.execute(
    trx,
  );
  return numAffectedRows >= mostAtOnce;
};

/** A message says what a stored mail is about, and that no second reminder follows the first of a cart. */
const oldMessage = (before: Date) => sql`t.done_at < ${before}
  and not exists (select from mail m where m.outbox_id = t.id)
  and not (t.topic = ${reminderTopic} and (
    exists (select from cart c where c.token = t.subject_id)
    or exists (select from consent_entry e where e.subject = t.subject_id and e.purpose = 'cart_reminder')))`;

/**
 * Deletes what only says that something was done: jobs, messages whose mail is gone, links and requests for links,
 * sessions and sign-ins that are over, opened wallets, mailboxes that accepted no mail. Part by part: returns whether
 * there may be more. `before`: as for other data of a person. Source: LAW-33, OPS-9.
 */
export const forgetDone = async (trx: Trx, before: Date, now: Date): Promise<boolean> => {
  const since = (ms: number): Date => new Date(now.getTime() - ms);
  const due: readonly Due[] = [
    {
      table: 'job',
      key: 'id',
      when: sql`t.done_at < ${since(jobKept)} or t.given_up_at < ${since(givenUpKept)}`,
    },
    { table: 'outbox', key: 'id', when: oldMessage(before) },
    { table: 'mail_stop_link', key: 'secret', when: sql`t.created_at < ${before}` },
    { table: 'mail_link', key: 'id', when: sql`t.expires_at < ${before}` },
    { table: 'mail_request', key: 'id', when: sql`t.created_at < ${since(requestKept)}` },
    { table: 'engine_notice', key: 'id', when: sql`t.taken_at < ${since(noticeKept)}` },
    { table: 'mail_refusal', key: 'email_key', when: sql`t.refused_at < ${before}` },
    { table: 'express', key: 'id', when: sql`t.created_at < ${since(walletKept)}` },
    { table: 'session', key: 'id', when: sql`t.expires_at < ${since(sessionKept)}` },
    { table: 'identity_begun', key: 'id', when: sql`t.expires_at < ${now}` },
    { table: 'identity_code', key: 'id', when: sql`t.expires_at < ${now}` },
    { table: 'identity_use', key: 'jti', when: sql`t.expires_at < ${now}` },
  ];
  let isMore = false;
  for (const one of due) isMore = (await deleteSome(trx, one)) || isMore;
  return isMore;
};
