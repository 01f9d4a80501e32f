import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { checkForm } from '../../../src/ui/checkout/address/address-check.ts';
import { formOf } from '../../../src/ui/checkout/address/address-form.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { care, cartWith, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const own = { emailPattern: /@optik\.example$/ };
const refusal = /^Diese E-Mail-Adresse ist nicht vollständig/;

describe('an e-mail that does not match the pattern of the shop', () => {
  it.each([
    ['signing in', [], 'Anmelden'],
    ['registering', ['Konto anlegen'], 'Konto anlegen'],
    ['a forgotten password', ['Passwort vergessen?'], 'Link anfordern'],
    ['a login link', ['Link zum Anmelden per E-Mail'], 'Link senden'],
  ])('is rejected by the form for %s · ADDR-2 · AUTH-9', async (_, way, send) => {
    const { user, asked, leave } = await visit(openBrowser(backend), '/my-account/profile', { own });
    await screen.findByLabelText('Passwort');
    for (const press of way) await user.click(screen.getByRole('button', { name: press }));
    const form = within(screen.getByRole('main'));
    await user.type(await form.findByLabelText('E-Mail-Adresse'), 'mara@linse.example');
    const before = asked.length;
    await user.click(form.getByRole('button', { name: send }));
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(asked.slice(before)).toEqual([]);
    leave();
  });

  it('is rejected by the first checkout step · ADDR-2 · CHK-6', async () => {
    const { token_value: cart } = await cartWith(backend.client(), item(care));
    const { user, path, leave } = await visit(backend, '/checkout/customer', { cart, own });
    await user.type(await screen.findByLabelText('E-Mail-Adresse'), 'mara@linse.example');
    await user.click(screen.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }));
    await waitFor(() =>
      expect(screen.getByLabelText('E-Mail-Adresse')).toHaveAccessibleDescription(
        /Diese E-Mail-Adresse ist nicht vollständig/,
      ),
    );
    expect(path()).toBe('/checkout/customer');
    leave();
  });

  it('is rejected by the address step · ADDR-2', () => {
    const problemsOf = (shop: typeof shops.okulino) => {
      const form = { ...formOf(cartOf(), {}, 'CH'), email: 'mara@linse.example' };
      const checked = checkForm(form, shop, '2026-01-01' as Day);
      return checked._tag === 'Problems' ? checked.problems.map(({ path }) => path) : [];
    };
    expect(problemsOf(shops.okulino)).not.toContain('email');
    expect(problemsOf({ ...shops.okulino, ...own })).toContain('email');
  });
});
