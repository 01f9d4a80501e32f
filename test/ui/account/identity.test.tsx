import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import type { AtProvider } from '../../adapters/sandbox/fixtures/at-provider.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { newEmail, password, registered, signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { mailsTo } from '../../adapters/sandbox/fixtures/mails-to.ts';
import { done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { waitUntil } from '../../wait-until.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
beforeEach(() => localStorage.clear());

const own = (email: string): AtProvider => ({
  person: 'own',
  first_name: 'Mila',
  last_name: 'Sommer',
  email,
  confirmed: '1',
});
const google = () => screen.findByRole('button', { name: 'Weiter mit Google' });

describe('signing in with an external provider', () => {
  it('opens the prefilled register form, without a password · AUTH-3 · AUTH-6', async () => {
    const email = newEmail();
    const { user, leave } = await visit(openBrowser(backend), '/my-account/profile', {
      atProvider: () => own(email),
    });
    await user.click(await google());
    const heading = await screen.findByRole('heading', { level: 1, name: 'Konto anlegen' });
    const form = within(heading.closest('section') as HTMLElement);
    expect(form.getByLabelText('Vorname')).toHaveValue('Mila');
    expect(form.getByLabelText('E-Mail-Adresse')).toHaveValue(email);
    expect(form.queryByLabelText('Passwort')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Konto anlegen' }));
    expect(await screen.findByText(email)).toBeVisible();
    // And signs out of the account again.
    await user.click(await screen.findByRole('button', { name: 'Von Google trennen' }));
    await user.click(await screen.findByRole('button', { name: 'Trennen' }));
    expect(await screen.findByText('Die Verbindung ist getrennt.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Mit Apple verbinden' }));
    expect(await screen.findByText('Die Konten sind verbunden.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Von Apple trennen' })).toBeVisible();
    leave();
  });

  it('asks once for the password of an account with the same e-mail · AUTH-3', async () => {
    const browser = openBrowser(backend);
    const email = await registered(browser.client);
    const there = await visit(browser, '/my-account/profile', { atProvider: () => own(email) });
    const { user } = there;
    await user.click(await google());
    await screen.findByRole('heading', { level: 1, name: 'Konten verbinden' });
    await user.type(screen.getByLabelText('Passwort'), 'wrong 1234');
    await user.click(screen.getByRole('button', { name: 'Anmelden und verbinden' }));
    await within(screen.getByRole('main')).findByText('E-Mail oder Passwort stimmen nicht.');
    await user.clear(screen.getByLabelText('Passwort'));
    await user.type(screen.getByLabelText('Passwort'), password);
    await user.click(screen.getByRole('button', { name: 'Anmelden und verbinden' }));
    expect(await screen.findByRole('button', { name: 'Von Google trennen' })).toBeVisible();
    there.leave();
    localStorage.clear();
    const again = await visit(openBrowser(backend), '/my-account/profile', { atProvider: () => own(email) });
    await again.user.click(await google());
    expect(await screen.findByRole('heading', { level: 1, name: 'Persönliche Angaben' })).toBeVisible();
    again.leave();
  });

  it.each([
    ['Close', 'Das Fenster wurde geschlossen'],
    [{ decision: 'refuse' }, 'Die Anmeldung wurde abgelehnt'],
    [{ person: 'new', trouble: 'forged' }, 'Die Anmeldung hat nicht geklappt'],
  ] as const)('that ends with %j shows the reason, and can be repeated · AUTH-6', async (does, told) => {
    const { user, leave } = await visit(openBrowser(backend), '/my-account/profile', {
      atProvider: () => does,
    });
    await user.click(await google());
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
    await waitFor(async () => expect(await google()).not.toHaveAttribute('aria-busy'));
    leave();
  });
});

describe('registering without a password', () => {
  it('hides the password field, and sends a link that opens the account · AUTH-7 · AUTH-9', async () => {
    const { user, leave } = await visit(openBrowser(backend), '/my-account');
    await user.click(await screen.findByRole('button', { name: 'Konto anlegen' }));
    await user.type(screen.getByLabelText('Vorname'), 'Mila');
    await user.type(screen.getByLabelText('Nachname'), 'Sommer');
    const email = newEmail();
    await user.type(screen.getByLabelText('E-Mail-Adresse'), email);
    await user.click(screen.getByRole('checkbox', { name: /^Ohne Passwort/ }));
    expect(screen.queryByLabelText('Passwort')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Konto anlegen' }));
    expect(await screen.findByText(/^Dein Konto ist angelegt/)).toHaveTextContent(email);
    leave();
    const text = await waitUntil(async () => {
      await doDueWork(backend.sandbox);
      const mail = (await mailsTo(backend, email)).find((one) => one.text.includes('/authenticate'));
      expect(mail).toBeDefined();
      return mail?.text ?? '';
    });
    const link = /http:\/\/[^/]+(\/authenticate\S+)/.exec(text)?.[1] ?? '';
    const browser = openBrowser(backend);
    const opened = await visit(browser, link);
    await waitFor(async () =>
      expect(await done(browser.client.getMe({}))).toMatchObject({ email, first_name: 'Mila' }),
    );
    opened.leave();
  });
});

it('signing in offers only the merchant’s own service, under its name, if there is one · AUTH-27', async () => {
  const email = newEmail();
  const { user, leave } = await visit(openBrowser(backend), '/my-account/profile', {
    atProvider: () => own(email),
    own: { houseIdentity: 'Hausanmeldung' },
  });
  const button = await screen.findByRole('button', { name: 'Weiter mit Hausanmeldung' });
  expect(screen.queryByRole('button', { name: 'Weiter mit Google' })).toBeNull();
  await user.click(button);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Konto anlegen' });
  const form = within(heading.closest('section') as HTMLElement);
  expect(form.getByText(/Diese Angaben kommen von Hausanmeldung/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Konto anlegen' }));
  expect(await screen.findByRole('button', { name: 'Von Hausanmeldung trennen' })).toBeVisible();
  leave();
});

it('a signed-in customer can link a provider, but not sign in with one', async () => {
  const here = await signedIn(backend);
  const { leave } = await visit(here, '/my-account/profile');
  expect(await screen.findByRole('button', { name: 'Mit Google verbinden' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Weiter mit Google' })).toBeNull();
  leave();
});
