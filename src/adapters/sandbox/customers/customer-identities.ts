import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { hashOf, newToken } from '../db/new-token.ts';
import { deleteRow, findRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';
import type { PersonClaims, ReadClaims } from '../identity/identity-tokens.ts';

/** Finds the customer whom an identity signs in to a shop. */
export const customerOfIdentity = (
  db: Db,
  brand: BrandId,
  { provider, sub }: Pick<PersonClaims, 'provider' | 'sub'>,
): Promise<CustomerRow | undefined> =>
  db
    .selectFrom('customer_identity')
    .innerJoin('customer', 'customer.id', 'customer_identity.customer_id')
    .selectAll('customer')
    .where('customer_identity.brand', '=', brand)
    .where('customer_identity.provider', '=', provider)
    .where('customer_identity.subject', '=', sub)
    .executeTakeFirst();

/**
 * Links an identity to a customer, once. False if it belongs to another customer, or if the customer has another
 * identity of this provider.
 */
export const linkIdentity = async (
  db: Db,
  { id, brand }: Pick<CustomerRow, 'id' | 'brand'>,
  { provider, sub, email }: PersonClaims,
  created_at: Date,
): Promise<boolean> => {
  await db
    .insertInto('customer_identity')
    .values({ brand, provider, subject: sub, customer_id: id, email, created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await customerOfIdentity(db, brand, { provider, sub }))?.id === id;
};

/** Unlinks every identity of a customer. */
export const unlinkIdentities = async (db: Db, customer_id: number): Promise<void> => {
  await deleteRow(db, 'customer_identity', { customer_id });
};

/**
 * Uses a token up. Undefined if it was used before. `nonce`: a repeated request with the same nonce, after a lost
 * response, is no second use. `session`: the session that the first use opened.
 */
export const spendToken = async (
  db: Db,
  { jti, expires }: ReadClaims,
  nonce: string | undefined,
  now: Date,
): Promise<{ readonly session: string | null } | undefined> => {
  const by = hashOf(nonce || newToken());
  await db.deleteFrom('identity_use').where('expires_at', '<=', now).execute();
  await db
    .insertInto('identity_use')
    .values({ jti, used_by: by, expires_at: expires })
    .onConflict((conflict) => conflict.column('jti').doNothing())
    .execute();
  const use = await findRow(db, 'identity_use', { jti }, ['used_by', 'session_id']);
  return use?.used_by === by ? { session: use.session_id } : undefined;
};

/**
 * Stores the one session that a token has opened, in place of the session opened before the response was lost. False if
 * a concurrent request was first, or if that earlier session has ended. Source: AUTH-17.
 */
export const noteSession = (
  db: Db,
  { jti }: Pick<ReadClaims, 'jti'>,
  before: string | null,
  session: string,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const noted = await trx
      .updateTable('identity_use')
      .set({ session_id: session })
      .where('jti', '=', jti)
      .where('session_id', before === null ? 'is' : '=', before)
      .returning('jti')
      .executeTakeFirst();
    if (!noted) return false;
    if (before === null || before === session) return true;
    const ended = await trx.deleteFrom('session').where('id', '=', before).returning('id').executeTakeFirst();
    return ended !== undefined;
  });
