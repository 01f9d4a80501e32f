import type { EndedMails, MailGroup } from '../../../domain/customer/mail-preferences.ts';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { mailStopPath } from '../../../domain/shared/mail-link.ts';
import { dropAlerts } from '../alerts/alert-store.ts';
import { noteMails } from '../consents/note-mails.ts';
import { customerByEmail } from '../customers/customer-store.ts';
import { choiceOf, keepChoice } from '../customers/mail-choice.ts';
import { hashOf, newToken } from '../db/new-token.ts';
import { findRow } from '../db/rows.ts';
import type { Db, Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';

/** The reader of mails of a group, or of mails about products. */
export interface MailReader {
  readonly brand: BrandId;
  readonly email: string;
  readonly group: EndedMails;
}

/** Creates the unsubscribe URL of a mail group, for a letter that is being written. Source: ACC-3. */
export const stopAddress = async (
  trx: Trx,
  { publicUrl, clock }: Pick<Sandbox, 'publicUrl' | 'clock'>,
  { brand, email, group }: MailReader,
  locale: Locale,
): Promise<string> => {
  const secret = newToken();
  await trx
    .insertInto('mail_stop_link')
    .values({
      secret: hashOf(secret),
      brand,
      email_key: matchingEmail(email),
      mail_group: group,
      created_at: new Date(clock.now()),
    })
    .execute();
  return `${publicUrl(brand)}${mailStopPath(locale, secret)}`;
};

/** Whether a reader has unsubscribed from a mail group. */
export const isStopped = async (
  db: Db,
  { brand, email, group }: MailReader & { readonly group: MailGroup },
): Promise<boolean> =>
  (await findRow(db, 'mail_stop', { brand, email_key: matchingEmail(email), mail_group: group }, [
    'stopped_at',
  ])) !== undefined;

/** Removes the unsubscription of a reader who chooses these mails again. */
export const startAgain = async (
  db: Db,
  brand: BrandId,
  email: string,
  groups: readonly MailGroup[],
): Promise<void> => {
  if (groups.length === 0) return;
  await db
    .deleteFrom('mail_stop')
    .where('brand', '=', brand)
    .where('email_key', '=', matchingEmail(email))
    .where('mail_group', 'in', groups)
    .execute();
};

/** Unsubscribes a mailbox from a mail group. For a customer, also changes their stored choice. */
export const endMails = async (
  trx: Trx,
  { brand, email, group }: MailReader,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<void> => {
  const email_key = matchingEmail(email);
  // Each alert was requested individually: all pending ones are deleted.
  if (group === 'product_alert') return dropAlerts(trx, { brand, email: email_key }, { locale, at: now });
  await trx
    .insertInto('mail_stop')
    .values({ brand, email_key, mail_group: group, stopped_at: now })
    .onConflict((conflict) => conflict.columns(['brand', 'email_key', 'mail_group']).doNothing())
    .execute();
  const customer = await customerByEmail(trx, brand, email_key);
  const reader = { brand, email: email_key, customerId: customer?.id, locale, at: now };
  await noteMails(trx, reader, 'withdrawn', [group]);
  if (!customer) return;
  const { groups } = await choiceOf(trx, customer);
  await keepChoice(
    trx,
    customer.id,
    groups.filter((kept) => kept !== group),
  );
};

/**
 * Unsubscribes from the mails of a link. For a customer, also changes their stored choice. Returns the mail group.
 * Undefined if there is no such link.
 */
export const stopBy = async (
  trx: Trx,
  brand: BrandId,
  secret: string,
  said: { readonly locale: Locale; readonly now: Date },
): Promise<EndedMails | undefined> => {
  const link = await findRow(trx, 'mail_stop_link', { secret: hashOf(secret), brand }, [
    'email_key',
    'mail_group',
  ]);
  if (!link) return undefined;
  const { email_key: email, mail_group: group } = link;
  await endMails(trx, { brand, email, group }, said);
  return group;
};
