import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { context, keptAlias } from '../../adapters/sandbox/fixtures/kept-alias.ts';
import { care, cartWith, checkedOut, done, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { usable, visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());
beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem(signedInKey, '1');
});

const page = '/my-account/payment-aliases';
const visa = 'Visa, endet auf 4242';

describe('saved payment methods in the account', () => {
  it('are empty at first, with a hint how one is saved and a link to the shop · ACC-7', async () => {
    const { fetch } = await signedIn(backend);
    const { leave } = await visit({ fetch }, page);
    await screen.findByText(/Noch ist nichts gespeichert/);
    expect(screen.getByRole('link', { name: 'Zum Sortiment' })).toHaveProperty('pathname', '/');
    leave();
  });

  it('show which methods can be saved, while none is · ACC-7', async () => {
    const { fetch } = await signedIn(backend);
    const { leave } = await visit({ fetch }, page);
    const text = await screen.findByText(/Noch ist nichts gespeichert/);
    const marks = text.parentElement?.firstElementChild;
    expect(marks).toHaveTextContent('VisaMastercard');
    expect(marks).not.toHaveTextContent('PayPal');
    leave();
  });

  it.each([
    ['visa', '•••• 4242'],
    ['twint', undefined],
  ])('are drawn as cards, with their last digits if they have any: %s · FACE-22', async (method, digits) => {
    const customer = await signedIn(backend);
    await keptAlias(backend, customer, method);
    const { leave } = await visit({ fetch: customer.fetch }, page);
    await screen.findByText(/^Zuletzt bezahlt/);
    const drawn = document.querySelector('[aria-hidden][data-face="blob"]');
    expect(drawn?.querySelector('[role=img]')?.ariaLabel).toBe(method === 'visa' ? 'Visa' : 'TWINT');
    expect(drawn?.querySelector(':scope > :nth-child(2)')?.textContent).toBe(digits);
    leave();
  });

  it('show which one was used last, and are deleted after confirmation, which names the effect on subscriptions · ACC-7 · ACC-15', async () => {
    const customer = await signedIn(backend);
    await keptAlias(backend, customer, 'twint');
    await keptAlias(backend, customer);
    const { user, leave } = await visit({ fetch: customer.fetch }, page);
    await screen.findByText(visa);
    expect(screen.getAllByText('Zuletzt benutzt')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: `Löschen: ${visa}` }));
    const question = await screen.findByRole('dialog', { name: 'Diese Zahlungsart löschen?' });
    expect(question).toHaveTextContent(
      'Ein Abo, das damit bezahlt wird, braucht dann eine andere Zahlungsart.',
    );
    await user.click(within(question).getByRole('button', { name: 'Behalten' }));
    expect(await done(customer.client.getCustomerPaymentAlias(context))).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: `Löschen: ${visa}` }));
    await user.click(within(question).getByRole('button', { name: 'Löschen' }));
    await screen.findByText('Die Zahlungsart ist gelöscht.');
    expect(screen.queryByText(visa)).toBeNull();
    expect(await done(customer.client.getCustomerPaymentAlias(context))).toHaveLength(1);
    leave();
  });

  it('offer a retry after a failed request · ACC-7 · CALL-3', async () => {
    const customer = await signedIn(backend);
    await keptAlias(backend, customer);
    backend.controls.setFault('getCustomerPaymentAlias', { _tag: 'Cut', times: 1 });
    const { user, leave } = await visit({ fetch: customer.fetch }, page);
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByText(visa);
    leave();
  });
});

describe('saved payment methods in the checkout', () => {
  const atPayment = async (customer: Awaited<ReturnType<typeof signedIn>>, payment = 'visa') => {
    const { client, email, fetch } = customer;
    const cart = await cartWith(client, item(care));
    await checkedOut(client, cart, { email, payment });
    return visit({ fetch }, '/checkout/payment', { cart: cart.token_value });
  };

  it('are preselected, and pay the order as it is placed · ACC-7 · CHK-10', async () => {
    const customer = await signedIn(backend);
    await keptAlias(backend, customer);
    const { user, path, leave } = await atPayment(customer);
    expect(await screen.findByRole('radio', { name: new RegExp(visa) })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /Für die nächste Bestellung/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Weiter zur Übersicht' }));
    await user.click(await usable('Zahlungspflichtig bestellen'));
    await waitFor(() => expect(path()).toMatch(/thank-you/));
    await screen.findByText(/bezahlt/);
    const { 'hydra:member': orders } = await done(customer.client.getOrdersHistory({ query: {} }));
    expect(orders.map(({ state }) => state)).toEqual(['new', 'new']);
    leave();
  });

  it('are saved only on request, by a checkbox for the methods that can be saved · ACC-7 · CHK-10', async () => {
    const customer = await signedIn(backend);
    const { user, leave } = await atPayment(customer);
    const keep = await screen.findByRole('checkbox', { name: /Für die nächste Bestellung/ });
    expect(keep).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: /PayPal/ }));
    expect(screen.queryByRole('checkbox', { name: /Für die nächste Bestellung/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /TWINT/ }));
    await user.click(await screen.findByRole('checkbox', { name: /Für die nächste Bestellung/ }));
    await user.click(screen.getByRole('button', { name: 'Weiter zur Übersicht' }));
    await user.click(await usable('Zahlungspflichtig bestellen'));
    await waitFor(async () => {
      const asked = await backend.sandbox.db
        .selectFrom('provider_payment')
        .select('keeps')
        .where('keeps', '=', 'twint')
        .execute();
      expect(asked.length).toBeGreaterThan(1);
    });
    leave();
  });

  it('are not needed: after a failed request the checkout continues without them · ACC-7 · CALL-3', async () => {
    const customer = await signedIn(backend);
    await keptAlias(backend, customer);
    backend.controls.setFault('getCustomerPaymentAlias', { _tag: 'Status', status: 503, times: 1 });
    const { leave } = await atPayment(customer);
    await screen.findByText(/Gespeicherte Zahlungsarten lassen sich gerade nicht laden/);
    expect(screen.getByRole('radio', { name: /Visa/ })).toBeChecked();
    leave();
  });
});
