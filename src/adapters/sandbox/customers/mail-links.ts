import type { Kysely, Transaction } from 'kysely';
import { newId, newToken } from '../db/new-token.ts';
import type { Tables } from '../db/schema.ts';
import { hashOf } from './session.ts';

/** How long a link to a new password opens. Units: ms. */
export const resetLinkLifetime = 60 * 60_000;

export const passwordResetTopic = 'customer.password-reset';

/** Leaves word that a customer is to get a link to a new password; the links that he got before open nothing any more. */
export const askForResetLink = async (
  trx: Transaction<Tables>,
  customer: { readonly id: number },
  locale: Tables['mail_link']['locale'],
  now: Date,
): Promise<void> => {
  const id = newId();
  await trx
    .deleteFrom('mail_link')
    .where('customer_id', '=', customer.id)
    .where('purpose', '=', 'password-reset')
    .execute();
  await trx
    .insertInto('mail_link')
    .values({
      id,
      purpose: 'password-reset',
      customer_id: customer.id,
      locale,
      created_at: now,
      expires_at: new Date(now.getTime() + resetLinkLifetime),
    })
    .execute();
  await trx
    .insertInto('outbox')
    .values({ topic: passwordResetTopic, subject_id: id, created_at: now })
    .execute();
};

/** The secret of a link, for the mail that brings it: only its hash stays here. */
export const cutSecret = async (trx: Transaction<Tables>, id: string): Promise<string> => {
  const secret = newToken();
  await trx
    .updateTable('mail_link')
    .set({ secret: hashOf(secret) })
    .where('id', '=', id)
    .execute();
  return secret;
};

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

/** The password that a link which is used up led to, as it is kept. */
export const hashOfUsed = async (
  trx: Kysely<Tables>,
  secret: string,
  now: Date,
): Promise<string | null | undefined> =>
  (
    await trx
      .selectFrom('mail_link')
      .innerJoin('customer', 'customer.id', 'mail_link.customer_id')
      .select('customer.password_hash')
      .where('mail_link.secret', '=', hashOf(secret))
      .where('mail_link.used_at', 'is not', null)
      .where('mail_link.expires_at', '>', now)
      .executeTakeFirst()
  )?.password_hash;
