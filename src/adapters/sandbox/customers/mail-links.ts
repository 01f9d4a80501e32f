import { matchingEmail } from '../../../domain/customer/matching.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { hashOf, newId, newToken } from '../db/new-token.ts';
import { deleteRow, findRow, updateRow } from '../db/rows.ts';
import type { Db, Tables, Trx } from '../db/schema.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { customerJob } from '../jobs/engine-jobs.ts';
import { schedule } from '../jobs/schedule.ts';
import type { Sandbox } from '../sandbox.ts';
import { customerByEmail } from './customer-store.ts';
import { hasEnoughMails } from './mails-lately.ts';
import { keepNewcomer } from './newcomers.ts';

/** How long a password reset link is valid. Units: ms. */
export const resetLinkLifetime = 60 * 60_000;
/** How long a login link is valid: as long as the browser remembers where it went. Units: ms. Source: AUTH-7. */
export const loginLinkLifetime = 24 * 60 * 60_000;
/** How long a login link in a reminder is valid. Reminders may be read days later. Units: ms. */
export const remindedLinkLifetime = 7 * 24 * 60 * 60_000;

/** How long a link that confirms mails is valid. Units: ms. */
export const consentLinkLifetime = 7 * 24 * 60 * 60_000;

export const passwordResetTopic = 'customer.password-reset';
export const loginLinkTopic = 'customer.login-link';
export const lensPassTopic = 'customer.lens-pass';
export const mailConsentTopic = 'customer.mail-consent';

export interface WantedLink {
  readonly customer: { readonly id: number };
  readonly purpose: Tables['mail_link']['purpose'];
  readonly locale: Locale;
  readonly now: Date;
  /** Units: ms. */
  readonly lifetime: number;
  /** The target of the link: a path of the shop. */
  readonly target?: string;
  /** Whether following the link subscribes to the newsletter. */
  readonly newsletter?: boolean;
}

