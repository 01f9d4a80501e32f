import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { json } from '../db/json.ts';
import type { Db } from '../db/schema.ts';

export const algorithm = 'ES256';
const only = 'identity';
/** The key id in its tokens. */
export const keyId = only;

/** The signing key of the identity provider. It is the same on every server and after every restart. */
export interface IdentityKey {
  readonly sign: CryptoKey;
  readonly verify: CryptoKey;
  readonly open: JWK;
}

const read = async (db: Db): Promise<JWK | undefined> =>
  (await db.selectFrom('identity_key').select('jwk').where('id', '=', only).executeTakeFirst())?.jwk;

const made = async (db: Db, now: Date): Promise<JWK> => {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  await db
    .insertInto('identity_key')
    .values({ id: only, jwk: json(await exportJWK(privateKey)), created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  // Another server may have inserted its key first.
  return (await read(db)) ?? made(db, now);
};

const imported = async (jwk: JWK): Promise<CryptoKey> => (await importJWK(jwk, algorithm)) as CryptoKey;

export const identityKey = async (db: Db, now: Date): Promise<IdentityKey> => {
  const jwk = (await read(db)) ?? (await made(db, now));
  const { d: _secret, ...open } = jwk;
  return { sign: await imported(jwk), verify: await imported(open), open };
};
