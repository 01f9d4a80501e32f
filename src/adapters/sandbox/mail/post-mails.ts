import type { Selectable } from 'kysely';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import { placeOfError } from '../../shared/place-of-error.ts';
import { alertConsentTopic, alertTopic } from '../alerts/alert-store.ts';
import { reminderTopic } from '../cart/reminder-topic.ts';
import { welcomeTopic } from '../customers/ask-for-consent.ts';
import {
  lensPassTopic,
  loginLinkTopic,
  mailConsentTopic,
  passwordResetTopic,
} from '../customers/mail-links.ts';
import { passwordChangedTopic } from '../customers/new-password.ts';
import { registeredTopic } from '../customers/sign-up.ts';
import { json } from '../db/json.ts';
import type { Tables, Trx } from '../db/schema.ts';
import { bookedTopic, cancelledTopic, movedTopic, tomorrowTopic } from '../eye-checks/eye-check-store.ts';
import { retryForever } from '../jobs/back-off.ts';
import { schedule } from '../jobs/schedule.ts';
import { cartConsentTopic } from '../mail-consent/consent-links.ts';
import type { Sandbox } from '../sandbox.ts';
import { accountLetter } from './account-letter.ts';
import { cancellationLetter, cancellationTopic } from './cancellation-letter.ts';
import { confirmationTopic } from './confirmation.ts';
import { confirmationLetter } from './confirmation-letter.ts';
import { mailJob } from './deliver-mails.ts';
import { dispatchLetter, dispatchTopic } from './dispatch-letter.ts';
import { eyeCheckLetter } from './eye-check-letter.ts';
import type { Letter } from './letter.ts';
import { consentLetter, lensPassLetter, loginLetter, resetLetter } from './link-letter.ts';
import { mailboxLetter } from './mailbox-letter.ts';
import { alarmTopic, orderReminderLetter } from './order-reminder.ts';
import { productAlertLetter } from './product-alert-letter.ts';
import { refundLetter, refundTopic, staffRefundLetter, staffRefundTopic } from './refund-letter.ts';
import { cartLetter } from './remind-of-carts.ts';
import { subscriptionLetter, subscriptionTopic } from './subscription-letter.ts';
import { unpaidLetter, unpaidTopic } from './unpaid-letter.ts';
import { welcomeLetter } from './welcome-letter.ts';
import { withdrawalLetter, withdrawalTopic } from './withdrawal-letter.ts';

/**
 * Returns a letter's headers for one-click unsubscribing, without a page. A letter that answers an action of its reader
 * has none. Source: ACC-3, RFC 8058.
 */
const mailHeaders = ({ stop }: Pick<Letter, 'stop'>): Readonly<Record<string, string>> =>
  stop === undefined
    ? {}
    : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

type Write = (trx: Trx, sandbox: Sandbox, subject: string) => Promise<Letter | undefined>;

/** The function that writes each letter, by the topic of the message. */
const writers: Readonly<Record<string, Write>> = {
  [confirmationTopic]: confirmationLetter,
  [dispatchTopic]: dispatchLetter,
  [unpaidTopic]: unpaidLetter,
  [reminderTopic]: cartLetter,
  [cartConsentTopic]: mailboxLetter('cartConsent'),
  [alertConsentTopic]: mailboxLetter('alertConsent'),
  [alertTopic]: productAlertLetter,
  [alarmTopic]: orderReminderLetter,
  [bookedTopic]: eyeCheckLetter('booked'),
  [movedTopic]: eyeCheckLetter('moved'),
  [cancelledTopic]: eyeCheckLetter('cancelled'),
  [tomorrowTopic]: eyeCheckLetter('tomorrow'),
  [refundTopic]: refundLetter,
  [staffRefundTopic]: staffRefundLetter,
  [withdrawalTopic]: withdrawalLetter,
  [subscriptionTopic]: subscriptionLetter,
  [cancellationTopic]: cancellationLetter,
  [passwordResetTopic]: resetLetter,
  [registeredTopic]: accountLetter('registered'),
  [passwordChangedTopic]: accountLetter('passwordChanged'),
  [loginLinkTopic]: loginLetter,
  [lensPassTopic]: lensPassLetter,
  [mailConsentTopic]: consentLetter,
  [welcomeTopic]: welcomeLetter,
};

