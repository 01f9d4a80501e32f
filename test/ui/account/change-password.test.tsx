import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { newEmail, password, registered } from '../../adapters/sandbox/fixtures/customers.ts';
import { done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());

it('a new password is sent only if both entries match · ACC-2 · ADDR-4', async () => {
  const { client, fetch } = openBrowser(backend);
  const email = await registered(client, newEmail());
  await done(client.customerSignMeIn({ body: { email, password } }));
  const { user, asked, leave } = await visit({ fetch }, '/my-account/change-password');
  const sent = () => asked.filter((one) => one.endsWith('/customers/me/password'));
  const press = () => user.click(screen.getByRole('button', { name: 'Passwort ändern' }));
  await user.type(await screen.findByLabelText('Aktuelles Passwort'), password);
  await user.type(screen.getByLabelText('Neues Passwort'), 'Linse 2031');
  const again = screen.getByLabelText('Neues Passwort wiederholen');
  await user.type(again, 'Linse 2032');
  await press();
  await screen.findByText('Die beiden neuen Passwörter stimmen nicht überein.');
  expect(again).toHaveAccessibleDescription('Die beiden neuen Passwörter stimmen nicht überein.');
  expect(sent()).toEqual([]);
  await user.clear(again);
  await user.type(again, 'Linse 2031');
  await press();
  await screen.findByText(/^Das neue Passwort gilt ab jetzt/);
  expect(sent()).toHaveLength(1);
  await done(client.customerSignMeIn({ body: { email, password: 'Linse 2031' } }));
  leave();
});

/** A customer without a password, who has set one in another tab since they opened an address. */
const whoSetOneElsewhere = async (address: string) => {
  const { client, fetch } = openBrowser(backend);
  const email = await registered(client, newEmail());
  await done(client.customerSignMeIn({ body: { email, password } }));
  const { db } = backend.sandbox;
  await db.updateTable('customer').set({ password_hash: null }).where('email', '=', email).execute();
  const { user, leave } = await visit({ fetch }, address);
  await screen.findByRole('heading', { level: 1 });
  const setOne = () =>
    done(
      client.customerChangeMyPassword({
        body: { new_password: password, confirm_new_password: password, current_password: '' },
      }),
    );
  return { client, email, user, leave, setOne };
};

it('a password that was set in another tab is asked for by the form that changes it · ACC-2', async () => {
  const { client, email, user, leave, setOne } = await whoSetOneElsewhere('/my-account/change-password');
  await user.type(await screen.findByLabelText('Neues Passwort'), 'Linse 2031');
  await user.type(screen.getByLabelText('Neues Passwort wiederholen'), 'Linse 2031');
  expect(screen.queryByLabelText('Aktuelles Passwort')).toBeNull();
  await setOne();
  await user.click(screen.getByRole('button', { name: 'Passwort ändern' }));
  const current = await screen.findByLabelText('Aktuelles Passwort');
  expect(current).toBeInvalid();
  await user.type(current, password);
  await user.click(screen.getByRole('button', { name: 'Passwort ändern' }));
  await screen.findByText(/^Das neue Passwort gilt ab jetzt/);
  await done(client.customerSignMeIn({ body: { email, password: 'Linse 2031' } }));
  leave();
});

it('a password that was set in another tab is asked for by the form that deletes the account · ACC-2 · LAW-33', async () => {
  const { user, leave, setOne } = await whoSetOneElsewhere('/my-account/own-data');
  await user.click(await screen.findByRole('button', { name: 'Konto löschen' }));
  await setOne();
  const question = await screen.findByRole('dialog', { name: 'Konto endgültig löschen?' });
  await user.click(within(question).getByRole('button', { name: 'Löschen' }));
  expect(await screen.findByLabelText('Passwort')).toBeInvalid();
  leave();
});
