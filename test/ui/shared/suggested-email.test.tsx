import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bought } from '../../adapters/sandbox/fixtures/bought.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { care, cartWith, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit, write } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());
beforeEach(() => localStorage.clear());

const press = async ({ user }: Visit, ...names: readonly string[]): Promise<void> => {
  for (const name of names) await user.click(await screen.findByRole('button', { name }));
};
const at = (address: string) => visit(openBrowser(backend), address);
const signingIn = async (...way: readonly string[]): Promise<Visit> => {
  const visitor = await at('/my-account/profile');
  await press(visitor, ...way);
  return visitor;
};

/** Every form in which visitors enter their own e-mail. */
const places: Readonly<Record<string, () => Promise<Visit>>> = {
  'signing in': () => signingIn(),
  registering: () => signingIn('Konto anlegen'),
  'a forgotten password': () => signingIn('Passwort vergessen?'),
  'a login link': () => signingIn('Link zum Anmelden per E-Mail'),
  'the checkout': async () => {
    const browser = openBrowser(backend);
    const cart = await cartWith(browser.client, item(care));
    return visit(browser, '/checkout/customer', { cart: cart.token_value });
  },
  'finding an order': () => at('/find-order'),
  'a withdrawal': () => at('/withdrawal'),
  'a cancellation': () => at('/cancellation'),
  'a reminder': async () => {
    const who = await signedIn(backend);
    await bought(backend, who, 'shipped', care);
    localStorage.setItem('dioptra.signed-in', '1');
    const visitor = await visit(who, '/my-account/reminder-alarms');
    await visitor.user.click(await screen.findByRole('button', { name: /^Erinnerung einrichten/ }));
    return visitor;
  },
};

describe.each(Object.entries(places))('an e-mail typed for %s', (_, open) => {
  it('is corrected with one press if it is probably mistyped · ADDR-3', async () => {
    const visitor = await open();
    const { user, leave } = visitor;
    const field = await screen.findByLabelText('E-Mail-Adresse');
    await user.clear(field);
    await write(visitor, field, 'mara@gmial.com');
    const take = await screen.findByRole('button', { name: 'Übernehmen' });
    expect(take.closest('[role="status"]')).toHaveTextContent('Meinst du mara@gmail.com?');
    await user.type(field, 'x');
    expect(take).not.toBeInTheDocument();
    await user.type(field, '{Backspace}');
    await user.click(await screen.findByRole('button', { name: 'Übernehmen' }));
    expect(field).toHaveValue('mara@gmail.com');
    expect(field).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull());
    leave();
  });
});

it('shows no suggestion for a complete address while another field is typed in · ADDR-3', async () => {
  const { user } = await signingIn();
  await user.type(await screen.findByLabelText('E-Mail-Adresse'), 'mara@gmail.com');
  await user.type(screen.getByLabelText('Passwort'), 'mara@gmial.com');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(within(document.body).queryByRole('button', { name: 'Übernehmen' })).toBeNull();
});
