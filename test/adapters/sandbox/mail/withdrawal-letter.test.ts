import { afterAll, beforeAll, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { done } from '../fixtures/shopper.ts';
import { shops } from '../fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

const { law } = shops.okulino;
const okulino = { ...shops.okulino, law: { ...law, returnDays: 21, refundDays: 9 } };
let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox(undefined, { shops: { ...shops, okulino } });
});
afterAll(() => shop.close());

it('the receipt of a withdrawal states the periods of the law of the shop · LAW-38', async () => {
  const email = 'mara@example.org';
  await done(
    shop.client().withdrawFromContract({ body: { name: 'Mara Keller', number: 'OKU-1', email, goods: [] } }),
  );
  await doDueWork(shop.sandbox);
  const { text } = await shop.sandbox.db
    .selectFrom('mail')
    .selectAll()
    .where('subject', 'like', '%OKU-1%')
    .executeTakeFirstOrThrow();
  expect(text).toContain('innerhalb von 21 Tagen, also bis 10.12.2026, mit der Post zurücksenden');
  expect(text).toContain('spätestens 9 Tage nach diesem Tag, also bis 28.11.2026,');
});

it('the receipt of a withdrawal writes lens values as people read them · LAW-4', async () => {
  const goods = ['1 × Hydralis, 30 Tageslinsen · -2.25 · 8.6 · high', 'Das linke Auge'];
  await done(
    shop.client().withdrawFromContract({
      body: { name: 'Mara Keller', number: 'OKU-2', email: 'values@example.org', goods },
    }),
  );
  await doDueWork(shop.sandbox);
  const { text, html } = await shop.sandbox.db
    .selectFrom('mail')
    .selectAll()
    .where('subject', 'like', '%OKU-2%')
    .executeTakeFirstOrThrow();
  for (const mail of [text, html]) {
    expect(mail).toContain('1 × Hydralis, 30 Tageslinsen · −2,25 · 8,6 · hoch');
    expect(mail).toContain('Das linke Auge');
    expect(mail).not.toContain('-2.25');
  }
});
