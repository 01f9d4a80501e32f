import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signedInKey } from '../../src/adapters/browser/was-signed-in.ts';
import { demoPassword } from '../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import { openBrowser } from '../adapters/sandbox/fixtures/browser.ts';
import {
  care,
  cartWith,
  checkedOut,
  daily,
  done,
  item,
  knownBuyer,
  ordered,
} from '../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from './visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
let open: Visit | undefined;
afterEach(() => {
  open?.leave();
  localStorage.clear();
});

/** A shop that delivers everything between these two days. */
const between = (first: string, last: string, { fetch }: Pick<TestSandbox, 'fetch'> = backend) => ({
  fetch: async (request: Request) => {
    const answer = await fetch(request);
    if (!answer.headers.get('content-type')?.includes('json')) return answer;
    const body = (await answer.text())
      .replaceAll(/(_date_min":)"[^"]+"/g, `$1"${first}"`)
      .replaceAll(/(_date_max":)"[^"]+"/g, `$1"${last}"`);
    return new Response(body, answer);
  },
});
const go = async (...of: Parameters<typeof visit>): Promise<Visit> => {
  open = await visit(...of);
  return open;
};
const december = () => between('2026-12-03', '2026-12-08');
const turn = () => between('2026-12-29', '2027-01-02');

const bottle = async () => (await cartWith(backend.client(), item(care))).token_value;
/** A product page on which the values of both eyes are chosen. */
const chosen = async (shop: Pick<TestSandbox, 'fetch'>, prefix: string): Promise<void> => {
  const { user } = await go(shop, `${prefix}/p/${daily}`);
  for (const [eye, value] of [
    ['right', '-2.50'],
    ['left', '-3.00'],
  ] as const) {
    const field = await waitFor(() => {
      const found = document.querySelector(`select[name="${eye}[sphere]"]`);
      if (!found) throw new Error('no field yet');
      return found;
    });
    await user.selectOptions(field, value);
  }
};

describe('a delivery period is shown with its first day before its last', () => {
  it.each([
    ['', 'Lieferung voraussichtlich 03.12. bis 08.12.2026', '03.12.–08.12.'],
    ['/en', 'Expected delivery 03.12 to 08.12.2026', '03.12 to 08.12'],
  ])('on a product’s page at %s/p, in total and for each eye · STOCK-5', async (prefix, whole, each) => {
    await chosen(december(), prefix);
    expect(await screen.findByText(whole)).toBeVisible();
    expect(screen.getAllByRole('cell', { name: each })).toHaveLength(2);
  });

  const until = {
    '': /^(Heute bis|Bis [A-Z][a-z]+,) 16:00 Uhr,? bestellt, spätestens am Dienstag, 8\. Dezember, da\.$/,
    '/en': /^Order by 16:00 (today|on [A-Z][a-z]+) for delivery by Tuesday, December 8\.$/,
  } as const;
  it('with the order deadline, on a product’s page and in the cart · STOCK-6', async () => {
    await chosen(december(), '');
    expect(await screen.findByText(until[''])).toBeVisible();
    open?.leave();
    await go(december(), '/en/cart', { cart: await bottle() });
    expect(await screen.findByText(until['/en'])).toBeVisible();
  });

  it.each([
    ['', 'Lieferung voraussichtlich 03.12. bis 08.12.2026', 'Lieferung 03.12. bis 08.12.2026'],
    ['/fr', 'Livraison prévue du 03.12 au 08.12.2026', 'Livraison du 03.12 au 08.12.2026'],
  ])('in the cart at %s/cart, in total and for a line · STOCK-5 · CART-7', async (prefix, whole, line) => {
    await go(december(), `${prefix}/cart`, { cart: await bottle() });
    expect(await screen.findByText(whole)).toBeVisible();
    expect(await screen.findByText(line, { exact: false })).toBeVisible();
  });

  it.each([
    ['', 'Lieferung 29.12.26 bis 02.01.27'],
    ['/fr', 'Livraison du 29.12.26 au 02.01.27'],
  ])('for a line delivered across the turn of the year, at %s/cart · STOCK-5', async (prefix, line) => {
    await go(turn(), `${prefix}/cart`, { cart: await bottle() });
    expect(await screen.findByText(line, { exact: false })).toBeVisible();
  });

  it.each([
    ['', 'Lieferung 03.12. bis 08.12.'],
    ['/it', 'Consegna dal 03.12 al 08.12'],
  ])('for each shipping method at %s/checkout/shipping · STOCK-5 · CHK-9', async (prefix, text) => {
    const client = backend.client();
    const cart = await checkedOut(client, await cartWith(client, item(care)));
    await go(december(), `${prefix}/checkout/shipping`, { cart: cart.token_value });
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  it.each([
    ['new', '', '03.–08.12.2026'],
    ['new', '/en', '03.–08.12.2026'],
    ['shipped', '', 'erwartet 03.12. bis 08.12.2026'],
    ['shipped', '/en', 'expected 03.12 to 08.12.2026'],
  ] as const)('after an order that is %s, at %s/checkout · STOCK-5 · ORD-2', async (state, prefix, text) => {
    const client = backend.client();
    const cart = await cartWith(client, item(care));
    const { token_value } = await ordered(client, cart, { ...knownBuyer, payment: 'invoice' });
    await backend.sandbox.db
      .updateTable('shop_order')
      .set({ state })
      .where('token', '=', token_value)
      .execute();
    await go(december(), `${prefix}/checkout/thank-you/${token_value}`);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['', 'erwartet 03.12. bis 08.12.2026'],
    ['/fr', 'prévu du 03.12 au 08.12.2026'],
  ])('for an order in the account at %s/my-account · STOCK-5 · ORD-2', async (prefix, text) => {
    const regular = openBrowser(backend);
    const customer = { email: 'stammgast@example.org', password: demoPassword };
    await done(regular.client.customerSignMeIn({ body: customer }));
    localStorage.setItem(signedInKey, '1');
    const shop = between('2026-12-03', '2026-12-08', regular);
    await go(shop, `${prefix}/my-account/order/OKU-1001-0011`);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
