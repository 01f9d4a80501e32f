import { type RawBuilder, sql } from 'kysely';
import { hasProvenMailbox } from '../consents/proven-mailbox.ts';
import { welcomeTopic } from '../customers/ask-for-consent.ts';
import { passwordChangedTopic } from '../customers/new-password.ts';
import { registeredTopic } from '../customers/sign-up.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Trx } from '../db/schema.ts';
import { contractTopics } from '../mail/contract-topics.ts';

/** Letters whose subject begins with the id of the account. */
const ofAccount = [registeredTopic, passwordChangedTopic, welcomeTopic];

/**
 * The mails of an account, as a condition on `mail m` and its message `o`. Until the mailbox is proven to be the
 * customer's, others to it may be of somebody else. Source: AUTH-30.
 */
export const mailsOf = (customer: CustomerRow): RawBuilder<boolean> => {
  const { id, brand, email } = customer;
  const isTheirs = hasProvenMailbox(customer)
    ? sql`true`
    : sql`o.topic in (${sql.join(ofAccount)}) and split_part(o.subject_id, ' ', 1) = ${String(id)}`;
  return sql<boolean>`o.id = m.outbox_id and m.brand = ${brand}
    and lower(m.recipient) = ${email.toLowerCase()} and ${isTheirs}`;
};

/** Deletes the stored mails of an account, unless they are about a contract. Source: LAW-33, AUTH-30. */
export const dropMails = async (trx: Trx, customer: CustomerRow): Promise<void> => {
  const { brand, email_key } = customer;
  await sql`delete from mail m using outbox o where ${mailsOf(customer)}
    and o.topic not in (${sql.join(contractTopics)})`.execute(trx);
  if (hasProvenMailbox(customer))
    await trx
      .deleteFrom('consent_link')
      .where('brand', '=', brand)
      .where('email_key', '=', email_key)
      .execute();
};
