import { sql } from 'kysely';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import type { Db } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';

/** Units: ms. */
const lately = 60 * 60_000;

/**
 * Whether a mailbox got enough mails of these topics within an hour, from all shops together: whoever enters an e-mail
 * may not own it, and could fill the mailbox of somebody else, also by its other spellings. Source: AUTH-33.
 */
export const hasEnoughMails = async (
  db: Db,
  { limits, clock }: Pick<Sandbox, 'limits' | 'clock'>,
  email: string,
  topics: readonly string[],
): Promise<boolean> => {
  const { count } = await db
    .selectFrom('mail')
    .innerJoin('outbox', 'outbox.id', 'mail.outbox_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('mail.mailbox', '=', matchingEmail(email))
    .where('outbox.topic', 'in', topics)
    .where('mail.sent_at', '>', new Date(clock.now() - lately))
    .executeTakeFirstOrThrow();
  return count >= limits.accountTries;
};
