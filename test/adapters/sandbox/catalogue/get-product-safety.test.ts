import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { care, done } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

/** The instructions that the shop sends for these lines of a passport. */
const instructionsFor = async (lines: readonly string[]) => {
  await sql`update product_passport
    set passport = jsonb_set(passport, '{instructions}', ${JSON.stringify({ de: lines })}::jsonb)
    where product_id = ${Number(care)}`.execute(shop.sandbox.db);
  return (await done(shop.client().getProductSafety({ params: { id: care } }))).instructions;
};

describe('the instructions of a product', () => {
  it('are a link if their first line is an https address · LAW-20', async () =>
    expect(await instructionsFor(['https://maker.example/ifu', 'more'])).toEqual({
      url: 'https://maker.example/ifu',
    }));

  it.each(['Aufsetzen.', 'http://maker.example/ifu', 'javascript:alert(1)', 'https://'])(
    'are a text if their first line is %j · LAW-20',
    async (line) => expect(await instructionsFor([line, 'Absetzen.'])).toEqual({ text: [line, 'Absetzen.'] }),
  );
});
