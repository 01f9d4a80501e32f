import { createHash } from 'node:crypto';
import type { LawText } from '../../../application/orders/law-texts.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { json } from '../db/json.ts';
import type { Db, Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';

const digestOf = (text: LawText): string => createHash('sha256').update(JSON.stringify(text)).digest('hex');

/** Stores the current legal texts with an order, in its language. A known text is not stored again. Source: DOC-1, DOC-2. */
export const keepLaw = async (
  trx: Trx,
  { lawTexts }: Pick<Sandbox, 'lawTexts'>,
  { token, brand, locale, country }: OrderRow,
): Promise<void> => {
  const texts = (await lawTexts({ brand, locale, country })).map((body) => ({
    digest: digestOf(body),
    body,
  }));
  if (texts.length === 0) return;
  // Always written in the same order. If two transactions write the same texts, the second waits, and there is no
  // deadlock.
  const sorted = [...texts].sort((a, b) => (a.digest < b.digest ? -1 : 1));
  await trx
    .insertInto('law_text')
    .values(sorted.map(({ digest, body }) => ({ digest, body: json(body) })))
    .onConflict((known) => known.column('digest').doNothing())
    .execute();
  await trx
    .insertInto('order_law')
    .values(texts.map(({ digest }, place) => ({ order_token: token, place, digest })))
    .execute();
};

/** Returns the legal texts at the time of an order. Empty for an order from before texts were stored. */
export const lawOf = async (db: Db, token: string): Promise<readonly LawText[]> => {
  const rows = await db
    .selectFrom('order_law')
    .innerJoin('law_text', 'law_text.digest', 'order_law.digest')
    .select('law_text.body')
    .where('order_law.order_token', '=', token)
    .orderBy('order_law.place')
    .execute();
  return rows.map(({ body }) => body);
};
