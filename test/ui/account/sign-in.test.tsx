import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { password, registered, signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { care, cartWith, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
beforeEach(() => localStorage.clear());
afterEach(() => history.replaceState(null, '', '/'));

const mark = () => localStorage.setItem('dioptra.signed-in', '1');
const typeLogin = async ({ user }: Visit, email: string) => {
  const secret = await screen.findByLabelText('Passwort');
  await user.type(screen.getByLabelText('E-Mail-Adresse'), email);
  await user.type(secret, password);
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
};
const inDialog = async ({ user }: Visit, email: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Anmelden' }));
  await user.type(dialog.getByLabelText('E-Mail-Adresse'), email);
  await user.type(dialog.getByLabelText('Passwort'), password);
  await user.click(dialog.getByRole('button', { name: 'Anmelden' }));
};

describe('an account page', () => {
  it('asks a guest to sign in, and opens after sign-in · ACC-10 · ROUTE-12', async () => {
    const browser = openBrowser(backend);
    const email = await registered(browser.client);
    const visitor = await visit(browser, '/my-account/profile');
    expect(await screen.findByText('Bitte anmelden, um alle Funktionen zu nutzen.')).toBeVisible();
    await typeLogin(visitor, email);
    expect(await screen.findByRole('heading', { name: 'Persönliche Angaben' })).toBeVisible();
    expect(visitor.path()).toBe('/my-account/profile');
  });

  it.each(['/my-account/history', '/my-account/order/1', '/my-account/edit-address'])(
    'tells guests to sign in at %s too · ACC-10',
    async (page) => {
      const { leave } = await visit(openBrowser(backend), page);
      expect(await screen.findByText('Bitte anmelden, um alle Funktionen zu nutzen.')).toBeVisible();
      leave();
    },
  );

  it.each([
    ['/checkout/customer', '/'],
    ['/s?search=linse', '/s?search=linse'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/\\evil.example', '/'],
  ])(
    'redirects after sign-in by the redirectUrl parameter %s to %s · ROUTE-16 · AUTH-3',
    async (redirectUrl, path) => {
      const browser = openBrowser(backend);
      const email = await registered(browser.client);
      const visitor = await visit(
        browser,
        `/my-account/profile?redirectUrl=${encodeURIComponent(redirectUrl)}`,
      );
      await typeLogin(visitor, email);
      await waitFor(() => expect(visitor.address()).toBe(path));
    },
  );

  it('gives an empty field the focus anew, once its error is there, when Enter is pressed in it · UI-10', async () => {
    const { user } = await visit(openBrowser(backend), '/my-account/profile');
    const email = await screen.findByLabelText('E-Mail-Adresse');
    await user.click(email);
    const described: (string | null | undefined)[] = [];
    email.addEventListener('focus', () => {
      const [id = ''] = (email.getAttribute('aria-describedby') ?? '').split(' ').slice(-1);
      described.push(document.getElementById(id)?.textContent);
    });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(described).toEqual([expect.stringContaining('E-Mail-Adresse')]));
    expect(email).toHaveFocus();
    expect(email).toHaveAttribute('aria-invalid', 'true');
  });

  it('scrolls the error into view at each failed sign-in · NOTE-7', async () => {
    const shown = vi.fn();
    Element.prototype.scrollIntoView = shown;
    const visitor = await visit(openBrowser(backend), '/my-account/profile');
    await typeLogin(visitor, 'nobody@example.org');
    const alert = await within(screen.getByRole('main')).findByRole('alert');
    expect(shown.mock.contexts).toEqual([alert]);
    await visitor.user.click(screen.getByRole('button', { name: 'Anmelden' }));
    await waitFor(() => expect(shown.mock.contexts.length).toBeGreaterThan(1));
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('shows the error in a notification and at the form, but announces it once · AUTH-9 · NOTE-1', async () => {
    const visitor = await visit(openBrowser(backend), '/my-account/profile');
    await typeLogin(visitor, 'somebody@example.org');
    const notes = await screen.findByRole('region', { name: 'Mitteilungen' });
    const note = await within(notes).findByRole('listitem');
    expect(note).toHaveTextContent('Fehlgeschlagen!');
    expect(note).toHaveAttribute('aria-live', 'off');
    const [alert, ...others] = screen.getAllByRole('alert');
    expect(others).toEqual([]);
    const said = within(note).getByRole('paragraph').textContent;
    expect(alert).toHaveTextContent(String(said));
  });

  it('shows after too many tries when to try again, in the same words at the form and in the notification · NOTE-10', async () => {
    const browser = openBrowser(backend);
    const limited = {
      fetch: (request: Request) =>
        request.method === 'POST'
          ? Promise.resolve(Response.json({}, { status: 429, headers: { 'retry-after': '61' } }))
          : browser.fetch(request),
    };
    const visitor = await visit(limited, '/my-account/profile');
    await typeLogin(visitor, 'somebody@example.org');
    const words = 'Zu viele Versuche. Bitte in 2 Min. noch einmal versuchen.';
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  });

  it('keeps the typed text when the session expires, until the same customer is back · AUTH-4', async () => {
    const browser = await signedIn(backend);
    mark();
    const visitor = await visit(browser, '/my-account/profile');
    const phone = await screen.findByLabelText(/^Telefon/);
    await visitor.user.type(phone, '079 123 45 67');
    browser.cookies.clear();
    await visitor.user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText(/Die Sitzung ist abgelaufen/)).toBeInTheDocument();
    expect(phone).toHaveValue('079 123 45 67');
    await inDialog(visitor, browser.email);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Anmelden' })).toBeNull());
    expect(phone).toBeInTheDocument();
    expect(phone).toHaveValue('079 123 45 67');
    await visitor.user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Die Angaben sind gespeichert.')).toBeVisible();
  });

  it('asks for sign-in again if a section finds the session expired, and saves afterwards · AUTH-4 · ACC-3', async () => {
    const browser = await signedIn(backend);
    mark();
    const visitor = await visit(browser, '/my-account/email-settings');
    const points = await screen.findByRole('checkbox', { name: /^Bonuspunkte/ });
    await visitor.user.click(points);
    browser.cookies.clear();
    await visitor.user.click(screen.getByRole('button', { name: 'Speichern' }));
    await inDialog(visitor, browser.email);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Anmelden' })).toBeNull());
    expect(points).toBeChecked();
    await visitor.user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Die Auswahl ist gespeichert.');
    visitor.leave();
  });

  it('loads a section once the customer is back, and asks for no second sign-in · AUTH-4', async () => {
    const browser = await signedIn(backend);
    mark();
    const visitor = await visit(browser, '/my-account/profile');
    await screen.findByLabelText(/^Telefon/);
    const open = (name: string) => visitor.user.click(screen.getByRole('link', { name }));
    browser.cookies.clear();
    await open('Newsletter');
    const dialog = await screen.findByRole('dialog', { name: 'Anmelden' });
    await inDialog(visitor, browser.email);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByRole('checkbox', { name: /^Newsletter/ })).toBeVisible();
    await open('Persönliche Angaben');
    await screen.findByLabelText(/^Telefon/);
    await open('Newsletter');
    expect(await screen.findByRole('checkbox', { name: /^Newsletter/ })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Anmelden' })).toBeNull();
    visitor.leave();
  });

  it('shows no data of the previous customer when another customer signs in', async () => {
    const browser = await signedIn(backend);
    const other = await registered(openBrowser(backend).client);
    mark();
    const visitor = await visit(browser, '/my-account/profile');
    await visitor.user.type(await screen.findByLabelText(/^Telefon/), '079 123 45 67');
    browser.cookies.clear();
    await visitor.user.click(screen.getByRole('button', { name: 'Speichern' }));
    await inDialog(visitor, other);
    await waitFor(() => expect(screen.getByLabelText(/^Telefon/)).toHaveValue(''));
  });

  it('hides the account data when another tab signs out', async () => {
    const browser = await signedIn(backend);
    mark();
    await visit(browser, '/my-account/profile');
    await screen.findByLabelText(/^Telefon/);
    browser.cookies.clear();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'dioptra.signed-in', newValue: null }));
    expect(await screen.findByText('Bitte anmelden, um alle Funktionen zu nutzen.')).toBeVisible();
    expect(screen.queryByLabelText(/^Telefon/)).toBeNull();
  });
});

describe('the checkout', () => {
  it('offers sign-in, keeps the cart, and continues after the customer step · CHK-4 · ROUTE-12', async () => {
    const browser = openBrowser(backend);
    const email = await registered(browser.client);
    const { token_value: cart } = await cartWith(browser.client, item(care, 2));
    const visitor = await visit(browser, '/checkout/customer', { cart });
    await visitor.user.click(
      await screen.findByRole('link', { name: 'Anmelden und mit gespeicherten Angaben bestellen' }),
    );
    await typeLogin(visitor, email);
    await waitFor(() => expect(visitor.path()).toBe('/checkout/address'));
    expect(visitor.token()).toBe(cart);
    expect(await screen.findByRole('heading', { name: 'Rechnungsadresse' })).toBeVisible();
  });

  it('waits for the session of a signed-in customer, and asks for no e-mail · ROUTE-12 · AUTH-1', async () => {
    const browser = await signedIn(backend);
    mark();
    const { token_value: cart } = await cartWith(browser.client, item(care));
    const { path } = await visit(browser, '/checkout/customer', { cart });
    await waitFor(() => expect(path()).toBe('/checkout/address'));
    expect(screen.queryByText('Als Gast bestellen')).toBeNull();
  });
});
