import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import { offerSignIn } from '../../../src/config/browser/offer-sign-in.ts';
import { showSignIn } from '../../../src/config/browser/sign-in-offer.tsx';
import { loadWords } from '../../../src/config/words/load-words.ts';
import { namespaces } from '../../../src/ui/shared/namespaces.ts';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { newEmail, password, registered, signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { mailsTo } from '../../adapters/sandbox/fixtures/mails-to.ts';
import { care, cartWith, done, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
beforeEach(() => localStorage.clear());
let stop: (() => void)[] = [];
afterEach(() => {
  for (const end of stop) end();
  stop = [];
  history.replaceState(null, '', '/');
});

/** A visitor of a page, with the environment that the browser's own scripts provide. */
const visitor = async (
  browser: Parameters<typeof visit>[0],
  address = '/withdrawal',
  more: Parameters<typeof visit>[2] = {},
) => {
  history.replaceState(null, '', address);
  const here = await visit(browser, address, more);
  const translator = makeTranslator('de', await loadWords('okulino', 'de', namespaces));
  const navigate = vi.fn();
  const listen: Document['addEventListener'] = (type: string, act: EventListenerOrEventListenerObject) => {
    document.addEventListener(type, act, true);
    stop.push(() => document.removeEventListener(type, act, true));
  };
  offerSignIn(here.services, { addEventListener: listen }, () =>
    showSignIn(here.services, translator, { location: () => location, navigate }),
  );
  const press = async () =>
    here.user.click(within(await screen.findByRole('banner')).getByRole('link', { name: /^Konto/ }));
  return { ...here, navigate, press };
};
const dialog = () => screen.findByRole('dialog', { name: 'Anmelden' });
/** Like its own button in a browser. */
const close = (open: HTMLElement) => (open as HTMLDialogElement).close();

describe('a guest opening the account', () => {
  it('signs in in a dialog over the current page, and then reaches the account · AUTH-3 · AUTH-5', async () => {
    const browser = openBrowser(backend);
    const email = await registered(browser.client);
    const { press, user, path, navigate } = await visitor(browser);
    await press();
    const form = within(await dialog());
    await waitFor(() => expect(form.getByLabelText('E-Mail-Adresse')).toHaveFocus());
    expect(path()).toBe('/withdrawal');
    await user.type(form.getByLabelText('E-Mail-Adresse'), email);
    await user.type(form.getByLabelText('Passwort'), password);
    await user.click(form.getByRole('button', { name: 'Anmelden' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/my-account'));
    expect(screen.queryByRole('dialog', { name: 'Anmelden' })).toBeNull();
  });

  it('can request a login link to the page that was requested · AUTH-7 · ROUTE-16', async () => {
    const browser = openBrowser(backend);
    const email = await registered(browser.client);
    const { user } = await visitor(browser);
    const link = document.body.appendChild(document.createElement('a'));
    stop.push(() => link.remove());
    link.href = '/my-account/lens-pass';
    link.textContent = 'Zum Linsenpass';
    await user.click(link);
    const open = await dialog();
    await user.click(within(open).getByRole('button', { name: 'Link zum Linsenpass per E-Mail' }));
    await user.type((await screen.findAllByLabelText('E-Mail-Adresse')).at(-1) as HTMLElement, email);
    await user.click(screen.getByRole('button', { name: 'Link senden' }));
    await waitFor(async () => {
      await doDueWork(backend.sandbox);
      const mail = (await mailsTo(backend, email)).at(-1);
      expect(mail?.subject).toBe('Dein Linsenpass bei Okulino');
      expect(mail?.text).toContain(`&url=${encodeURIComponent('/my-account/lens-pass')}`);
    });
    close(await screen.findByRole('dialog', { name: 'Anmelden ohne Passwort' }));
  });

  it('sees a failed sign-in inside the dialog, with a count of the attempts · AUTH-9 · NOTE-8', async () => {
    const { press, user } = await visitor(openBrowser(backend));
    await press();
    const form = within(await dialog());
    await user.type(form.getByLabelText('E-Mail-Adresse'), 'nobody@example.org');
    await user.type(form.getByLabelText('Passwort'), 'Linse 2026');
    await user.click(form.getByRole('button', { name: 'Anmelden' }));
    const notes = await form.findByRole('region', { name: 'Mitteilungen' });
    expect(await within(notes).findByRole('listitem')).toHaveTextContent(/^Fehlgeschlagen!.*\.$/);
    expect(form.getByRole('alert')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Anmelden' }));
    await waitFor(() => expect(within(notes).getByRole('listitem')).toHaveTextContent(/ 2×$/));
    close(await dialog());
  });

  it('reaches each screen of the dialog, and the first one again after closing it · AUTH-5', async () => {
    const { press, user, navigate } = await visitor(openBrowser(backend));
    await press();
    await user.click(within(await dialog()).getByRole('button', { name: 'Konto anlegen' }));
    const register = await screen.findByRole('dialog', { name: 'Konto anlegen' });
    await user.click(within(register).getByRole('button', { name: 'Anmelden' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Passwort vergessen?' }));
    const forgotten = await screen.findByRole('dialog', { name: 'Neues Passwort anfordern' });
    await user.type(within(forgotten).getByLabelText('E-Mail-Adresse'), 'nobody@example.org');
    await user.click(within(forgotten).getByRole('button', { name: 'Link anfordern' }));
    const thanks = await screen.findByRole('dialog', { name: 'Post ist unterwegs' });
    close(thanks);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Post ist unterwegs' })).toBeNull());
    expect(navigate).not.toHaveBeenCalled();
    await press();
    close(await dialog());
  });

  it('removes the redirect parameter from the URL by closing the dialog · AUTH-5', async () => {
    const { press, navigate } = await visitor(openBrowser(backend), '/withdrawal?url=%2Fcart&a=1');
    await press();
    close(await dialog());
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/withdrawal?a=1', { replace: true }));
  });
});

describe('a guest in the checkout with a rejected identity', () => {
  it('is redirected home with an error message · AUTH-3 · CHK-23', async () => {
    const browser = openBrowser(backend);
    const { token_value: cart } = await cartWith(browser.client, item(care));
    const forged = { person: 'new', trouble: 'forged' } as const;
    const { user, navigate } = await visitor(browser, '/checkout/customer', {
      cart,
      atProvider: () => forged,
    });
    await user.click(
      await screen.findByRole('link', { name: 'Anmelden und mit gespeicherten Angaben bestellen' }),
    );
    await user.click(within(await dialog()).getByRole('button', { name: 'Weiter mit Google' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/'));
    const notes = () => screen.getAllByRole('region', { name: 'Mitteilungen' });
    await waitFor(() =>
      expect(notes().map(({ textContent }) => textContent)).toContainEqual(
        expect.stringContaining('Die Anmeldung hat nicht geklappt'),
      ),
    );
  });
});

describe('a guest in the checkout with an identity without an account', () => {
  const atCheckout = async () => {
    const browser = openBrowser(backend);
    const { token_value: cart } = await cartWith(browser.client, item(care));
    const email = newEmail();
    const atProvider = () => ({
      person: 'own' as const,
      first_name: 'Mila',
      last_name: 'Sommer',
      email,
      confirmed: '1' as const,
    });
    const here = await visitor(browser, '/checkout/customer', { cart, atProvider });
    await here.user.click(
      await screen.findByRole('link', { name: 'Anmelden und mit gespeicherten Angaben bestellen' }),
    );
    await here.user.click(within(await dialog()).getByRole('button', { name: 'Weiter mit Google' }));
    await screen.findByText(/gibt es hier noch kein Konto/);
    return { ...here, client: browser.client, email };
  };

  it('can continue as a guest on the same page · AUTH-3', async () => {
    const { user, path, leave } = await atCheckout();
    await user.click(screen.getByRole('button', { name: 'Als Gast weiter' }));
    await waitFor(() => expect(screen.queryByText(/gibt es hier noch kein Konto/)).toBeNull());
    expect(path()).toBe('/checkout/customer');
    leave();
  });

  it('can create an account in the register form, prefilled by the provider · AUTH-3', async () => {
    const { user, leave, client, email } = await atCheckout();
    await user.click(screen.getByRole('button', { name: 'Konto anlegen' }));
    const open = await screen.findByRole('dialog', { name: 'Konto anlegen' });
    const form = within(open);
    expect(form.getByLabelText('Vorname')).toHaveValue('Mila');
    expect(form.getByLabelText('Nachname')).toHaveValue('Sommer');
    expect(form.getByLabelText('E-Mail-Adresse')).toHaveValue(email);
    expect(form.queryByLabelText('Passwort')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Konto anlegen' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Konto anlegen' })).toBeNull());
    expect(await done(client.getMe({}))).toMatchObject({ email, first_name: 'Mila', last_name: 'Sommer' });
    leave();
  });
});

it('a signed-in customer reaches the account without the sign-in dialog', async () => {
  const browser = await signedIn(backend);
  localStorage.setItem('dioptra.signed-in', '1');
  const { press, path } = await visitor(browser);
  await screen.findByText('Mara');
  await press();
  await waitFor(() => expect(path()).toBe('/my-account/overview'));
});
