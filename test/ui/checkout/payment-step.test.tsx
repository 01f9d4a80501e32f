import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopClient } from '../../../src/adapters/backend/client.ts';
import type { CartWire } from '../../../src/adapters/contract/cart/cart.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import {
  anyItem,
  care,
  cartWith,
  checkedOut,
  done,
  germanAddress,
  item,
  knownBuyer,
  partnerAddress,
} from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
let client: ShopClient;
beforeAll(async () => {
  backend = await startSandbox();
  client = backend.client();
});
afterAll(() => backend.close());

const bottle = (): Promise<CartWire> => cartWith(client, item(care));
/** A cart that a coupon pays for and that is picked up: nothing is left to pay online. */
const free = async (): Promise<string> => {
  const cart = await bottle();
  await done(client.applyCoupon({ params: { token: cart.token_value }, body: { couponCode: 'GESCHENKT' } }));
  const wishes = { method: 'pickup', shipping: partnerAddress };
  return (await checkedOut(client, cart, wishes)).token_value;
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('payment step', () => {
  const ready = async (): Promise<string> => (await checkedOut(client, await bottle())).token_value;

  it.each([
    ['CH', {}, 'Okulino nimmt die Ware 14 Tage lang ab Erhalt zurück, ohne Angabe von Gründen.'],
    [
      'DE',
      { shipping: germanAddress, method: 'dhl' },
      'Gesetzliches Widerrufsrecht: 14 Tage ab Erhalt, ohne Angabe von Gründen.',
    ],
  ])(
    'states the return rights of the destination country: %s · LAW-10',
    async (_country, wishes, sentence) => {
      const cart = await checkedOut(client, await bottle(), wishes);
      await visit(backend, '/checkout/payment#review', { cart: cart.token_value });
      expect(await screen.findByText(new RegExp(sentence))).toBeVisible();
      expect(screen.getByText(/nur mit unversehrtem Hygienesiegel/)).toBeVisible();
    },
  );

  it('mentions no hygiene seal if nothing in the cart has one · LAW-11', async () => {
    const frame = await anyItem(client, '30010' as ProductId);
    const cart = await checkedOut(client, await cartWith(client, frame));
    await visit(backend, '/checkout/payment#review', { cart: cart.token_value });
    expect(await screen.findByText(/Mit der Bestellung/)).toBeVisible();
    expect(screen.queryByText(/Hygienesiegel/)).toBeNull();
  });

  it('has all cards in one row, and each other method in its own · CHK-27', async () => {
    await visit(backend, '/checkout/payment', { cart: await ready() });
    const row = within(await screen.findByRole('group', { name: 'Karte' }));
    expect(row.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'visa',
      'master_card',
      'american_express',
    ]);
    expect(row.queryByRole('radio', { name: /PayPal/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /PayPal/ })).toBeVisible();
  });

  it('pays with the wallet that approved, not with a method chosen before · EXP-3', async () => {
    const cart = await checkedOut(client, await bottle(), { payment: 'visa' });
    const params = { token: cart.token_value };
    const first = await visit(backend, '/checkout/payment', { cart: cart.token_value });
    await first.user.click(await screen.findByRole('radio', { name: /TWINT/ }));
    first.leave();
    await done(client.updateOrderPaymentMethod({ params, body: { method: 'paypal' } }));
    await visit(backend, '/checkout/payment?approved=paypal#review', { cart: cart.token_value });
    const facts = within(await screen.findByRole('main'));
    expect(await facts.findByText('PayPal')).toBeVisible();
    expect(facts.queryByText('TWINT')).toBeNull();
  });

  it('shows the order button as busy while the payment methods are loading, and ignores a press · CHK-12', async () => {
    const held = Promise.withResolvers<void>();
    const slow = {
      fetch: async (request: Request) => {
        if (new URL(request.url).pathname.endsWith('/payment-methods')) await held.promise;
        return backend.fetch(request);
      },
    };
    const cart = await checkedOut(client, await bottle(), { payment: 'visa' });
    const { user, path } = await visit(slow, '/checkout/payment#review', { cart: cart.token_value });
    const order = await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });
    expect(order).toHaveAttribute('aria-busy', 'true');
    await user.click(order);
    held.resolve();
    await waitFor(() => expect(order).not.toHaveAttribute('aria-busy'));
    expect(path()).toBe('/checkout/payment');
  });

  it('disables the invoice for a new customer and Apple Pay in other browsers, and says why · CHK-10', async () => {
    await visit(backend, '/checkout/payment', { cart: await ready() });
    expect(await screen.findByRole('radio', { name: /^Rechnung/ })).toBeDisabled();
    expect(screen.getByText('Kauf auf Rechnung ist bei der ersten Bestellung nicht möglich.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Apple Pay/ })).toBeDisabled();
  });

  it('says that Apple Pay chosen in another browser is unavailable, and keeps the other methods · CHK-10 · NOTE-7', async () => {
    const cart = await checkedOut(client, await bottle(), { payment: 'apple_pay' });
    const { user } = await visit(backend, '/checkout/payment', { cart: cart.token_value });
    expect(await screen.findByText(/^Apple Pay ist nur in Safari .* andere Zahlungsart\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Weiter zur Übersicht' }));
    expect(screen.getByRole('alert')).toHaveTextContent('zuerst');
    await user.click(screen.getByRole('radio', { name: /^Visa/ }));
    expect(screen.queryByText(/andere Zahlungsart\.$/)).toBeNull();
  });

  it('offers Apple Pay if the browser supports it and this device can pay with it · CHK-10', async () => {
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

  it('disables Google Pay without support by the browser, and offers it otherwise · CHK-10', async () => {
    const googlePay = () => screen.findByRole('radio', { name: /^Google Pay/ });
    const without = await visit(backend, '/checkout/payment', { cart: await ready() });
    expect(await googlePay()).toBeDisabled();
    without.leave();
    Reflect.set(window, 'PaymentRequest', () => undefined);
    try {
      await visit(backend, '/checkout/payment', { cart: await ready() });
      expect(await googlePay()).toBeEnabled();
    } finally {
      Reflect.deleteProperty(window, 'PaymentRequest');
    }
  });

  it('disables the invoice, and nothing else, if the look-up advises against it · CHK-16', async () => {
    const careful = {
      fetch: (request: Request) =>
        new URL(request.url).pathname === '/api/customers/last-payment'
          ? Promise.resolve(Response.json({ invoice: 'refused' }))
          : backend.fetch(request),
    };
    const cart = await checkedOut(client, await bottle(), { ...knownBuyer, payment: 'invoice' });
    await visit(careful, '/checkout/payment', { cart: cart.token_value });
    expect(
      await screen.findByText(/^Kauf auf Rechnung ist für diese Bestellung nicht möglich\. Nimm/),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Rechnung/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Visa/ })).toBeEnabled();
  });

  it('keeps the invoice if the look-up gives no answer · CHK-16', async () => {
    const silent = {
      fetch: (request: Request) =>
        new URL(request.url).pathname === '/api/customers/last-payment'
          ? Promise.reject(new TypeError('cut'))
          : backend.fetch(request),
    };
    const cart = await checkedOut(client, await bottle(), {
      ...knownBuyer,
      payment: 'invoice',
    });
    const { asked } = await visit(silent, '/checkout/payment', { cart: cart.token_value });
    expect(await screen.findByRole('radio', { name: /^Rechnung/ })).toBeChecked();
    await waitFor(() => expect(asked).toContain('POST /api/customers/last-payment'));
    expect(screen.getByRole('radio', { name: /^Rechnung/ })).toBeEnabled();
  });

  it('labels the button of a paid order as obliging to pay, and orders once for twenty presses · CHK-12', async () => {
    const cart = await checkedOut(client, await bottle(), { payment: 'visa' });
    const { asked } = await visit(backend, '/checkout/payment#review', { cart: cart.token_value });
    const button = await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });
    expect(screen.queryByRole('button', { name: 'Kostenlos bestellen' })).toBeNull();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    for (let press = 0; press < 20; press++) button.click();
    await waitFor(() => expect(asked.some((call) => call.endsWith('/payments'))).toBe(true));
    expect(asked.filter((call) => call === 'POST /api/orders')).toHaveLength(1);
    expect(asked.filter((call) => call.endsWith('/payments'))).toHaveLength(1);
  });

  it('labels the button of a free order as free, and orders once for twenty presses · CHK-12', async () => {
    const { user, asked, path, token } = await visit(backend, '/checkout/payment', { cart: await free() });
    const button = await screen.findByRole('button', { name: 'Kostenlos bestellen' });
    expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeNull();
    for (let press = 0; press < 20; press++) button.click();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toMatch(/^\/checkout\/thank-you\/.+/));
    expect(asked.filter((call) => call === 'POST /api/orders')).toHaveLength(1);
    expect(await heading('Yes, deine Bestellung steht!')).toBeVisible();
    expect(token()).toBeUndefined();
  });

  it.each([
    ['siehe www.example.org', /Internet- oder E-Mail-Adressen/],
    ['Bitte \u202Ehier', /Hier steht ein Zeichen/],
  ])('shows at the comment %j what is wrong with it, before any request · ADDR-7', async (text, why) => {
    const { user, asked, path } = await visit(backend, '/checkout/payment', { cart: await free() });
    const comment = await screen.findByLabelText(/^Anmerkung/);
    await user.click(comment);
    await user.paste(text);
    expect(comment).not.toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Kostenlos bestellen' }));
    expect(comment).toHaveAccessibleDescription(why);
    expect(comment).toHaveFocus();
    expect(asked).not.toContain('POST /api/orders');
    await user.clear(comment);
    await user.type(comment, 'Klingel links');
    expect(comment).not.toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Kostenlos bestellen' }));
    await waitFor(() => expect(path()).toMatch(/^\/checkout\/thank-you\/.+/));
  });

  it('keeps the step and offers a retry if the order gets no answer · CHK-12', async () => {
    let cut = true;
    const shaky = {
      fetch: (request: Request) =>
        cut && new URL(request.url).pathname === '/api/orders'
          ? Promise.reject(new TypeError('cut'))
          : backend.fetch(request),
    };
    const { user, path } = await visit(shaky, '/checkout/payment', { cart: await free() });
    await user.click(await screen.findByRole('button', { name: 'Kostenlos bestellen' }));
    expect(await screen.findByText(/Es bleibt bei einer einzigen Bestellung\.$/)).toBeVisible();
    cut = false;
    await user.click(screen.getByRole('button', { name: 'Kostenlos bestellen' }));
    await waitFor(() => expect(path()).toMatch(/^\/checkout\/thank-you\/.+/));
  });

  it('names the steps that an order still needs, and links to them · CHK-25', async () => {
    const violations = ['shipments', 'email', 'billing_address'].map((field) => ({
      property_path: field,
      code: 'checkout.not_ready',
      message: 'Es fehlen noch Angaben.',
    }));
    const lacking = {
      fetch: (request: Request) =>
        new URL(request.url).pathname === '/api/orders'
          ? Promise.resolve(
              Response.json(
                { code: 'checkout.not_ready', message: 'Es fehlen noch Angaben.', violations },
                { status: 422 },
              ),
            )
          : backend.fetch(request),
    };
    const { user, path } = await visit(lacking, '/checkout/payment', { cart: await free() });
    await user.click(await screen.findByRole('button', { name: 'Kostenlos bestellen' }));
    const said = await screen.findByRole('alert');
    const ways = within(said).getAllByRole('link');
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Zurück zum Kontakt', '/checkout/customer'],
      ['Zurück zur Adresse', '/checkout/address'],
      ['Zurück zum Versand', '/checkout/shipping'],
    ]);
    expect(said).toHaveTextContent('Sag uns zuerst, wie wir dich erreichen.');
    expect(said).not.toHaveTextContent('Es fehlen noch Angaben.');
    await user.click(ways[0] as HTMLElement);
    await waitFor(() => expect(path()).toBe('/checkout/customer'));
  });
});
