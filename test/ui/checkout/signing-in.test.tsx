import { screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tab } from '../../../src/adapters/browser/storages.ts';
import { shopApi } from '../../../src/adapters/contract/shop-api.ts';
import { readDraft, writeDraft } from '../../../src/ui/checkout/draft.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { password, registered, signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { care, cartWith, done, item, swissAddress } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit, write } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const next = () => screen.findByRole('button', { name: 'Weiter zu Versand und Zahlung' });
const fields = {
  Vorname: 'Mara',
  Nachname: 'Keller',
  Strasse: 'Seestrasse',
  Hausnummer: '12',
  Postleitzahl: '8002',
  Ort: 'Zürich',
};

describe('signing in at the customer step', () => {
  it('leads to an address form of the account, however late its cart arrives · CHK-7 · CHK-22', async () => {
    const here = openBrowser(backend);
    const email = await registered(here.client);
    const { token_value: cart } = await cartWith(here.client, item(care));
    const claimed = Promise.withResolvers<void>();
    const fetch = async (request: Request): Promise<Response> => {
      if (new URL(request.url).pathname.endsWith(shopApi.customerClaimCart.path)) await claimed.promise;
      return here.fetch(request);
    };
    const { user, services, path, leave } = await visit({ fetch }, '/checkout/customer', { cart });
    await heading('Kontakt und Adresse');
    services.account.signIn(email, password);
    await waitFor(() => expect(path()).toBe('/checkout/address'));
    await heading('Kontakt und Adresse');
    for (const [label, text] of Object.entries(fields))
      await write({ user }, screen.getByLabelText(label), text);
    claimed.resolve();
    expect(await screen.findByText('E-Mail-Adresse des Kundenkontos')).toBeVisible();
    expect(screen.getByText(email)).toBeVisible();
    expect(screen.queryByLabelText('E-Mail-Adresse')).toBeNull();
    expect(screen.getByLabelText('Ort')).toHaveValue('Zürich');
    await user.click(await next());
    await waitFor(() => expect(path()).toBe('/checkout/shipping'));
    leave();
  });
});

describe('the contact of an order', () => {
  it.each(['/checkout/address', '/checkout/customer'])(
    'is in a guest’s field at %s · CHK-22 · CHK-28',
    async (at) => {
      const client = backend.client();
      const { token_value: cart } = await cartWith(client, item(care));
      const email = 'mara@example.org';
      await done(client.updateOrder({ params: { token: cart }, body: { email } }));
      const { path, leave } = await visit(backend, at, { cart });
      await heading('Kontakt und Adresse');
      expect(path()).toBe(at);
      expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue(email);
      leave();
    },
  );

  it('is the account’s for a signed-in customer, without a link to change it · CHK-22', async () => {
    const { client, fetch, email } = await signedIn(backend);
    localStorage.setItem('dioptra.signed-in', '1');
    const { token_value: cart } = await cartWith(client, item(care));
    const { leave } = await visit({ fetch }, '/checkout/address', { cart });
    await screen.findByText('E-Mail-Adresse des Kundenkontos');
    expect(screen.getByText(email)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Kontakt ändern' })).toBeNull();
    const steps = screen.getByRole('navigation', { name: 'Schritte bis zur Bestellung' });
    expect(within(steps).queryByRole('link')).toBeNull();
    expect(screen.getByRole('link', { name: 'Zurück zum Warenkorb' })).toBeVisible();
    leave();
  });
});

describe('a session that ends during the checkout', () => {
  const street = 'Uferweg';
  /**
   * A customer who is typing an address when the session ends without notice. It is noticed when the cart is requested,
   * or when the step is sent.
   */
  const ended = async (noticed: 'asking' | 'sending') => {
    const here = await signedIn(backend);
    localStorage.setItem('dioptra.signed-in', '1');
    const { token_value: cart } = await cartWith(here.client, {
      ...item(care, 2),
      meta: { subscription_frequency: 3, subscription_frequency_unit: 'month' },
    });
    const opened = await visit({ fetch: here.fetch }, '/checkout/address', { cart });
    await screen.findByText('E-Mail-Adresse des Kundenkontos');
    for (const [label, text] of Object.entries({ ...fields, Strasse: street })) {
      await opened.user.clear(screen.getByLabelText(label));
      await write(opened, screen.getByLabelText(label), text);
    }
    here.cookies.clear();
    if (noticed === 'asking') opened.services.cart.restore();
    else await opened.user.click(await next());
    await heading('Die Anmeldung ist abgelaufen');
    // The visitor was not redirected on the way here.
    expect(await firstValueFrom(opened.services.notifications.state$)).toEqual([]);
    expect(opened.path()).toBe('/checkout/address');
    return { ...here, ...opened };
  };

  it('lets the customer sign in again, with cart and typed text kept · CHK-24', async () => {
    const { user, email, leave } = await ended('asking');
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('E-Mail-Adresse'), email);
    await user.type(dialog.getByLabelText('Passwort'), password);
    await user.click(dialog.getByRole('button', { name: 'Anmelden' }));
    await heading('Kontakt und Adresse');
    expect(screen.getByLabelText('Strasse')).toHaveValue(street);
    expect(screen.getByText('E-Mail-Adresse des Kundenkontos')).toBeVisible();
    leave();
  });

  it('lets the customer continue as a guest, with lines and typed text kept · CHK-24', async () => {
    const { user, email, leave, services } = await ended('sending');
    await user.click(screen.getByRole('button', { name: 'Als Gast weiter' }));
    await heading('Kontakt und Adresse');
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue(email);
    await user.click(screen.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }));
    await heading('Kontakt und Adresse');
    expect(screen.getByLabelText('Strasse')).toHaveValue(street);
    const { remote } = await firstValueFrom(services.cart.state$);
    expect(remote.value?.items).toMatchObject([
      { productId: care, quantity: 2, every: { every: 3, unit: 'month' } },
    ]);
    expect(remote.value?.customer?.accountId).toBeUndefined();
    leave();
  });
});

