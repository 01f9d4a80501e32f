import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remindOfLeftCarts } from '../../../../src/adapters/sandbox/engine/remind-of-left-carts.ts';
import type { Sandbox } from '../../../../src/adapters/sandbox/sandbox.ts';
import { signedIn } from '../fixtures/customers.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';
import { soldNow, startCompanion, type ToldEngine } from './sold.ts';

let shop: TestSandbox;
let sandbox: Sandbox;
let engine: ToldEngine;
beforeEach(async () => {
  ({ shop, sandbox, engine } = await startCompanion());
  engine.stands = soldNow();
});
afterEach(() => shop.close());

const left = { token: 'cart-1', locale: 'it', email: 'mara@example.org' } as const;
const mails = () =>
  sandbox.db.selectFrom('mail').selectAll().where('recipient', '=', 'mara@example.org').execute();

describe('carts that were left at an engine · REO-5', () => {
  it('are written about once, in the language of the cart, with a link to it', async () => {
    engine.leftAt = { okulino: [left] };
    await remindOfLeftCarts(sandbox);
    await remindOfLeftCarts(sandbox);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ brand: 'okulino', locale: 'it' });
    expect(mail?.text).toContain('cart-1');
    expect(engine.told).toContainEqual(['reminded', 'okulino', 'cart-1']);
  });

  it('bring their customer back signed in', async () => {
    const { email } = await signedIn(shop);
    const { id } = await sandbox.db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    engine.leftAt = { okulino: [{ ...left, email, account: String(id) }] };
    await remindOfLeftCarts(sandbox);
    const sent = await sandbox.db.selectFrom('mail').select('text').where('recipient', '=', email).execute();
    expect(sent.some(({ text }) => text.includes('hash='))).toBe(true);
  });

  it.each([
    ['was ordered meanwhile', () => ({ stands: undefined })],
    ['is empty now', () => ({ stands: soldNow({ cart: { ...soldNow().cart, lines: [] } }) })],
  ])('are none where one %s, and the engine is asked about it no more', async (_, change) => {
    engine.leftAt = { viszola: [left] };
    Object.assign(engine, change());
    await remindOfLeftCarts(sandbox);
    expect(await mails()).toEqual([]);
    expect(engine.told).toEqual([['reminded', 'viszola', 'cart-1']]);
  });

  it('wait while the engine is away, which is reported', async () => {
    engine.leftAt = { okulino: [left] };
    engine.away = true;
    await remindOfLeftCarts(sandbox);
    expect(await mails()).toEqual([]);
    expect(shop.incidents).toMatchObject([{ operation: 'carts.left', kind: 'job-failed' }]);
    engine.away = false;
    await remindOfLeftCarts(sandbox);
    expect(await mails()).toHaveLength(1);
  });
});
