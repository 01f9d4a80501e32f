import { sql } from 'kysely';
import { consentWords } from '../../../domain/customer/consent-words.ts';
import { type LinkPurpose, standing } from '../../../domain/customer/given-consent.ts';
import type { ConsentLink } from '../../../domain/customer/mail-consent.ts';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { alertConsentTopic, confirmAlerts, hasConfirmedAlerts } from '../alerts/alert-store.ts';
import { mailboxActs, noteConsent } from '../consents/consent-store.ts';
import { consentLinkLifetime } from '../customers/mail-links.ts';
import { hashOf, newId, newToken } from '../db/new-token.ts';
import type { Tables, Trx } from '../db/schema.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { startAgain } from './stop-links.ts';

export const cartConsentTopic = 'cart.reminder-consent';

/** The letter for each purpose. */
const topics: Readonly<Record<LinkPurpose, string>> = {
  cart_reminder: cartConsentTopic,
  product_alert: alertConsentTopic,
};

/** The shortest time between two requests to confirm the same address. Units: ms. */
const quietFor = 24 * 60 * 60_000;

/** Queues a mail that asks a mailbox for consent, at most once a day. Source: LAW-32, STOCK-9. */
export const askMailbox = async (
  trx: Trx,
  {
    brand,
    email,
    purpose = 'cart_reminder',
  }: { readonly brand: BrandId; readonly email: string; readonly purpose?: LinkPurpose },
  locale: Locale,
  now: Date,
): Promise<void> => {
  const email_key = matchingEmail(email);
  // Two requests at the same time run one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`consent ${purpose} ${brand} ${email_key}`}, 0))`.execute(
    trx,
  );
  const asked = await trx
    .selectFrom('consent_link')
    .select('id')
    .where('brand', '=', brand)
    .where('email_key', '=', email_key)
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(now.getTime() - quietFor))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (asked) return;
  const id = newId();
  const expires_at = new Date(now.getTime() + consentLinkLifetime);
  await trx
    .insertInto('consent_link')
    .values({ id, brand, email: email.trim(), email_key, purpose, locale, created_at: now, expires_at })
    .execute();
  await askForLetter(trx, topics[purpose], id, now);
};

/** Creates the secret of a link for its mail, and returns both. Only the hash is stored here. */
export const consentLinkFor = async (trx: Trx, id: string) => {
  const secret = newToken();
  const link = await trx
    .updateTable('consent_link')
    .set({ secret: hashOf(secret) })
    .where('id', '=', id)
    .returning(['brand', 'email', 'locale'])
    .executeTakeFirst();
  return link && { ...link, secret };
};

type OpenedLink = Pick<Tables['consent_link'], 'brand' | 'email' | 'email_key' | 'locale'>;

/** Returns the carts at which this mailbox was ticked, and the state of each consent. */
const tickedCarts = async (trx: Trx, { brand, email, email_key }: OpenedLink) => {
  const carts = await trx
    .selectFrom('consent_entry')
    .select('subject')
    .distinct()
    .where('brand', '=', brand)
    .where('email_key', '=', email_key)
    .where('purpose', '=', 'cart_reminder')
    .where('subject', '!=', '')
    .execute();
  return Promise.all(
    carts.map(async ({ subject }) => {
      const of = { brand, email, subject, purpose: 'cart_reminder' } as const;
      return { of, said: standing('mail', await mailboxActs(trx, of)) };
    }),
  );
};

/**
 * Confirms the consent for all carts at which this mailbox was ticked. Returns whether mails are wanted at any now.
 * Source: LAW-32.
 */
const agreeToCarts = async (trx: Trx, link: OpenedLink, now: Date): Promise<boolean> => {
  const { brand, email, locale } = link;
  const carts = await tickedCarts(trx, link);
  const waiting = carts.filter(({ said }) => said === 'waiting');
  const words = consentWords.cart_reminder;
  for (const { of } of waiting) await noteConsent(trx, { ...of, act: 'confirmed', words, locale, at: now });
  // A mailbox that has ended these mails since does not begin them again by an old link.
  if (waiting.length > 0) await startAgain(trx, brand, email, ['cart_abandon']);
  return carts.some(({ said }) => said !== 'none');
};

/** Whether mails of the purpose of a used link are still wanted and confirmed. */
const isStillWanted = async (
  trx: Trx,
  link: OpenedLink & Pick<Tables['consent_link'], 'purpose'>,
): Promise<boolean> => {
  if (link.purpose === 'product_alert') return hasConfirmedAlerts(trx, link);
  return (await tickedCarts(trx, link)).some(({ said }) => said === 'given');
};

/**
 * Confirms everything that waits for this mailbox, for the purpose of the link. The first confirmation counts; later
 * ones change nothing and say whether the mails are still wanted. Source: LAW-32, ACC-16, STOCK-9.
 */
export const agreeByLink = async (
  trx: Trx,
  { brand, token, now }: { readonly brand: BrandId; readonly token: string; readonly now: Date },
): Promise<ConsentLink> => {
  const link = await trx
    .selectFrom('consent_link')
    .selectAll()
    .where('secret', '=', hashOf(token))
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirst();
  if (!link) return 'UNKNOWN';
  if (link.used_at !== null) return (await isStillWanted(trx, link)) ? 'OK' : 'ENDED';
  if (link.expires_at <= now) return 'EXPIRED';
  await trx.updateTable('consent_link').set({ used_at: now }).where('id', '=', link.id).execute();
  const isWanted =
    link.purpose === 'product_alert'
      ? await confirmAlerts(trx, link, { locale: link.locale, at: now })
      : await agreeToCarts(trx, link, now);
  return isWanted ? 'OK' : 'ENDED';
};
