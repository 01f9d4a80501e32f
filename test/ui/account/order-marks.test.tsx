import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../../src/adapters/sandbox/db/json.ts';
import { demoPassword } from '../../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import { openBrowser, type TestBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { care, cartWith, done, item, ordered } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
let regular: TestBrowser;
let changing: TestBrowser;
const comeIn = async (email: string): Promise<TestBrowser> => {
  const browser = openBrowser(backend);
  await done(browser.client.customerSignMeIn({ body: { email, password: demoPassword } }));
  return browser;
};
beforeAll(async () => {
  backend = await startSandbox();
  regular = await comeIn('stammgast@example.org');
  changing = await comeIn('wechselgast@example.org');
});
afterAll(() => backend?.close());

/** The value beside a name in the facts of an order. */
const fact = async (name: string): Promise<HTMLElement> => {
  const term = await screen.findByText(name, { selector: 'dt' });
  return within(term.parentElement as HTMLElement).getByRole('definition');
};

/** Changes the stored row of an order. */
const mark = async (number: string, basket: object) => {
  const { db } = backend.sandbox;
  const before = await db
    .selectFrom('shop_order')
    .select('basket')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('shop_order')
    .set({ basket: json({ ...before.basket, ...basket }) })
    .where('number', '=', number)
    .execute();
};

describe('an order of a subscription', () => {
  it('is marked in the history, and other orders are not · ORD-2 · ACC-5', async () => {
    const { leave } = await visit(regular, '/my-account/history');
    const shown = await screen.findAllByRole('article');
    const marked = shown.filter((one) => within(one).queryByText('Abo'));
    expect(marked.map((one) => within(one).getByRole('heading').textContent)).toEqual([
      'Bestellung OKU-1001-0011',
    ]);
    leave();
  });

  it('shows its interval, in months or in days · ORD-2 · ACC-5', async () => {
    const monthly = await visit(regular, '/my-account/order/OKU-1001-0011');
    expect(await fact('Abo')).toHaveTextContent('alle 2 Monate');
    monthly.leave();
    const daily = await visit(changing, '/my-account/order/OKU-1002-0006');
    expect(await fact('Abo')).toHaveTextContent('alle 30 Tage');
    daily.leave();
  });

  it('is not shown as daily if no interval is known · ACC-5', async () => {
    const number = 'OKU-1001-0010';
    const plain = await visit(regular, `/my-account/order/${number}`);
    await screen.findByText(number, { selector: 'dd *' });
    expect(screen.queryByText('Abo')).toBeNull();
    plain.leave();
    await mark(number, { subscription: true });
    const unsaid = await visit(regular, `/my-account/order/${number}`);
    expect(await fact('Abo')).toHaveTextContent('regelmässig');
    unsaid.leave();
    await mark(number, { subscription: true, subscription_frequency_unit: 'day' });
    const said = await visit(regular, `/my-account/order/${number}`);
    expect(await fact('Abo')).toHaveTextContent('jeden Tag');
    said.leave();
  });
});

describe('an order', () => {
  it('shows the date of its refund · ORD-2 · CHK-11', async () => {
    const { db } = backend.sandbox;
    const { token } = await db
      .selectFrom('shop_order')
      .select('token')
      .where('number', '=', 'OKU-1001-0009')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('payment')
      .values({
        id: 'went-back',
        order_token: token,
        method: 'visa',
        amount: 1990,
        currency: 'EUR',
        status: 'refunded',
        refunded_at: new Date('2026-11-17T23:30:00Z'),
        return_path: '/',
        created_at: new Date('2026-11-17T09:00:00Z'),
      })
      .execute();
    const { leave } = await visit(regular, '/my-account/order/OKU-1001-0009');
    // The shop's own day, not that of the server's clock.
    expect(await fact('Erstattet am')).toHaveTextContent('18.11.2026');
    leave();
    await visit(regular, '/my-account/order/OKU-1001-0011');
    await fact('Abo');
    expect(screen.queryByText('Erstattet am')).toBeNull();
  });

  it('at partner prices shows the website price of the same goods beside the saving · CART-16 · ORD-2', async () => {
    const number = 'OKU-1001-0012';
    const own = await visit(regular, `/my-account/order/${number}`);
    expect(await fact('Ersparnis')).toHaveTextContent('CHF 14.00 (12 %)');
    // Bought at the website's own prices: no other price is shown as the website's.
    expect(screen.queryByText('Preis auf der Website')).toBeNull();
    own.leave();
    await mark(number, { price_channel: 'okulino_partner' });
    const { leave } = await visit(regular, `/my-account/order/${number}`);
    expect(await fact('Preis auf der Website')).toHaveTextContent('CHF 117.70');
    expect(await fact('Ersparnis')).toHaveTextContent('CHF 14.00 (12 %)');
    leave();
    // Nothing was saved, so there is nothing to compare.
    const client = backend.client();
    const plain = await ordered(client, await cartWith(client, item(care)));
    await visit(backend, `/checkout/thank-you/${plain.token_value}`);
    await fact('Bestellnummer');
    expect(screen.queryByText('Preis auf der Website')).toBeNull();
  });
});
