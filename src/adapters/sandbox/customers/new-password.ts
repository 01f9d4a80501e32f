import type { Locale } from '../../../domain/shared/locale.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { hashOf } from '../db/new-token.ts';
import { deleteRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { unlinkIdentities } from './customer-identities.ts';
import { patchCustomer } from './customer-store.ts';
import { dropNewcomers } from './newcomers.ts';
import { endSessions } from './session.ts';

export const passwordChangedTopic = 'customer.password-changed';

type Holder = Pick<CustomerRow, 'id' | 'brand' | 'email_key'>;

interface NewPassword {
  readonly password_hash: string;
  readonly now: Date;
  /** The language of the page that asked. The mail about the new password has it. Source: I18N-12. */
  readonly locale: Locale;
  /** The session that stays. Undefined: all sessions end. */
  readonly session?: string;
  /** The secret of the link that was used. This link is kept, so that a lost response can be repeated. */
  readonly secret?: string;
}

/**
 * Stores a customer's new password and notifies them. Ends other sessions and invalidates what was issued before: login
 * and reset links, also requested ones that were not mailed yet, and what links were exchanged for. A mailed link proves
 * the mailbox, and whoever linked identities before may not have owned it, so these no longer sign in. A customer of an
 * engine gets the new password in all shops. Source: AUTH-17.
 */
export const takePassword = async (
  trx: Trx,
  customer: Holder & Pick<CustomerRow, 'engine_customer'>,
  chosen: NewPassword,
): Promise<void> => {
  const { id, engine_customer } = customer;
  const isByMail = chosen.secret !== undefined;
  await keepPassword(trx, customer, chosen);
  if (isByMail) {
    await unlinkIdentities(trx, id);
    await patchCustomer(trx, id, { mailbox_proven_at: chosen.now });
  }
  const { locale, now } = chosen;
  await askForLetter(trx, passwordChangedTopic, `${id} ${now.getTime()} ${locale}`, now);
  if (engine_customer === null) return;
  const elsewhere = await trx
    .selectFrom('customer')
    .select(['id', 'brand', 'email_key'])
    .where('engine_customer', '=', engine_customer)
    .where('id', '!=', id)
    .execute();
  const { password_hash } = chosen;
  for (const account of elsewhere) {
    await keepPassword(trx, account, { password_hash, now, locale });
    if (isByMail) await unlinkIdentities(trx, account.id);
  }
};

const keepPassword = async (
  trx: Trx,
  { id, brand, email_key }: Holder,
  { password_hash, now, session, secret = '' }: NewPassword,
): Promise<void> => {
  await patchCustomer(trx, id, { password_hash, password_changed_at: now });
  await endSessions(trx, id, session);
  await trx
    .deleteFrom('mail_link')
    .where('customer_id', '=', id)
    .where('purpose', 'in', ['login', 'password-reset'])
    .where(({ eb, or }) => or([eb('secret', 'is', null), eb('secret', '!=', hashOf(secret))]))
    .execute();
  await deleteRow(trx, 'mail_request', { brand, email_key });
  await dropNewcomers(trx, { brand, email_key });
};