const insertLink = async (trx: Trx, wanted: WantedLink): Promise<string> => {
  const { customer, purpose, locale, now, lifetime, target, newsletter = false } = wanted;
  const id = newId();
  await trx
    .insertInto('mail_link')
    .values({
      id,
      purpose,
      customer_id: customer.id,
      locale,
      target: target ?? null,
      newsletter,
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

/** A request for a link by e-mail. The e-mail may belong to anybody or to nobody. */
interface AskedByEmail {
  readonly brand: BrandId;
  readonly email: string;
  readonly locale: Locale;
  readonly now: Date;
  /** The target of the link: a path of the shop. */
  readonly target?: string | undefined;
  /** Names of the visitor, in case they are new to the shop. */
  readonly newcomer?: { readonly first_name: string; readonly last_name: string } | undefined;
  readonly newsletter?: boolean | undefined;
}

const askedBy =
  (purpose: Tables['mail_request']['purpose'], topic: string) =>
  (
    { db, engine }: Pick<Sandbox, 'db' | 'engine'>,
    { brand, email, locale, now, target, newcomer, newsletter = false }: AskedByEmail,
  ): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('mail_request')
        .values({
          purpose,
          brand,
          email_key: matchingEmail(email),
          locale,
          target: target ?? null,
          created_at: now,
          newsletter,
          ...((newcomer || engine?.accounts) && { email: email.trim() }),
          ...newcomer,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (engine?.accounts) await schedule(trx, { kind: customerJob, subjectId: String(id) }, now);
      else await askForLetter(trx, topic, String(id), now);
    });

/** Queues a password reset link for the account with this e-mail, if there is one. Source: AUTH-11. */
export const askForResetLink = askedBy('password-reset', passwordResetTopic);

/** Queues a login link for the account with this e-mail, if there is one. Source: AUTH-7. */
export const askForLoginLink = askedBy('login', loginLinkTopic);

/** A link of a customer, or one that makes a newcomer a customer. */
export interface AskedLink {
  readonly of: 'customer' | 'newcomer';
  readonly id: string;
}
const ofCustomer = (id: string): AskedLink => ({ of: 'customer', id });

/** The mails with a link that anybody can request for any mailbox. */
const askedTopics = [loginLinkTopic, passwordResetTopic];

/**
 * Creates the requested link, after the response was sent. Undefined if there is no account and no names were given for
 * one, if a newer reset link was requested, or if the mailbox got enough of them: those keep working. Earlier reset links
 * become invalid.
 */
export const linkAskedFor = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'limits' | 'clock'>,
  requestId: number,
): Promise<AskedLink | undefined> => {
  const asked = await trx
    .deleteFrom('mail_request')
    .where('id', '=', requestId)
    .returningAll()
    .executeTakeFirst();
  if (!asked) return undefined;
  const { purpose, brand, email_key, locale, target, newsletter, created_at: now } = asked;
  const customer = await customerByEmail(trx, brand, email_key);
  if (await hasEnoughMails(trx, sandbox, email_key, askedTopics)) return undefined;
  if (!customer) {
    const id = await keepNewcomer(trx, asked, loginLinkLifetime);
    return id === undefined ? undefined : { of: 'newcomer', id };
  }
  const rest = { customer, purpose, locale, now, newsletter, ...(target !== null && { target }) } as const;
  if (purpose === 'login') return ofCustomer(await insertLink(trx, { ...rest, lifetime: loginLinkLifetime }));
  const newer = await trx
    .selectFrom('mail_request')
    .select('id')
    .where('purpose', '=', purpose)
    .where('brand', '=', brand)
    .where('email_key', '=', email_key)
    .limit(1)
    .executeTakeFirst();
  if (newer) return undefined;
  await deleteRow(trx, 'mail_link', { customer_id: customer.id, purpose });
  return ofCustomer(await insertLink(trx, { ...rest, lifetime: resetLinkLifetime }));
};

/** Queues a mail with a link to a customer's lens pass. The link signs them in. Source: ACC-9. */
export const askForLensPass = (
  trx: Trx,
  customer: { readonly id: number },
  { locale, now, target }: Required<Pick<WantedLink, 'locale' | 'now' | 'target'>>,
): Promise<void> =>
  askFor(
    trx,
    { customer, purpose: 'login', locale, now, target, lifetime: loginLinkLifetime },
    lensPassTopic,
  );

/** Queues a mail with a link by which a customer confirms their mails. Source: ACC-3. */
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

/** Whether the customer has a confirmation link that is still valid. */
export const hasOpenConsentLink = async (
  trx: Db,
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

/** Creates the secret of a link for its mail. Only the hash is stored here. */
export const cutSecret = async (trx: Trx, id: string): Promise<string> => {
  const secret = newToken();
  await updateRow(trx, 'mail_link', { id }, { secret: hashOf(secret) });
  return secret;
};

/** Stores the token that another system's provider issued for a link. Its earlier tokens become invalid. */
export const noteToken = async (db: Db, use: string, token: string): Promise<void> => {
  await updateRow(db, 'mail_link', { id: use }, { token: hashOf(token) });
};

/**
 * Finds the link for which such a token was issued. Undefined if a newer token was issued or a new password has ended
 * it. Source: AUTH-17.
 */
export const linkOfToken = (db: Db, token: string): Promise<{ readonly id: string } | undefined> =>
  findRow(db, 'mail_link', { token: hashOf(token) }, ['id']);

/** Creates a login link for a letter that is being written, and returns its secret. Source: AUTH-8. */
export const loginSecret = async (
  trx: Trx,
  wanted: Pick<WantedLink, 'customer' | 'locale' | 'now'>,
): Promise<string> =>
  cutSecret(trx, await insertLink(trx, { ...wanted, purpose: 'login', lifetime: remindedLinkLifetime }));

/** Returns the customer of a secret and uses the secret up. Undefined if the secret is unknown, used or expired. */
export const spendSecret = async (
  trx: Db,
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

/** Makes a secret valid again after its use had no effect. */
export const giveSecretBack = async (db: Db, secret: string): Promise<void> => {
  await updateRow(db, 'mail_link', { purpose: 'password-reset', secret: hashOf(secret) }, { used_at: null });
};

/** Returns the customer of a secret from a mail, and whether the secret was used already. Undefined if the link has expired. */
export const customerOfSecret = async (
  db: Db,
  secret: string,
  now: Date,
): Promise<(CustomerRow & { readonly used: boolean }) | undefined> => {
  const named = await db
    .selectFrom('mail_link')
    .innerJoin('customer', 'customer.id', 'mail_link.customer_id')
    .selectAll('customer')
    .select('mail_link.used_at')
    .where('mail_link.purpose', '=', 'password-reset')
    .where('mail_link.secret', '=', hashOf(secret))
    .where('mail_link.expires_at', '>', now)
    .executeTakeFirst();
  if (!named) return undefined;
  const { used_at, ...customer } = named;
  return { ...customer, used: used_at !== null };
};
