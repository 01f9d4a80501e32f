import { consentTo, maySend, type SaidOfMails } from '../../../domain/customer/mail-consent.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { policyOf } from '../consents/mail-policy.ts';
import { noteMails } from '../consents/note-mails.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { lockRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import type { Sandbox } from '../sandbox.ts';
import { choiceOf, keepChoice } from './mail-choice.ts';
import { askForConsentLink, hasOpenConsentLink } from './mail-links.ts';

export const welcomeTopic = 'customer.newsletter-welcome';

/** Queues the welcome mail for a new subscriber of the newsletter, with the unsubscribe link. Each subscription gets one. */
export const welcome = (trx: Trx, customer: Pick<CustomerRow, 'id'>, now: Date): Promise<void> =>
  askForLetter(trx, welcomeTopic, `${customer.id} ${now.getTime()}`, now);

/**
 * Applies a choice of mails. If the law requires it, a mail asks for confirmation, once while its link is valid; else
 * the newsletter begins. Source: ACC-3.
 */
export const followChoice = async (
  trx: Trx,
  shops: Pick<Sandbox, 'shops'>,
  customer: Pick<CustomerRow, 'id' | 'brand' | 'email'>,
  { before, after, locale, now }: Followed,
): Promise<void> => {
  const who = { brand: customer.brand, email: customer.email, customerId: customer.id, locale, at: now };
  const added = after.groups.filter((group) => !before.groups.includes(group));
  const dropped = before.groups.filter((group) => !after.groups.includes(group));
  await noteMails(trx, who, 'withdrawn', dropped);
  await noteMails(trx, who, 'given', added);
  if (added.length === 0) return;
  const policy = await policyOf(trx, shops, customer);
  if (consentTo(policy, after) === 'waiting') {
    if (!(await hasOpenConsentLink(trx, customer, now))) await askForConsentLink(trx, customer, locale, now);
    return;
  }
  if (maySend(policy, after, 'newsletter') && !maySend(policy, before, 'newsletter'))
    await welcome(trx, customer, now);
};

interface Followed {
  readonly before: SaidOfMails;
  readonly after: SaidOfMails;
  /** The language of the mail. */
  readonly locale: Locale;
  readonly now: Date;
}

/** Adds the newsletter to a customer's choice, as the link that they followed says. Source: ACC-3, AUTH-7. */
export const chooseNewsletter = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'shops'>,
  customerId: number,
  locale: Locale,
  now: Date,
): Promise<void> => {
  const customer = await lockRow(trx, 'customer', { id: customerId });
  const before = await choiceOf(trx, customer);
  if (before.groups.includes('newsletter')) return;
  const groups = [...before.groups, 'newsletter' as const];
  await keepChoice(trx, customer.id, groups);
  await followChoice(trx, sandbox, customer, { before, after: { ...before, groups }, locale, now });
};
