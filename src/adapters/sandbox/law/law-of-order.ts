import { createHash } from 'node:crypto';
import type { LawText, LawTexts } from '../../../application/orders/law-texts.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { json } from '../db/json.ts';
import type { Db, Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';

const digestOf = (text: LawText): string => createHash('sha256').update(JSON.stringify(text)).digest('hex');

/**
 * Stores the current legal texts of a shop, and returns their digests, in order. A known text is not stored again.
 * Source: DOC-2, LAW-45.
 */
export const storeLaw = async (
  trx: Trx,
  { lawTexts }: Pick<Sandbox, 'lawTexts'>,
  asked: Parameters<LawTexts>[0],
): Promise<readonly string[]> => {
  const texts = (await lawTexts(asked)).map((body) => ({ digest: digestOf(body), body }));
  if (texts.length === 0) return [];
  // Always written in the same order. If two transactions write the same texts, the second waits, and there is no
  // deadlock.
  const sorted = [...texts].sort((a, b) => (a.digest < b.digest ? -1 : 1));
  await trx
    .insertInto('law_text')
    .values(sorted.map(({ digest, body }) => ({ digest, body: json(body) })))
    .onConflict((known) => known.column('digest').doNothing())
    .execute();
  return texts.map(({ digest }) => digest);
};

/** Stores the current legal texts with an order, in its language. Source: DOC-1, DOC-2. */
export const keepLaw = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'lawTexts'>,
  { token, brand, locale, country }: OrderRow,
): Promise<void> => {
  const digests = await storeLaw(trx, sandbox, { brand, locale, country });
  if (digests.length === 0) return;
  await trx
    .insertInto('order_law')
    .values(digests.map((digest, place) => ({ order_token: token, place, digest })))
    .execute();
};

/** Returns the digests of the legal texts at the time of an order. Empty for an order from before texts were stored. */
export const lawDigestsOf = async (db: Db, token: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('order_law')
    .select('digest')
    .where('order_token', '=', token)
    .orderBy('place')
    .execute();
  return rows.map(({ digest }) => digest);
};

/** Returns stored legal texts by their digests, in the same order. */
export const readLaw = async (db: Db, digests: readonly string[]): Promise<readonly LawText[]> => {
  if (digests.length === 0) return [];
  const rows = await db.selectFrom('law_text').selectAll().where('digest', 'in', digests).execute();
  return digests.flatMap((wanted) => rows.flatMap(({ digest, body }) => (digest === wanted ? [body] : [])));
};

/** Returns the legal texts at the time of an order. */
export const lawOf = async (db: Db, token: string): Promise<readonly LawText[]> =>
  readLaw(db, await lawDigestsOf(db, token));
