import * as E from 'fp-ts/Either';
import { sql } from 'kysely';
import type { Failure } from '../../../application/shared/failure.ts';
import type { MailCarrier, OutgoingMail } from '../../../application/shared/mail-carrier.ts';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import type { MailRow, Undelivered } from '../db/commerce-tables.ts';
import { deleteRow, findRow, updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { attachedDocument } from '../documents/attached-document.ts';
import { drawn } from '../documents/drawn-document.ts';
import { type DueJob, type OutsideWork, runDueJobs } from '../jobs/run-due.ts';
import { schedule } from '../jobs/schedule.ts';
import type { Sandbox } from '../sandbox.ts';

/** The job kind that delivers a mail to its recipient. */
export const mailJob = 'mail.deliver';

/** Thrown when a mail was not accepted but may be later. Its code is a reason without any address. */
class NotTaken extends Error {
  override readonly name = 'MailNotTaken';
  readonly code: string;
  constructor(failure: Failure) {
    super('');
    this.code = failure._tag === 'Unavailable' ? `${failure._tag} ${failure.status}` : failure._tag;
  }
}

const attached = async (sandbox: Sandbox, mail: MailRow): Promise<OutgoingMail['attachments']> =>
  Promise.all(
    mail.attachments.map(async (attachment) => {
      const document = await attachedDocument(sandbox, mail, attachment);
      if (!document) throw new Error('A mail has an attachment that does not exist');
      return { name: attachment.name, content: await drawn(sandbox, document) };
    }),
  );

const isRefused = async ({ db }: Sandbox, recipient: string): Promise<boolean> =>
  (await findRow(db, 'mail_refusal', { email_key: matchingEmail(recipient) }, ['refused_at'])) !== undefined;

/** Records that a mail does not reach its recipient. Only the first reason is kept. */
export const noteUndelivered = async (
  trx: Trx,
  { id }: Pick<MailRow, 'id'>,
  why: Undelivered,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('mail')
    .set({ undelivered_at: now, undelivered_why: why })
    .where('id', '=', id)
    .where('undelivered_at', 'is', null)
    .execute();
};

/** Records that a mailbox accepts no mails. Mails with an unsubscribe link are not sent to it any more. Source: DELIVER-3. */
export const noteRefusal = async (trx: Trx, recipient: string, now: Date): Promise<void> => {
  await trx
    .insertInto('mail_refusal')
    .values({ email_key: matchingEmail(recipient), refused_at: now })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute();
};

const noteDelivered = async (
  trx: Trx,
  { id, recipient }: Pick<MailRow, 'id' | 'recipient'>,
  now: Date,
): Promise<void> => {
  await updateRow(trx, 'mail', { id }, { delivered_at: now });
  await deleteRow(trx, 'mail_refusal', { email_key: matchingEmail(recipient) });
};

/** Whether the recipient can unsubscribe from such a mail. Only those mails have this header. */
const mayBeEnded = ({ headers }: MailRow): boolean => 'List-Unsubscribe' in headers;

/** How long a mail waits for an earlier one that is being handed over. Units: ms. */
const behind = 1000;

/** Whether an earlier mail about the same matter is about to be handed over. One that failed holds up no other. */
const isBehind = async ({ db }: Sandbox, { outbox_id }: MailRow): Promise<boolean> => {
  const earlier = await db
    .selectFrom('outbox as own')
    .innerJoin('outbox', 'outbox.about', 'own.about')
    .innerJoin('mail', 'mail.outbox_id', 'outbox.id')
    .innerJoin('job', (on) =>
      on.on('job.kind', '=', mailJob).on('job.subject_id', '=', sql<string>`mail.id::text`),
    )
    .select('job.id')
    .where('own.id', '=', outbox_id)
    .whereRef('outbox.id', '<', 'own.id')
    .where('job.tries', '=', 0)
    .where('job.done_at', 'is', null)
    .where('job.given_up_at', 'is', null)
    .executeTakeFirst();
  return earlier !== undefined;
};

/**
 * Delivers a mail to its recipient. If the process ends after the mail was sent but before this was recorded, the mail
 * is sent once more, under the same key. Source: DELIVER-1, DELIVER-2, DELIVER-3, OPS-13.
 */
const deliver =
  (carrier: MailCarrier): OutsideWork['outside'] =>
  async (sandbox: Sandbox, { subject_id, tries }: DueJob) => {
    const mail = await findRow(sandbox.db, 'mail', { id: Number(subject_id) });
    if (!mail || mail.delivered_at || mail.undelivered_at) return async () => undefined;
    const now = new Date(sandbox.clock.now());
    if (tries === 0 && (await isBehind(sandbox, mail)))
      return (trx) =>
        schedule(trx, { kind: mailJob, subjectId: subject_id }, new Date(now.getTime() + behind));
    if (mayBeEnded(mail) && (await isRefused(sandbox, mail.recipient)))
      return (trx) => noteUndelivered(trx, mail, 'held_back', now);
    const { brand, key, recipient, subject, html, text, headers, sent_at: writtenAt } = mail;
    const attachments = await attached(sandbox, mail);
    const sent = await carrier.send({
      ...{ brand, key, recipient, subject, html, text, headers, attachments, writtenAt },
    })();
    if (E.isRight(sent)) return (trx) => noteDelivered(trx, mail, now);
    if (sent.left._tag !== 'NotFound') throw new NotTaken(sent.left);
    return async (trx) => {
      await noteUndelivered(trx, mail, 'no_mailbox', now);
      await noteRefusal(trx, recipient, now);
    };
  };

/** How many mails one server hands over at a time. */
const atOnce = 4;

/** Hands over every waiting mail. Does nothing if no mail carrier is configured. A slow mail server holds up no other work. */
export const deliverMails = async (sandbox: Sandbox, isWanted?: () => boolean): Promise<void> => {
  const { carrier } = sandbox;
  if (!carrier) return;
  const works = { [mailJob]: { outside: deliver(carrier) } };
  await Promise.all(Array.from({ length: atOnce }, () => runDueJobs(sandbox, works, isWanted)));
};
