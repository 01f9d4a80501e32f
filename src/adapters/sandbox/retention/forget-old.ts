import { sql } from 'kysely';
import { consentLinkLifetime } from '../customers/mail-links.ts';
import type { Trx } from '../db/schema.ts';
import { contractTopics } from '../mail/contract-topics.ts';

/** How long a prescription is kept for a cart that is not ordered. Units: ms. */
const unorderedMs = 30 * 86_400_000;

/** How long a request for a mail about a product is kept. Units: ms. */
const longestWait = 365 * 86_400_000;

/** How long an eye check is kept after its date, even if it was cancelled. Units: ms. Source: APPT-7. */
const checkKept = 30 * 86_400_000;

/**
 * Deletes requests for a mail: unconfirmed ones when their link expires, unfulfilled ones after a year. Source:
 * STOCK-9, LAW-33.
 */
const forgetAlerts = async (trx: Trx, now: Date): Promise<void> => {
  const unconfirmed = new Date(now.getTime() - consentLinkLifetime);
  await sql`delete from product_alert where created_at < ${new Date(now.getTime() - longestWait)}
    or (confirmed_at is null and created_at < ${unconfirmed})`.execute(trx);
};

/** Deletes mails that are about no contract. The law requires the others to be kept for longer: LAW-40. */
const forgetMails = async (trx: Trx, before: Date): Promise<void> => {
  await sql`delete from mail m using outbox o where o.id = m.outbox_id and m.sent_at < ${before}
    and o.topic not in (${sql.join(contractTopics)})`.execute(trx);
};

/**
 * Deletes old data other than orders: abandoned carts, mails, consent links, and consents that were withdrawn or have
 * ended. A consent that is still valid is kept. Source: LAW-33.
 */
export const forgetOld = async (trx: Trx, before: Date, now: Date): Promise<void> => {
  await sql`delete from given_prescription where given_at < ${new Date(now.getTime() - unorderedMs)}`.execute(
    trx,
  );
  await sql`delete from subscription_wish where said_at < ${new Date(now.getTime() - unorderedMs)}`.execute(
    trx,
  );
  await sql`delete from subscription where cancelled_at < ${before}`.execute(trx);
  await sql`delete from cart where checkout_state <> 'completed' and updated_at < ${before}`.execute(trx);
  await forgetMails(trx, before);
  await forgetAlerts(trx, now);
  await sql`delete from eye_check where ends_at < ${new Date(now.getTime() - checkKept)}`.execute(trx);
  await sql`delete from consent_link where created_at < ${before}`.execute(trx);
  await sql`delete from consent_entry e where e.said_at < ${before} and exists (
    select from consent_entry w where w.brand = e.brand and w.email_key = e.email_key and w.purpose = e.purpose
      and (w.subject = e.subject or w.subject = '') and w.act = 'withdrawn' and w.id >= e.id
      and w.said_at < ${before})`.execute(trx);
  // A mail about a product is sent once: the consent to it ends with it.
  await sql`delete from consent_entry e where e.said_at < ${before} and e.purpose = 'product_alert'
    and not exists (select from product_alert a where a.id = e.subject)`.execute(trx);
};