/**
 * Stores the mail for an outbox message, if there is one to send, and marks the message as done. Also schedules its
 * delivery if a mail carrier is configured.
 */
export const postLetter = async (
  trx: Trx,
  { carrier }: Pick<Sandbox, 'carrier'>,
  outboxId: number,
  letter: Letter | undefined,
  now: Date,
): Promise<void> => {
  if (letter) {
    const { stop: _, attachments = [], valuesOf = null, ...said } = letter;
    const headers = json(mailHeaders(letter));
    const { id } = await trx
      .insertInto('mail')
      .values({
        outbox_id: outboxId,
        ...said,
        mailbox: matchingEmail(said.recipient),
        values_of: valuesOf,
        headers,
        attachments: json(attachments),
        sent_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (carrier) await schedule(trx, { kind: mailJob, subjectId: String(id) }, now);
  }
  await trx.updateTable('outbox').set({ done_at: now }).where('id', '=', outboxId).execute();
};

type Message = Pick<Selectable<Tables['outbox']>, 'id' | 'topic' | 'subject_id' | 'tries'>;

/**
 * Returns the first message that can be posted. A message that another process is posting is passed over, and so are
 * those about the same matter after it. One that waits after a failure holds up no other. Source: OPS-11, OPS-13.
 */
const nextMessage = (trx: Trx, now: Date): Promise<Message | undefined> =>
  trx
    .selectFrom('outbox')
    .select(['id', 'topic', 'subject_id', 'tries'])
    .where('topic', 'in', Object.keys(writers))
    .where('done_at', 'is', null)
    .where(({ or, eb }) => or([eb('wait_until', 'is', null), eb('wait_until', '<=', now)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox as earlier')
            .select('earlier.id')
            .whereRef('earlier.about', '=', 'outbox.about')
            .whereRef('earlier.id', '<', 'outbox.id')
            .where('earlier.done_at', 'is', null)
            .where(({ or, eb }) =>
              or([eb('earlier.wait_until', 'is', null), eb('earlier.wait_until', '<=', now)]),
            ),
        ),
      ),
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Lets the messages behind one that could not be posted pass. It is tried again later, and never given up. */
const putOff = async (
  { db, report, clock }: Sandbox,
  { id, tries }: Message,
  error: unknown,
): Promise<void> => {
  const failures = tries + 1;
  const wait_until = new Date(clock.now() + retryForever(failures));
  await db
    .updateTable('outbox')
    .set({ tries: failures, wait_until })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
  report({ operation: 'mail', kind: 'job-failed', detail: placeOfError(error) });
};

/**
 * Takes one outbox message that no other process is posting and posts it, if its letter is still wanted. Returns false
 * if no message is left.
 */
const postNext = async (sandbox: Sandbox): Promise<boolean> => {
  let taken: Message | undefined;
  try {
    return await sandbox.db.transaction().execute(async (trx) => {
      taken = await nextMessage(trx, new Date(sandbox.clock.now()));
      if (!taken) return false;
      const letter = await writers[taken.topic]?.(trx, sandbox, taken.subject_id);
      await postLetter(trx, sandbox, taken.id, letter, new Date(sandbox.clock.now()));
      return true;
    });
  } catch (error) {
    if (!taken) throw error;
    await putOff(sandbox, taken, error);
    return true;
  }
};

/**
 * Posts every message waiting in the outbox, each once. Never throws: a message that cannot be posted is reported, waits
 * and is tried again. Source: OPS-11.
 */
export const postMails = async (sandbox: Sandbox): Promise<void> => {
  try {
    while (await postNext(sandbox));
  } catch (error) {
    sandbox.report({ operation: 'mail', kind: 'job-failed', detail: placeOfError(error) });
  }
};
