import { screen } from '@testing-library/react';
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
