import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteConsent } from '../../../../src/adapters/sandbox/consents/consent-store.ts';
import { remindOfLeftCarts } from '../../../../src/adapters/sandbox/engine/remind-of-left-carts.ts';
import { noteCartTick } from '../../../../src/adapters/sandbox/mail-consent/cart-reminders.ts';
import { agreeByLink, consentLinkFor } from '../../../../src/adapters/sandbox/mail-consent/consent-links.ts';
import type { Sandbox } from '../../../../src/adapters/sandbox/sandbox.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { signedIn } from '../fixtures/customers.ts';
import { germanAddress } from '../fixtures/shopper.ts';
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
/** The owner ticked the checkbox at the e-mail field to be reminded. */
const ticked = (brand: BrandId, email: string = left.email) =>
  sandbox.db
    .transaction()
    .execute((trx) =>
      noteCartTick(trx, sandbox, { brand, token: left.token, email }, { wanted: true, locale: 'it' }),
    );
const mails = () =>
  sandbox.db.selectFrom('mail').selectAll().where('recipient', '=', 'mara@example.org').execute();

describe('abandoned carts at an engine · REO-5', () => {
  it('get one e-mail, in the language of the cart, with a link to it', async () => {
    engine.leftAt = { okulino: [left] };
    await ticked('okulino');
    await remindOfLeftCarts(sandbox);
    await remindOfLeftCarts(sandbox);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ brand: 'okulino', locale: 'it' });
    expect(mail?.text).toContain('cart-1');
    expect(engine.told).toContainEqual(['reminded', 'okulino', 'cart-1']);
  });

  it('wait for another server if this one leaves due work to it · OPS-8', async () => {
    engine.leftAt = { okulino: [left] };
    await ticked('okulino');
    await remindOfLeftCarts({ ...sandbox, leavesDueWork: true });
    expect(await mails()).toEqual([]);
    await remindOfLeftCarts(sandbox);
    expect(await mails()).toHaveLength(1);
  });

  it('get an e-mail that signs their customer in', async () => {
    const { email } = await signedIn(shop);
    const { id } = await sandbox.db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    engine.leftAt = { okulino: [{ ...left, email, account: String(id) }] };
    await ticked('okulino', email);
    await remindOfLeftCarts(sandbox);
    const sent = await sandbox.db.selectFrom('mail').select('text').where('recipient', '=', email).execute();
    expect(sent.some(({ text }) => text.includes('hash='))).toBe(true);
  });

  it.each([
    ['was ordered meanwhile', () => ({ stands: undefined })],
    ['is empty by now', () => ({ stands: soldNow({ cart: { ...soldNow().cart, lines: [] } }) })],
  ])('get no e-mail if one %s, and are not requested again', async (_, change) => {
    engine.leftAt = { viszola: [left] };
    await ticked('viszola');
    Object.assign(engine, change());
    await remindOfLeftCarts(sandbox);
    expect(await mails()).toEqual([]);
    expect(engine.told).toEqual([['reminded', 'viszola', 'cart-1']]);
  });

  it('wait while the engine is away, which is reported', async () => {
    engine.leftAt = { okulino: [left] };
    await ticked('okulino');
    engine.away = true;
    await remindOfLeftCarts(sandbox);
    expect(await mails()).toEqual([]);
    expect(shop.incidents).toMatchObject([{ operation: 'carts.left', kind: 'job-failed' }]);
    engine.away = false;
    await remindOfLeftCarts(sandbox);
    expect(await mails()).toHaveLength(1);
  });

  it('whose reminder fails keep no other cart from its own · OPS-12', async () => {
    const odd = { ...left, token: 'odd' };
    engine.leftAt = { okulino: [odd, left] };
    Object.assign(engine.carts, {
      look: async (_: unknown, { token }: { readonly token: string }) => {
        if (token === 'odd') throw new TypeError('a cart that nobody can read');
        return engine.stands?.cart;
      },
    });
    await sandbox.db
      .transaction()
      .execute((trx) =>
        noteCartTick(trx, sandbox, { brand: 'okulino', ...odd }, { wanted: true, locale: 'it' }),
      );
    await ticked('okulino');
    await remindOfLeftCarts(sandbox);
    expect(await mails()).toHaveLength(1);
    expect(shop.incidents).toMatchObject([{ operation: 'carts.left', kind: 'job-failed' }]);
  });

  it('are given up without consent, and get no e-mail · LAW-32', async () => {
    engine.leftAt = { okulino: [left] };
    await remindOfLeftCarts(sandbox);
    expect(await mails()).toEqual([]);
    expect(engine.told).toEqual([['reminded', 'okulino', 'cart-1']]);
  });

  it('wait for a confirmation by e-mail, and get their e-mail once it is given · LAW-32', async () => {
    engine.leftAt = { linsenwerk: [left] };
    await ticked('linsenwerk');
    await remindOfLeftCarts(sandbox);
    expect(engine.told).toEqual([]);
    const asked = await sandbox.db.selectFrom('consent_link').select('id').executeTakeFirstOrThrow();
    await sandbox.db.transaction().execute(async (trx) => {
      const link = await consentLinkFor(trx, asked.id);
      const now = new Date(sandbox.clock.now());
      await agreeByLink(trx, { brand: 'linsenwerk', token: link?.secret ?? '', now });
    });
    await remindOfLeftCarts(sandbox);
    expect(await mails()).toHaveLength(1);
  });

  it('wait for a confirmation where the law of the country of delivery requires it · LAW-10 · LAW-32', async () => {
    engine.stands = soldNow({ cart: { ...soldNow().cart, shippingAddress: germanAddress } });
    engine.leftAt = { okulino: [left] };
    await ticked('okulino');
    await remindOfLeftCarts(sandbox);
    expect([await mails(), engine.told]).toEqual([[], []]);
    await sandbox.db.transaction().execute((trx) =>
      noteConsent(trx, {
        ...{ brand: 'okulino', email: left.email, purpose: 'cart_reminder', subject: left.token },
        ...{ act: 'confirmed', words: '2026-11', locale: 'it', at: new Date(sandbox.clock.now()) },
      }),
    );
    await remindOfLeftCarts(sandbox);
    expect(await mails()).toHaveLength(1);
  });
});
