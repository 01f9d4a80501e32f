import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ShopClient } from '../../../src/adapters/backend/client.ts';
import { tab } from '../../../src/adapters/browser/storages.ts';
import { signedInKey, signedIn as wasHere } from '../../../src/adapters/browser/was-signed-in.ts';
import type { CartWire } from '../../../src/adapters/contract/cart/cart.ts';
import { paymentWindowMs } from '../../../src/adapters/sandbox/orders/insert-order.ts';
import { demoPassword } from '../../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { daysAfter } from '../../../src/domain/shared/day-arithmetic.ts';
import { keepPlacedOrder, readPlacedOrder } from '../../../src/ui/checkout/placed-order.ts';
import { buttonClass } from '../../../src/ui/shared/elements/button.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { pressed } from '../../adapters/sandbox/fixtures/pressed.ts';
import { eyes } from '../../adapters/sandbox/fixtures/regular-goods.ts';
import {
  anyItem,
  care,
  cartWith,
  daily,
  done,
  item,
  ordered,
} from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
let client: ShopClient;
beforeAll(async () => {
  backend = await startSandbox();
  client = backend.client();
});
afterAll(() => backend.close());

const bottle = (): Promise<CartWire> => cartWith(client, item(care));
/** A guest's order, paid. */
const paid = async (...items: typeof eyes) => {
  const order = await ordered(client, await cartWith(client, ...items));
  const params = { token: order.token_value };
  const start = await done(client.startPayment({ params, body: { return_path: '/' } }));
  await backend.fetch(pressed('redirect_url' in start ? start.redirect_url : '', 'succeed'));
  return order;
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('returning from the payment provider', () => {
  it('opens the unpaid order, not an empty shop', async () => {
    const order = await ordered(client, await bottle());
    keepPlacedOrder(tab, order.token_value);
    const { path } = await visit(backend, '/checkout/payment');
    await heading('Die Zahlung steht noch aus');
    expect(path()).toBe(`/checkout/thank-you/${order.token_value}`);
    expect(readPlacedOrder(tab)).toBeUndefined();
  });
});

describe('thank-you page', () => {
  it('shows the order with its number, lines and addresses, in the words of the brand · CHK-13', async () => {
    const order = await ordered(client, await bottle());
    await visit(backend, `/checkout/thank-you/${order.token_value}`);
    expect(await screen.findByText(order.number)).toBeVisible();
    expect(screen.getByText('Mara Keller')).toBeVisible();
    expect(screen.getByText('wie Rechnungsadresse')).toBeVisible();
  });

  it('shows a customer the same reorder day as their account, from everything left at home · CHK-17 · HOME-1', async () => {
    const own = openBrowser(backend);
    const email = 'stammgast@example.org';
    await done(own.client.customerSignMeIn({ body: { email, password: demoPassword } }));
    const { 'hydra:member': orders } = await done(own.client.getOrdersHistory({ query: {} }));
    const last = orders.find(({ items }) => items.some(({ detail }) => detail.category === 'lens'));
    localStorage.setItem(signedInKey, wasHere);
    const { leave } = await visit(own, `/checkout/thank-you/${last?.token_value}`);
    await screen.findByText('Gerechnet mit allen Linsen, die noch da sind.');
    const [, day = ''] = /^Am (\S+) ist es/.exec(screen.getByText(/^Am .* ist es/).textContent ?? '') ?? [];
    leave();
    const account = await visit(own, '/my-account');
    const [, left] =
      /reicht noch (\d+) Tage/.exec((await screen.findByText(/reicht noch/)).textContent ?? '') ?? [];
    expect(day).toBe(
      daysAfter('2026-11-19' as Day, Number(left))
        .split('-')
        .reverse()
        .join('.'),
    );
    account.leave();
    localStorage.clear();
  });

  it('tells a guest that only this order is counted · CHK-17', async () => {
    const order = await paid(...eyes);
    await visit(backend, `/checkout/thank-you/${order.token_value}`);
    await screen.findByText('Gerechnet mit dieser Bestellung allein.');
  });

  it('ends with one primary button and a list of uniform links · CHK-13', async () => {
    const order = await paid(...eyes);
    await visit(backend, `/checkout/thank-you/${order.token_value}`);
    const more = within(await screen.findByRole('region', { name: 'Mehr zu dieser Bestellung' }));
    await more.findAllByRole('link', { name: /herunterladen$/ });
    const looks = [...more.queryAllByRole('link'), ...more.queryAllByRole('button')].map(
      ({ className }) => className,
    );
    expect(looks.length).toBeGreaterThanOrEqual(5);
    expect(new Set(looks).size).toBe(1);
    for (const name of [/mit diesen Werten bestellen$/, 'Bestellung drucken'])
      expect(more.getByRole('button', { name })).toBeVisible();
    for (const name of ['Vertrag widerrufen', /^Fragen\?/])
      expect(more.getByRole('link', { name })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveClass(buttonClass('primary'));
  });

  it('offers to pay again, also by another method, while an order is unpaid · CHK-13', async () => {
    const order = await ordered(client, await bottle());
    const { asked, user } = await visit(backend, `/checkout/thank-you/${order.token_value}`);
    await heading('Die Zahlung steht noch aus');
    await user.click(screen.getByRole('radio', { name: /^TWINT/ }));
    await user.click(screen.getByRole('button', { name: /bezahlen$/ }));
    await waitFor(() => expect(asked).toContain(`POST /api/orders/${order.token_value}/payments`));
  });

  it('can be paid again after the browser’s back button at the provider · CHK-11', async () => {
    const order = await ordered(client, await bottle());
    const { user, asked } = await visit(backend, `/checkout/thank-you/${order.token_value}`);
    await heading('Die Zahlung steht noch aus');
    const button = screen.getByRole('button', { name: /bezahlen$/ });
    await user.click(button);
    await waitFor(() => expect(asked).toContain(`POST /api/orders/${order.token_value}/payments`));
    const shown = (persisted: boolean) =>
      act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
    await shown(false);
    expect(button).toHaveAttribute('aria-busy', 'true');
    // The provider's page may not be known yet.
    await waitFor(async () => {
      await shown(true);
      expect(button).not.toHaveAttribute('aria-busy');
    });
  });

  it('puts the items of an order paid too late back into the cart in one press · CHK-13', async () => {
    const order = await ordered(client, await cartWith(client, item(care, 3)));
    backend.controls.setClock(testNow + paymentWindowMs + 1);
    try {
      const visitor = await visit(backend, `/checkout/thank-you/${order.token_value}`);
      await heading('Diese Bestellung wurde storniert');
      await visitor.user.click(screen.getByRole('button', { name: 'Artikel wieder in den Warenkorb legen' }));
      await waitFor(() => expect(visitor.path()).toBe('/cart'));
      expect(await screen.findByRole('combobox', { name: /^Menge: / })).toHaveValue('3');
      const kept = await done(client.getCart({ params: { token: visitor.token() as CartToken } }));
      expect(kept.items.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([[care, 3]]);
    } finally {
      backend.controls.setClock(testNow);
    }
  });

  it('leads from a link that has ended to the look-up by number and e-mail · ORD-8', async () => {
    const who = openBrowser(backend);
    const cart = await cartWith(who.client, item(care));
    const { token_value: token } = await ordered(who.client, cart, { email: 'old.link@example.org' });
    const { db } = backend.sandbox;
    const placed = { state: 'shipped', created_at: new Date(testNow - 400 * 86_400_000) } as const;
    await db
      .updateTable('shop_order')
      .set({ ...placed, arrival_max: null })
      .where('token', '=', token)
      .execute();
    await visit(who, `/checkout/thank-you/${token}`);
    await heading('Diese Bestellung finden wir nicht');
    screen.getByText(/Eine ältere Bestellung öffnet sich mit Nummer und E-Mail-Adresse\./);
    const way = within(screen.getByRole('main')).getByRole('link', { name: 'Bestellung ansehen' });
    expect(way).toHaveAttribute('href', '/find-order');
  });

  it('looks the same for an order of another customer as for an unknown one · ORD-3', async () => {
    const owner = await signedIn(backend);
    const cart = await cartWith(owner.client, item(care));
    const { token_value, number } = await ordered(owner.client, cart, { email: owner.email });
    const other = await signedIn(backend);
    const shown = async (token: string) => {
      const { leave } = await visit(other, `/checkout/thank-you/${token}`);
      await heading('Diese Bestellung finden wir nicht');
      const { innerHTML } = screen.getByRole('main');
      leave();
      return innerHTML;
    };
    const unknown = await shown('nobody-knows-this-order');
    const foreign = await shown(token_value);
    expect(foreign).toBe(unknown);
    expect(foreign).not.toContain(number);
    // Its owner sees it.
    await visit(owner, `/checkout/thank-you/${token_value}`);
    expect(await screen.findByText(number)).toBeVisible();
  });

  it('hands the lens values over to the product form outside the address, also for guests · WEAR-4', async () => {
    const lens = await anyItem(client, daily);
    const order = await ordered(client, await cartWith(client, { ...lens, meta: { eye: 'both' } }), {
      payment: 'visa',
    });
    await backend.sandbox.db
      .updateTable('shop_order')
      .set({ state: 'open', expires_at: null })
      .where('token', '=', order.token_value)
      .execute();
    const { user, path, address, leave } = await visit(backend, `/checkout/thank-you/${order.token_value}`);
    await user.click(await screen.findByRole('button', { name: /mit diesen Werten bestellen$/ }));
    await waitFor(() => expect(path()).toMatch(/^\/p\/10010/));
    await screen.findByText(/^Aus der Bestellung vom /);
    const sphere = lens.product.option.sphere ?? '';
    expect(screen.getAllByRole('combobox', { name: 'Sphäre (SPH)' })[0]).toHaveValue(sphere);
    expect(address()).not.toContain(sphere);
    leave();
    const again = await visit(backend, `/checkout/thank-you/${order.token_value}`);
    const button = await screen.findByRole('button', { name: /mit diesen Werten bestellen$/ });
    vi.spyOn(again.services.lastChoices, 'handOver').mockRejectedValue(new Error('no code'));
    await again.user.click(button);
    await waitFor(() => expect(again.path()).toMatch(/^\/p\/10010/));
    again.leave();
  });
});
