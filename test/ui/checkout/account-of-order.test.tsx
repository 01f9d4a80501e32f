import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { care, cartWith, done, item, ordered } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
beforeEach(() => localStorage.clear());

const secret = 'lindenweg 12a';
const orderedBy = async (email: string) => {
  const client = backend.client();
  return ordered(client, await cartWith(client, item(care)), { email });
};
const opened = async (token: string, browser = openBrowser(backend)) => {
  const page = await visit(browser, `/checkout/thank-you/${token}`);
  await page.user.click(await screen.findByText('Konto anlegen mit einem Passwort'));
  return { ...page, browser, field: await screen.findByLabelText('Passwort') };
};
const make = () => screen.getByRole('button', { name: 'Konto anlegen' });

describe('creating an account from the page of an order', () => {
  it('takes one password, signs in, and assigns the order · CHK-29', async () => {
    const { token_value, number } = await orderedBy('one.password@example.org');
    const { user, field, browser, leave } = await opened(token_value);
    await user.type(field, secret);
    await user.click(make());
    expect(await screen.findByText('Das Konto ist angelegt')).toBeVisible();
    const { 'hydra:member': orders } = await done(browser.client.getOrdersHistory({ query: {} }));
    expect(orders.map((order) => order.number)).toEqual([number]);
    expect(screen.getByRole('link', { name: 'Zum Konto' })).toHaveAttribute('href', '/my-account');
    leave();
  });

  it('shows at the field what is wrong with the password, before any request · CHK-29 · ADDR-4', async () => {
    const { token_value } = await orderedBy('weak.password@example.org');
    const { user, field, asked, leave } = await opened(token_value);
    await user.type(field, 'short');
    await user.click(make());
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveFocus();
    expect(asked).not.toContain('POST /api/customers');
    await user.clear(field);
    await user.type(field, secret);
    expect(field).not.toBeInvalid();
    leave();
  });

  it('leads to sign-in if the e-mail already has an account · CHK-29', async () => {
    const email = 'known.already@example.org';
    const first = await orderedBy(email);
    const second = await orderedBy(email);
    const one = await opened(first.token_value);
    await one.user.type(one.field, secret);
    await one.user.click(make());
    await screen.findByText('Das Konto ist angelegt');
    one.leave();
    localStorage.clear();
    const two = await opened(second.token_value);
    await two.user.type(two.field, 'another secret 9');
    await two.user.click(make());
    // The notification names the account as well, sooner or later.
    const known = await screen.findByText(/Nach dem Anmelden geht es hier weiter/);
    expect(known).toBeVisible();
    expect(known).toHaveTextContent(/^Unter known\.already@example\.org gibt es schon ein Konto/);
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(second.token_value)),
    );
    two.leave();
  });

  it('is not offered for a customer’s order · CHK-29', async () => {
    const { token_value } = await orderedBy('offered.once@example.org');
    const one = await opened(token_value);
    await one.user.type(one.field, secret);
    await one.user.click(make());
    await screen.findByText('Das Konto ist angelegt');
    one.leave();
    localStorage.clear();
    const { leave } = await visit(openBrowser(backend), `/checkout/thank-you/${token_value}`);
    await screen.findByText(/Bestellnummer/);
    expect(screen.queryByText('Konto anlegen mit einem Passwort')).toBeNull();
    leave();
  });
});
