import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShopClient } from '../../../src/adapters/backend/client.ts';
import type { CartWire } from '../../../src/adapters/contract/cart/cart.ts';
import { paymentWindowMs } from '../../../src/adapters/sandbox/orders/insert-order.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import { keepPlacedOrder, readPlacedOrder } from '../../../src/ui/checkout/placed-order.ts';
import {
  care,
  cartWith,
  checkedOut,
  done,
  item,
  ordered,
  partnerAddress,
  swissAddress,
} from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
let client: ShopClient;
beforeAll(async () => {
  backend = await startSandbox();
  client = backend.client();
});
afterAll(() => backend.close());
beforeEach(() => sessionStorage.clear());

const email = 'mara@example.org';
const bottle = (): Promise<CartWire> => cartWith(client, item(care));
const withEmail = async (): Promise<string> => {
  const { token_value: token } = await bottle();
  await done(client.updateOrder({ params: { token }, body: { email } }));
  return token;
};
/** A cart that a coupon pays for and that is fetched: nothing is left to pay online. */
const free = async (): Promise<string> => {
  const cart = await bottle();
  await done(client.applyCoupon({ params: { token: cart.token_value }, body: { couponCode: 'GESCHENKT' } }));
  const wishes = { method: 'pickup', shipping: partnerAddress };
  return (await checkedOut(client, cart, wishes)).token_value;
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const next = (name: string) => screen.getByRole('button', { name });
const fillIn = async ({ user }: Visit, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await user.type(screen.getByLabelText(label), text);
};
const home = {
  Vorname: 'Mara',
  Nachname: 'Keller',
  Strasse: 'Seestrasse',
  Hausnummer: '12',
  Postleitzahl: '8002',
  Ort: 'Zürich',
};

describe('the way into the checkout', () => {
  it('leads home without a cart · CHK-2', async () => {
    const { path } = await visit(backend, '/checkout/customer');
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('begins at the customer step · ROUTE-4', async () => {
    const { path } = await visit(backend, '/checkout', { cart: (await bottle()).token_value });
    await heading('Als Gast bestellen');
    expect(path()).toBe('/checkout/customer');
  });

  it('sends a guest who has not said an e-mail from shipping to the customer step · CHK-2', async () => {
    const { path } = await visit(backend, '/checkout/shipping', { cart: (await bottle()).token_value });
    await heading('Als Gast bestellen');
    expect(path()).toBe('/checkout/customer');
  });

  it('leads home when the last item is gone · CART-5', async () => {
    const { token_value: cart, items } = await bottle();
    const { path, services } = await visit(backend, '/checkout/customer', { cart });
    await heading('Als Gast bestellen');
    services.cart.remove(items[0]!.id);
    await waitFor(() => expect(path()).toBe('/'));
  });
});

describe('customer step', () => {
  it('asks for an e-mail that can be one, trims it and goes on · CHK-6', async () => {
    const visitor = await visit(backend, '/checkout/customer', { cart: (await bottle()).token_value });
    await heading('Als Gast bestellen');
    const { user, path } = visitor;
    const field = screen.getByLabelText('E-Mail-Adresse');
    await user.type(field, 'mara');
    await user.click(next('Weiter zur Adresse'));
    expect(await screen.findByText(/^Diese E-Mail-Adresse ist nicht vollständig/)).toBeVisible();
    expect(field).toHaveFocus();
    await user.type(field, '@example.org ');
    await user.click(next('Weiter zur Adresse'));
    await heading('Rechnung und Lieferung');
    expect(path()).toBe('/checkout/address');
  });
});

describe('address step', () => {
  it('names every field that is missing, takes the focus and leads to each · CHK-7', async () => {
    const { user } = await visit(backend, '/checkout/address', { cart: await withEmail() });
    await heading('Rechnung und Lieferung');
    await user.click(next('Weiter zum Versand'));
    const summary = (await screen.findAllByRole('alert')).find((alert) => alert === document.activeElement);
    const entries = within(summary!).getAllByRole('button');
    expect(entries).toHaveLength(6);
    await user.click(entries[0]!);
    expect(screen.getByLabelText('Vorname')).toHaveFocus();
    expect(screen.getByLabelText('Vorname')).toBeInvalid();
  });

  it('keeps what was typed when the page is loaded again', async () => {
    const cart = await withEmail();
    const first = await visit(backend, '/checkout/address', { cart });
    await heading('Rechnung und Lieferung');
    await fillIn(first, home);
    first.leave();
    await visit(backend, '/checkout/address', { cart });
    await heading('Rechnung und Lieferung');
    expect(screen.getByLabelText('Ort')).toHaveValue('Zürich');
  });

  it('shows what the shop refuses at the field that it is about · CHK-18', async () => {
    const refusing = {
      fetch: async (request: Request) =>
        request.method === 'PATCH'
          ? Response.json(
              {
                code: 'validation.invalid_postcode',
                violations: [
                  { property_path: 'billing_address.postcode', code: 'validation.invalid_postcode' },
                ],
              },
              { status: 422 },
            )
          : backend.fetch(request),
    };
    const visitor = await visit(refusing, '/checkout/address', { cart: await withEmail() });
    await heading('Rechnung und Lieferung');
    await fillIn(visitor, home);
    await visitor.user.click(next('Weiter zum Versand'));
    await waitFor(() => expect(screen.getByLabelText('Postleitzahl')).toBeInvalid());
    expect(screen.getByLabelText('Postleitzahl')).toHaveValue('8002');
    expect(visitor.path()).toBe('/checkout/address');
  });

  it('keeps everything and says so when no answer comes', async () => {
    const cart = await withEmail();
    const cut = {
      fetch: (request: Request) =>
        request.method === 'PATCH' ? Promise.reject(new TypeError('cut')) : backend.fetch(request),
    };
    const visitor = await visit(cut, '/checkout/address', { cart });
    await heading('Rechnung und Lieferung');
    await fillIn(visitor, home);
    await visitor.user.click(next('Weiter zum Versand'));
    expect(await screen.findByText('Die Angaben konnten nicht gespeichert werden.')).toBeVisible();
    expect(screen.getByText('Deine Eingaben sind noch da.')).toBeVisible();
    expect(screen.getByLabelText('Ort')).toHaveValue('Zürich');
  });
});

describe('shipping step', () => {
  it('offers the methods with price and arrival, and says which way GLS sends · CHK-9', async () => {
    const german = backend.client('linsenwerk');
    const { token_value: token } = await cartWith(german, item(care));
    const billing_address = {
      ...swissAddress,
      postcode: '10115',
      city: 'Berlin',
      country_code: 'DE' as const,
    };
    await done(german.updateOrder({ params: { token }, body: { email } }));
    await done(
      german.updateOrder({
        params: { token },
        body: { email, billing_address, shipping_address: billing_address },
      }),
    );
    await visit(backend, '/checkout/shipping', { cart: token, brand: 'linsenwerk' });
    expect(await screen.findByRole('radio', { name: /^DHL/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^GLS Paket/ })).toBeVisible();
    expect(screen.getAllByText(/^Lieferung (am )?\d/)).not.toHaveLength(0);
  });

  it('says above which amount a country is not sent to · CHK-14', async () => {
    const austrian = backend.client('augental');
    const { token_value: token } = await cartWith(austrian, item(care, 99));
    await done(austrian.updateOrder({ params: { token }, body: { email } }));
    await done(
      austrian.updateOrder({
        params: { token },
        body: { email, billing_address: swissAddress, shipping_address: swissAddress },
      }),
    );
    const { user, asked } = await visit(backend, '/checkout/shipping', { cart: token, brand: 'augental' });
    expect(
      await screen.findByText(/^Bestellungen über €\s800,00 versenden wir aus Zollgründen nicht/),
    ).toBeVisible();
    await screen.findAllByRole('radio');
    await user.click(next('Weiter zur Zahlung'));
    expect(asked.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });
});

describe('payment step', () => {
  const ready = async (): Promise<string> => (await checkedOut(client, await bottle())).token_value;

  it('refuses the invoice to somebody new and Apple Pay to other browsers, and says why · CHK-10', async () => {
    await visit(backend, '/checkout/payment', { cart: await ready() });
    expect(await screen.findByRole('radio', { name: /^Rechnung/ })).toBeDisabled();
    expect(screen.getByText('Kauf auf Rechnung ist bei der ersten Bestellung nicht möglich.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Apple Pay/ })).toBeDisabled();
  });

  it('says that Apple Pay, chosen in another browser, is not to be had here, and keeps every other way open · CHK-10', async () => {
    const cart = await checkedOut(client, await bottle(), { payment: 'apple_pay' });
    const { user } = await visit(backend, '/checkout/payment', { cart: cart.token_value });
    expect(await screen.findByText(/^Apple Pay ist nur in Safari .* andere Zahlungsart\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    expect(screen.getByRole('alert')).toHaveTextContent('zuerst');
    await user.click(screen.getByRole('radio', { name: /^Visa/ }));
    expect(screen.queryByText(/andere Zahlungsart\.$/)).toBeNull();
  });

  it('offers the wallet where the browser has it and this device can pay by it · CHK-10', async () => {
    Reflect.set(
      window,
      'ApplePaySession',
      Object.assign(() => undefined, { canMakePayments: () => true }),
    );
    try {
      const cart = await checkedOut(client, await bottle(), { payment: 'apple_pay' });
      await visit(backend, '/checkout/payment', { cart: cart.token_value });
      expect(await screen.findByRole('radio', { name: /^Apple Pay/ })).toBeChecked();
    } finally {
      Reflect.deleteProperty(window, 'ApplePaySession');
    }
  });

  it('takes the invoice away when the look-up advises against it, and nothing else · CHK-16', async () => {
    const email = 'stammgast@example.org';
    const careful = {
      fetch: (request: Request) =>
        new URL(request.url).pathname === '/api/customers/last-payment'
          ? Promise.resolve(Response.json({ invoice: 'refused' }))
          : backend.fetch(request),
    };
    const cart = await checkedOut(client, await bottle(), { email, payment: 'invoice' });
    await visit(careful, '/checkout/payment', { cart: cart.token_value });
    expect(
      await screen.findByText(/^Kauf auf Rechnung ist für diese Bestellung nicht möglich\. Nimm/),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Rechnung/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Visa/ })).toBeEnabled();
  });

  it('leaves the invoice open when the look-up gives no answer · CHK-16', async () => {
    const silent = {
      fetch: (request: Request) =>
        new URL(request.url).pathname === '/api/customers/last-payment'
          ? Promise.reject(new TypeError('cut'))
          : backend.fetch(request),
    };
    const cart = await checkedOut(client, await bottle(), {
      email: 'stammgast@example.org',
      payment: 'invoice',
    });
    const { asked } = await visit(silent, '/checkout/payment', { cart: cart.token_value });
    expect(await screen.findByRole('radio', { name: /^Rechnung/ })).toBeChecked();
    await waitFor(() => expect(asked).toContain('POST /api/customers/last-payment'));
    expect(screen.getByRole('radio', { name: /^Rechnung/ })).toBeEnabled();
  });

  it('names the button by what it obliges to, and orders once for twenty presses · CHK-12', async () => {
    const { user, asked, path, token } = await visit(backend, '/checkout/payment', { cart: await free() });
    const button = await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });
    for (let press = 0; press < 20; press++) button.click();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toMatch(/^\/checkout\/thank-you\/.+/));
    expect(asked.filter((call) => call === 'POST /api/orders')).toHaveLength(1);
    expect(await heading('Yes, deine Bestellung steht!')).toBeVisible();
    expect(token()).toBeUndefined();
  });

  it('keeps the step and offers another try when the order gets no answer · CHK-12', async () => {
    let cut = true;
    const shaky = {
      fetch: (request: Request) =>
        cut && new URL(request.url).pathname === '/api/orders'
          ? Promise.reject(new TypeError('cut'))
          : backend.fetch(request),
    };
    const { user, path } = await visit(shaky, '/checkout/payment', { cart: await free() });
    await user.click(await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    expect(await screen.findByText(/Es bleibt bei einer einzigen Bestellung\.$/)).toBeVisible();
    cut = false;
    await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await waitFor(() => expect(path()).toMatch(/^\/checkout\/thank-you\/.+/));
  });
});

describe('coming back from the provider', () => {
  it('leads to the order that is not paid yet, not to an empty shop', async () => {
    const order = await ordered(client, await bottle());
    keepPlacedOrder(order.token_value);
    const { path } = await visit(backend, '/checkout/payment');
    await heading('Die Zahlung steht noch aus');
    expect(path()).toBe(`/checkout/thank-you/${order.token_value}`);
    expect(readPlacedOrder()).toBeUndefined();
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

  it('offers to pay again, by another method if wanted, while an order is not paid · CHK-13', async () => {
    const order = await ordered(client, await bottle());
    const { asked, user } = await visit(backend, `/checkout/thank-you/${order.token_value}`);
    await heading('Die Zahlung steht noch aus');
    await user.click(screen.getByRole('radio', { name: /^TWINT/ }));
    await user.click(screen.getByRole('button', { name: /bezahlen$/ }));
    await waitFor(() => expect(asked).toContain(`POST /api/orders/${order.token_value}/payments`));
  });

  it('puts what an order held that was paid too late back into the cart in one press · CHK-13', async () => {
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

  it('looks the same for an order of nobody as for one of somebody else · ORD-3', async () => {
    await visit(backend, '/checkout/thank-you/nobody-knows-this-order');
    expect(await heading('Diese Bestellung finden wir nicht')).toBeVisible();
  });

  it('leads home without an order · ROUTE-4', async () => {
    const { path } = await visit(backend, '/it/checkout/thank-you');
    await waitFor(() => expect(path()).toBe('/it'));
  });
});
