import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancellationLetter } from '../../../../src/adapters/sandbox/mail/cancellation-letter.ts';
import type { Letter } from '../../../../src/adapters/sandbox/mail/letter.ts';
import { withdrawalLetter } from '../../../../src/adapters/sandbox/mail/withdrawal-letter.ts';
import { done } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

const said = { name: 'Mara Keller', number: 'OKU-1', email: 'mara@example.org' };
const number = 'www.evil.com/win';

it('the receipt of a declaration contains no link, whatever is stored as its number · ADDR-7', async () => {
  const { sandbox } = shop;
  const { db } = sandbox;
  const client = shop.client();
  const withdrawn = await done(client.withdrawFromContract({ body: { ...said, goods: [] } }));
  const cancelled = await done(client.cancelContract({ body: { ...said, kind: 'ordinary' } }));
  await db.updateTable('withdrawal').set({ order_number: number }).execute();
  await db.updateTable('cancellation').set({ number }).execute();
  const letters = await db
    .transaction()
    .execute(
      async (trx): Promise<readonly (Letter | undefined)[]> => [
        await withdrawalLetter(trx, sandbox, withdrawn.receipt),
        await cancellationLetter(trx, sandbox, cancelled.receipt),
      ],
    );
  for (const letter of letters)
    for (const part of [letter?.subject, letter?.html, letter?.text]) {
      expect(part).toContain('evil. com');
      expect(part).not.toMatch(/www\.evil|evil\.com/);
    }
});
