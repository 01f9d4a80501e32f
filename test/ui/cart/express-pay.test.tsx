import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expressEnds } from '../../../src/domain/checkout/express/express-end.ts';
import { care, cartWith, checkedOut, item, swissAddress } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
afterEach(() => vi.unstubAllGlobals());

const bottle = async () => (await cartWith(backend.client(), item(care))).token_value;
const form = async () => {
  const title = await screen.findByText('Express mit Wallet');
  return title.closest('form')!;
};
const names = async () =>
  within(await form())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('the wallet buttons of a cart', () => {
  it('are PayPal and TWINT in any browser, in a plain form post · EXP-1 · EXP-2', async () => {
    await visit(backend, '/cart', { cart: await bottle() });
    expect(await names()).toEqual(['PayPal', 'TWINT']);
    const posted = await form();
    expect([posted.method, posted.getAttribute('action')]).toEqual(['post', '/cart/express']);
    for (const button of within(posted).getAllByRole<HTMLButtonElement>('button'))
      expect([button.type, button.name]).toEqual(['submit', 'wallet']);
  });

  it('include Apple Pay and Google Pay if the browser supports them · EXP-1', async () => {
    vi.stubGlobal(
      'ApplePaySession',
      Object.assign(() => undefined, { canMakePayments: () => true }),
    );
    vi.stubGlobal('PaymentRequest', class {});
    await visit(backend, '/cart', { cart: await bottle() });
    await waitFor(async () => expect(await names()).toEqual(['PayPal', 'TWINT', 'Apple Pay', 'Google Pay']));
  });

  it('omit Apple Pay if the browser throws when asked for it · EXP-1', async () => {
    const throwing = () => {
      throw new Error('insecure');
    };
    vi.stubGlobal(
      'ApplePaySession',
      Object.assign(() => undefined, { canMakePayments: throwing }),
    );
    await visit(backend, '/cart', { cart: await bottle() });
    expect(await names()).toEqual(['PayPal', 'TWINT']);
  });

  it('are hidden in an empty cart · EXP-1', async () => {
    await visit(backend, '/cart');
    expect(await screen.findByText('Dein Warenkorb ist leer')).toBeVisible();
    expect(screen.queryByText('Express mit Wallet')).toBeNull();
  });

  it('are shown in the drawer too · EXP-1', async () => {
    const { user } = await visit(backend, '/', { cart: await bottle() });
    await user.click((await screen.findAllByRole('link', { name: /^Warenkorb/ }))[0]!);
    expect(await names()).toEqual(['PayPal', 'TWINT']);
  });
});

describe('the reason for a return from a wallet', () => {
  it.each(expressEnds)('is shown in words for %s · EXP-4 · EXP-5', async (end) => {
    await visit(backend, `/cart?express=${end}`, { cart: await bottle() });
    const title = await screen.findByText('Mit der Wallet ging es nicht weiter');
    const alert = title.closest('[role=alert]');
    expect(alert?.lastElementChild?.textContent).toMatch(/^\p{Lu}.+\.$/u);
  });

  it('is not shown for an unknown value in the address · EXP-7', async () => {
    await visit(backend, '/cart?express=%3Cb%3E', { cart: await bottle() });
    await form();
    expect(screen.queryByText('Mit der Wallet ging es nicht weiter')).toBeNull();
  });
});

describe('the last checkout step after a wallet', () => {
  it('says that the payment is approved but nothing is ordered, and keeps the binding order button · EXP-3', async () => {
    const client = backend.client();
    const cart = await checkedOut(client, await cartWith(client, item(care)), {
      billing: swissAddress,
      payment: 'paypal',
    });
    await visit(backend, '/checkout/payment?approved=paypal#review', { cart: cart.token_value });
    expect(await screen.findByText(/^PayPal hat die Zahlung freigegeben\./)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible();
    expect(await screen.findByText('PayPal')).toBeVisible();
    expect(screen.queryByText(/^Nach dem Bestellen/)).toBeNull();
  });

  it('says so if the order total exceeds the approved amount · EXP-6', async () => {
    const client = backend.client();
    const cart = await checkedOut(client, await cartWith(client, item(care)), { payment: 'paypal' });
    await visit(backend, '/checkout/payment?approved=paypal&more#review', { cart: cart.token_value });
    expect(await screen.findByText(/^PayPal hat weniger freigegeben/)).toBeVisible();
  });

  it('says nothing about an unknown wallet · EXP-7', async () => {
    const client = backend.client();
    const cart = await checkedOut(client, await cartWith(client, item(care)));
    await visit(backend, '/checkout/payment?approved=visa#review', { cart: cart.token_value });
    await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });
    expect(screen.queryByText(/freigegeben/)).toBeNull();
  });
});
