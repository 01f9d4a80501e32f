import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { mostAlerts } from '../../../../src/domain/catalogue/product-alert.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { newEmail, password, person, provenMailbox, signedIn } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { productAlertsOf } from '../fixtures/product-alerts.ts';
import { care, done, failed, fewCare, soldOutCare } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const days = 24 * 3_600_000;

describe('product alert e-mails', () => {
  let shop: TestSandbox;
  let levels = 0;
  beforeAll(async () => {
    shop = await startSandbox();
  });
  afterAll(() => shop?.close());
  const started = () => shop;
  const { shelf, ask, looked, agree, acts, kept, guest } = productAlertsOf(started);

  const change = (
    of: Partial<{ is_active: boolean; discontinued: boolean; replacement_id: number | null }>,
  ) => shop.sandbox.db.updateTable('product').set(of).where('id', '=', Number(soldOutCare)).execute();
  const withhold = (missing: boolean) =>
    missing
      ? shop.sandbox.db
          .insertInto('product_gap')
          .values({ product_id: Number(soldOutCare), brand: 'okulino', missing: '["maker"]' })
          .execute()
      : shop.sandbox.db.deleteFrom('product_gap').where('product_id', '=', Number(soldOutCare)).execute();

  beforeEach(async () => {
    shop.controls.setClock(testNow);
    await shelf(soldOutCare, 0);
    await change({ is_active: true, discontinued: false, replacement_id: null });
  });

  const waiting = async () => {
    const here = await signedIn(shop);
    await done(ask(here, here.email));
    await looked(here.email);
    const before = (await mailsTo(shop, here.email)).length;
    return { ...here, told: async () => (await looked(here.email)).slice(before) };
  };

  it('wait while the product is withheld or inactive, and are sent once it is sold again · STOCK-7', async () => {
    const { told } = await waiting();
    await shelf(soldOutCare, 3);
    await withhold(true);
    expect(await told()).toEqual([]);
    await withhold(false);
    await change({ is_active: false });
    expect(await told()).toEqual([]);
    await change({ is_active: true });
    expect(await told()).toHaveLength(1);
  });

  it('name the successor of a discontinued product, once · STOCK-7', async () => {
    const { told } = await waiting();
    await change({ discontinued: true, replacement_id: Number(care) });
    await told();
    const [mail, ...others] = await told();
    expect(mail?.subject).toMatch(/^Kommt nicht wieder: /);
    expect(mail?.text).toContain(`/p/${care}/`);
    expect(others).toEqual([]);
  });

  it('are not sent for a discontinued product without a successor; the account says so · STOCK-7', async () => {
    const { told, client } = await waiting();
    await change({ discontinued: true });
    expect(await told()).toEqual([]);
    expect(await done(client.getProductAlerts({}))).toMatchObject([{ state: 'over' }]);
    await change({ discontinued: false });
    await shelf(soldOutCare, 3);
    expect(await told()).toEqual([]);
  });

  it('wait again if the product was withheld before they were written · STOCK-7', async () => {
    const { told, email } = await waiting();
    await shop.sandbox.db
      .updateTable('product_alert')
      .set({ outcome: 'due' })
      .where('email', '=', email)
      .execute();
    await shop.sandbox.db
      .insertInto('outbox')
      .values({
        topic: 'product.alert',
        subject_id: `${(await shop.sandbox.db.selectFrom('product_alert').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id} 1`,
        created_at: new Date(testNow),
      })
      .execute();
    await withhold(true);
    expect(await told()).toEqual([]);
    await withhold(false);
    expect(await told()).toEqual([]);
    await shelf(soldOutCare, 1);
    expect(await told()).toHaveLength(1);
  });

  it('use the stock of an engine, which may be unavailable · STOCK-7', async () => {
    const { email, told } = await waiting();
    const engine = {
      levelsOf: async (_: unknown, items: readonly { quantity: number }[]) =>
        levels < 0
          ? E.left({ status: 503, code: 'engine.out', body: {} })
          : E.right(
              items.map(({ quantity }) => ({
                variantId: soldOutCare as string,
                quantity,
                available: levels,
                stopOrder: true,
              })),
            ),
    };
    const beside = { ...shop, sandbox: { ...shop.sandbox, engine } } as unknown as TestSandbox;
    const { looked: lookedBeside } = productAlertsOf(() => beside);
    const before = (await mailsTo(shop, email)).length;
    for (const [count, mails] of [
      [-1, 0],
      [0, 0],
      [2, 1],
    ] as const) {
      levels = count;
      expect(await lookedBeside(email)).toHaveLength(before + mails);
    }
    expect(await told()).toHaveLength(1);
  });

  it('are sent by a check that repeats every ten minutes by itself · STOCK-7', async () => {
    const { email } = await waiting();
    await shelf(soldOutCare, 3);
    const before = (await mailsTo(shop, email)).length;
    shop.controls.setClock(testNow + 9 * 60_000);
    await doDueWork(shop.sandbox);
    expect(await mailsTo(shop, email)).toHaveLength(before);
    shop.controls.setClock(testNow + 10 * 60_000);
    await doDueWork(shop.sandbox);
    expect(await mailsTo(shop, email)).toHaveLength(before + 1);
  });

  it('ask for confirmation where the law requires it, until the mailbox has confirmed · STOCK-9', async () => {
    const here = openBrowser(shop, 'linsenwerk');
    const email = newEmail();
    await done(
      here.client.customerSignMeUp({
        body: { ...person(email), subscribed_to_marketing_channels: true, password },
      }),
    );
    await done(here.client.customerSignMeIn({ body: { email, password } }));
    expect(await done(ask(here, email))).toEqual({ consent: 'waiting' });
    await provenMailbox(shop, email);
    expect(await done(ask(here, email))).toEqual({ consent: 'given' });
    expect(await done(here.client.getProductAlerts({}))).toMatchObject([{ state: 'given' }]);
  });

  it('keep the price of the first request, even if requested again · STOCK-8', async () => {
    const email = newEmail();
    await done(ask(guest(), email, 'price'));
    await agree(email);
    const below = async () =>
      (
        await shop.sandbox.db
          .selectFrom('product_alert')
          .select(['below', 'confirmed_at'])
          .where('email', '=', email)
          .execute()
      ).map((row) => row.below);
    const first = await below();
    const raise = (by: number) =>
      shop.sandbox.db
        .updateTable('product_price')
        .set(({ eb }) => ({ price: eb('price', '+', by) }))
        .where('product_id', '=', Number(fewCare))
        .execute();
    await raise(500);
    expect(await done(ask(guest(), email, 'price'))).toEqual({ consent: 'waiting' });
    await raise(-500);
    expect(await below()).toEqual(first);
  });

  it('have a limit per mailbox, which is not revealed to a stranger · STOCK-9', async () => {
    const { client, email } = await signedIn(shop);
    const { db } = shop.sandbox;
    await done(ask({ client }, email));
    const row = await db
      .selectFrom('product_alert')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('product_alert')
      .values(
        Array.from({ length: mostAlerts - 1 }, (_, n) => ({
          ...row,
          id: `${row.id}-${n}`,
          variant_id: `${row.variant_id}-${n}`,
          options: '{}',
        })),
      )
      .execute();
    expect(await failed(ask({ client }, email, 'price'))).toMatchObject({ code: 'alert.too_many' });
    expect(await done(ask(guest(), email, 'price'))).toEqual({ consent: 'waiting' });
    expect(await kept(email)).toHaveLength(mostAlerts);
    await done(client.deleteMe({ body: { password } }));
    expect(await kept(email)).toEqual([]);
    expect((await acts(email)).filter((act) => act.includes('withdrawn'))).toHaveLength(mostAlerts);
  });

  it('can be requested only so often for one mailbox · STOCK-9', async () => {
    const limits = { ...shop.sandbox.limits, accountTries: 2 };
    const strict = await startSandbox(undefined, { limits });
    const email = newEmail();
    const { client } = openBrowser(strict);
    const body = { kind: 'stock', product_id: soldOutCare, option: {}, email, words: 'x' } as const;
    await done(client.askForProductAlert({ body }));
    await done(client.askForProductAlert({ body }));
    expect(await failed(client.askForProductAlert({ body }))).toMatchObject({ status: 429 });
    await strict.close();
  });

  it('are deleted with their link if not confirmed, and after a year in any case · STOCK-9 · LAW-33', async () => {
    const [unsure, sure] = [newEmail(), await signedIn(shop)];
    await done(ask(guest(), unsure));
    await done(ask(sure, sure.email));
    const later = async (ms: number) => {
      shop.controls.setClock(testNow + ms);
      await doDueWork(shop.sandbox);
      return [(await kept(unsure)).length, (await kept(sure.email)).length];
    };
    expect(await later(6 * days)).toEqual([1, 1]);
    expect(await later(9 * days)).toEqual([0, 1]);
    expect(await later(367 * days)).toEqual([0, 0]);
  });
});
