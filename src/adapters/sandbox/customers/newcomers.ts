import { randomUUID } from 'node:crypto';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { CustomerRow, MailRequestRow, NewcomerRow } from '../db/customer-tables.ts';
import { hashOf, newId, newToken } from '../db/new-token.ts';
import type { Db, Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { customerByEmail, insertCustomer } from './customer-store.ts';

/**
 * How long an expired link still says that it has expired. After that, the data of a newcomer who never followed it are
 * deleted. Units: ms.
 */
const toldExpiredFor = 24 * 60 * 60_000;

/**
 * Stores a newcomer who requested a login link and gave their names. Returns the link's id. Undefined if they gave no
 * names. Units: ms.
 */
export const keepNewcomer = async (
  trx: Trx,
  { brand, email, email_key, first_name, last_name, locale, target, newsletter, created_at }: MailRequestRow,
  lifetime: number,
): Promise<string | undefined> => {
  if (email === null || first_name === null || last_name === null) return undefined;
  const id = newId();
  await trx
    .insertInto('newcomer')
    .values({
      ...{ id, brand, email, email_key, first_name, last_name, locale, target, newsletter, created_at },
      account_id: randomUUID(),
      expires_at: new Date(created_at.getTime() + lifetime),
    })
    .execute();
  return id;
};

/** Creates the secret of a newcomer's link for its mail, and returns the newcomer with it. Only the hash is stored here. */
export const cutNewcomersSecret = async (
  trx: Trx,
  id: string,
): Promise<NewcomerRow & { readonly secret: string }> => {
  const secret = newToken();
  const newcomer = await trx
    .updateTable('newcomer')
    .set({ secret: hashOf(secret) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...newcomer, secret };
};

/** Finds the newcomer by the hash of a link's secret. */
export const newcomerBySecret = (
  trx: Trx,
  brand: BrandId,
  secret: string,
): Promise<NewcomerRow | undefined> =>
  trx
    .selectFrom('newcomer')
    .selectAll()
    .where('brand', '=', brand)
    .where('secret', '=', secret)
    .forUpdate()
    .executeTakeFirst();

/**
 * Makes a newcomer who has followed their link a customer, and assigns the link to them. If the newcomer has created an
 * account meanwhile, that account is used. Source: AUTH-7.
 */
export const createCustomerOfNewcomer = async (
  trx: Trx,
  newcomer: NewcomerRow,
  now: Date,
): Promise<CustomerRow> => {
  const { id, brand, email, email_key, secret, locale, target, newsletter, created_at, expires_at } =
    newcomer;
  const { account_id, first_name, last_name } = newcomer;
  const person = { account_id, brand, email, first_name, last_name, locale };
  const made = await insertCustomer(trx, {
    ...person,
    password_hash: null,
    newsletter: false,
    created_at: now,
    mailbox_proven_at: now,
  });
  const customer = made ?? (await customerByEmail(trx, brand, email_key));
  if (!customer) throw new Error('The customer with this e-mail does not exist and cannot be created');
  await trx.deleteFrom('newcomer').where('id', '=', id).execute();
  await trx
    .insertInto('mail_link')
    .values({
      ...{ id, secret, locale, target, newsletter, created_at, expires_at },
      purpose: 'login',
      customer_id: customer.id,
    })
    .execute();
  return customer;
};

/** Invalidates the links of newcomers and deletes their data. Source: AUTH-17. */
export const dropNewcomers = async (
  trx: Trx,
  { brand, email_key }: Pick<CustomerRow, 'brand' | 'email_key'>,
): Promise<void> => {
  await trx.deleteFrom('newcomer').where('brand', '=', brand).where('email_key', '=', email_key).execute();
};

/** Deletes newcomers who never followed their link. */
export const forgetNewcomers = async ({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Pick<Sandbox['clock'], 'now'>;
}): Promise<void> => {
  await db
    .deleteFrom('newcomer')
    .where('expires_at', '<=', new Date(clock.now() - toldExpiredFor))
    .execute();
};
