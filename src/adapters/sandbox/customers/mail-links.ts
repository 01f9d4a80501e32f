import type { Kysely, Transaction } from 'kysely';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { hashOf, newId, newToken } from '../db/new-token.ts';
import type { Tables } from '../db/schema.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';

/** How long a link to a new password opens. Units: ms. */
export const resetLinkLifetime = 60 * 60_000;
/** How long a login link opens: as long as the browser remembers where it went. Units: ms. Source: AUTH-7. */
export const loginLinkLifetime = 24 * 60 * 60_000;
/** One in a reminder, which is read when it suits. Units: ms. */
export const remindedLinkLifetime = 7 * 24 * 60 * 60_000;

/** How long a link opens that agrees to mails. Units: ms. */
export const consentLinkLifetime = 7 * 24 * 60 * 60_000;

export const passwordResetTopic = 'customer.password-reset';
export const loginLinkTopic = 'customer.login-link';
export const lensPassTopic = 'customer.lens-pass';
export const mailConsentTopic = 'customer.mail-consent';

type Trx = Transaction<Tables>;

export interface WantedLink {
  readonly customer: { readonly id: number };
  readonly purpose: Tables['mail_link']['purpose'];
  readonly locale: Locale;
  readonly now: Date;
  /** Units: ms. */
  readonly lifetime: number;
  /** Where it leads, a path of the shop. */
  readonly target?: string;
}

const insertLink = async (trx: Trx, wanted: WantedLink): Promise<string> => {
  const { customer, purpose, locale, now, lifetime, target } = wanted;
  const id = newId();
  await trx
    .insertInto('mail_link')
    .values({
      id,
      purpose,
      customer_id: customer.id,
      locale,
      target: target ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
  return id;
};

const askFor = async (trx: Trx, wanted: WantedLink, topic: string): Promise<void> => {
  const id = await insertLink(trx, wanted);
  await askForLetter(trx, topic, id, wanted.now);
};

/** Leaves word that a customer is to get a link to a new password; the links that he got before open nothing any more. */
export const askForResetLink = async (
  trx: Trx,
  customer: { readonly id: number },
  locale: Locale,
  now: Date,
): Promise<void> => {
  await trx
    .deleteFrom('mail_link')
    .where('customer_id', '=', customer.id)
    .where('purpose', '=', 'password-reset')
    .execute();
  const wanted = { customer, purpose: 'password-reset', locale, now, lifetime: resetLinkLifetime } as const;
  await askFor(trx, wanted, passwordResetTopic);
};

const loginLinkBy =
  (topic: string) =>
  (
    trx: Trx,
    customer: { readonly id: number },
    { locale, now, target }: Pick<WantedLink, 'locale' | 'now' | 'target'>,
  ): Promise<void> => {
    const wanted = { customer, purpose: 'login', locale, now, lifetime: loginLinkLifetime } as const;
    return askFor(trx, { ...wanted, ...(target !== undefined && { target }) }, topic);
  };

/** Leaves word that a customer is to get a link that signs him in. Source: AUTH-7. */
export const askForLoginLink = loginLinkBy(loginLinkTopic);

/** The same in a letter about his lens pass, where it leads. Source: ACC-9. */
export const askForLensPass = loginLinkBy(lensPassTopic);

/** Leaves word that a customer is to get a link that agrees to his mails. Source: ACC-3. */
export const askForConsentLink = (
  trx: Trx,
  customer: { readonly id: number },
  locale: Locale,
  now: Date,
): Promise<void> =>
  askFor(
    trx,
    { customer, purpose: 'mail-consent', locale, now, lifetime: consentLinkLifetime },
    mailConsentTopic,
  );

/** Whether one that he got still opens. */
export const hasOpenConsentLink = async (
  trx: Kysely<Tables>,
  { id }: { readonly id: number },
  now: Date,
): Promise<boolean> =>
  (await trx
    .selectFrom('mail_link')
    .select('id')
    .where('customer_id', '=', id)
    .where('purpose', '=', 'mail-consent')
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The secret of a link, for the mail that brings it: only its hash stays here. */
export const cutSecret = async (trx: Trx, id: string): Promise<string> => {
  const secret = newToken();
  await trx
    .updateTable('mail_link')
    .set({ secret: hashOf(secret) })
    .where('id', '=', id)
    .execute();
  return secret;
};

/** The secret of a link that signs a customer in, for a letter that is being written. Source: AUTH-8. */
export const loginSecret = async (
  trx: Trx,
  wanted: Pick<WantedLink, 'customer' | 'locale' | 'now'>,
): Promise<string> =>
  cutSecret(trx, await insertLink(trx, { ...wanted, purpose: 'login', lifetime: remindedLinkLifetime }));

/** The customer whom a secret names, once: it opens nothing afterwards. Undefined: unknown, used, or too old. */
export const useSecret = async (
  trx: Kysely<Tables>,
  secret: string,
  now: Date,
): Promise<{ readonly customer_id: number } | undefined> =>
  trx
    .updateTable('mail_link')
    .set({ used_at: now })
    .where('purpose', '=', 'password-reset')
    .where('secret', '=', hashOf(secret))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst();

/** Whom the secret of a mail names, and whether it was used already; its link is not too old. */
export const customerOfSecret = async (
  db: Kysely<Tables>,
  secret: string,
  now: Date,
): Promise<
  (Pick<CustomerRow, 'id' | 'account_id' | 'password_hash'> & { readonly used: boolean }) | undefined
> => {
  const named = await db
    .selectFrom('mail_link')
    .innerJoin('customer', 'customer.id', 'mail_link.customer_id')
    .select(['customer.id', 'customer.account_id', 'customer.password_hash', 'mail_link.used_at'])
    .where('mail_link.purpose', '=', 'password-reset')
    .where('mail_link.secret', '=', hashOf(secret))
    .where('mail_link.expires_at', '>', now)
    .executeTakeFirst();
  return named && { ...named, used: named.used_at !== null };
};