describe('the checkout guard', () => {
  const said = async (text: string) => expect(await screen.findByText(text)).toBeVisible();

  it('says why it redirects home: there is no cart · CHK-2 · CHK-23', async () => {
    const { path, leave } = await visit(backend, '/checkout/payment');
    await waitFor(() => expect(path()).toBe('/'));
    await said('Für die Kasse liegt gerade nichts im Warenkorb. Deshalb geht es hier weiter.');
    leave();
  });

  it('says why it redirects a guest without an e-mail to the customer step · CHK-2 · CHK-23', async () => {
    const { token_value: cart } = await cartWith(backend.client(), item(care));
    const { path, leave } = await visit(backend, '/checkout/payment', { cart });
    await waitFor(() => expect(path()).toBe('/checkout/customer'));
    await said('Für diesen Schritt fehlen noch Angaben. Deshalb geht es hier weiter.');
    leave();
  });
});

describe('signing out in another tab', () => {
  it('clears the data of the account and the typed text from this tab, and says so · AUTH-22', async () => {
    const { client, fetch } = await signedIn(backend);
    localStorage.setItem('dioptra.signed-in', '1');
    await done(client.createCustomerAddress({ body: swissAddress }));
    const { token_value: cart } = await cartWith(client, item(care));
    const { path, leave } = await visit({ fetch }, '/checkout/address', { cart });
    await waitFor(() => expect(screen.getByLabelText('Strasse')).toHaveValue(swissAddress.street));
    await waitFor(() =>
      expect(sessionStorage.getItem('checkout-draft-address')).toContain(swissAddress.street),
    );
    // The next customer does not see the order that the one before has placed.
    sessionStorage.setItem('checkout-order', 'placed');
    await done(client.customerSignOut({}));
    localStorage.removeItem('dioptra.signed-in');
    dispatchEvent(new StorageEvent('storage', { key: 'dioptra.signed-in', oldValue: '1', newValue: null }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(
      await screen.findByText(
        'In einem anderen Fenster wurde abgemeldet. Deshalb ist das Konto auch hier nicht mehr zu sehen.',
      ),
    ).toBeVisible();
    expect(sessionStorage.getItem('checkout-draft-address')).toBeNull();
    expect(sessionStorage.getItem('checkout-order')).toBeNull();
    leave();
  });

  it('hides the draft of a customer from the next visitor · AUTH-22', () => {
    const account = { customer: { id: '7', email: 'mara@example.org', accountId: 'a7' } };
    writeDraft(tab, account, 'address', { 'billing.street': 'Seestrasse' });
    expect(readDraft(tab, {}, 'address')).toEqual({});
    expect(readDraft(tab, { customer: { ...account.customer, accountId: 'a8' } }, 'address')).toEqual({});
    expect(readDraft(tab, account, 'address')).toEqual({ 'billing.street': 'Seestrasse' });
    writeDraft(tab, {}, 'address', { 'billing.street': 'Gasse' });
    expect(readDraft(tab, account, 'address')).toEqual({ 'billing.street': 'Gasse' });
  });
});
