import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { care, cartWith, done, item, swissAddress } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem(signedInKey, '1');
});

type Fetch = TestSandbox['fetch'];

/** A customer with something in the cart. */
const atCart = async () => {
  const { client, fetch, email } = await signedIn(backend);
  const { token_value: cart } = await cartWith(client, item(care));
  await done(client.updateOrder({ params: { token: cart }, body: { email } }));
  return { client, fetch, cart };
};

/** A customer at the address step. */
const atCheckout = async (books: number) => {
  const { client, fetch, cart } = await atCart();
  for (let n = 1; n <= books; n += 1)
    await done(client.createCustomerAddress({ body: { ...swissAddress, street_number: String(n) } }));
  return { client, ...(await visit({ fetch }, '/checkout/address', { cart })) };
};
const next = () => screen.findByRole('button', { name: 'Weiter zu Versand und Zahlung' });

describe('the address step of a customer', () => {
  it('starts with the default address, and accepts another one of the address book · ADDR-1', async () => {
    const { user, path, leave } = await atCheckout(2);
    await waitFor(() => expect(screen.getByLabelText('Strasse')).toHaveValue(swissAddress.street));
    expect(screen.getByLabelText('Hausnummer')).toHaveValue('1');
    const book = await screen.findByLabelText('Aus dem Adressbuch');
    const [, , second] = [...book.querySelectorAll('option')];
    await user.selectOptions(book, second?.value ?? '');
    expect(screen.getByLabelText('Hausnummer')).toHaveValue('2');
    expect(screen.queryByLabelText('Im Adressbuch speichern')).toBeNull();
    await user.selectOptions(book, 'Andere Adresse');
    expect(screen.getByLabelText('Strasse')).toHaveValue('');
    await user.selectOptions(book, second?.value ?? '');
    await user.click(await next());
    await waitFor(() => expect(path()).toBe('/checkout/shipping'));
    leave();
  });

  it('saves a new address if the customer asks for it · ADDR-1', async () => {
    const { client, user, path, leave } = await atCheckout(0);
    await user.type(await screen.findByLabelText('Vorname'), 'Mara');
    await user.type(screen.getByLabelText('Nachname'), 'Keller');
    await user.type(screen.getByLabelText('Strasse'), 'Seeweg');
    await user.type(screen.getByLabelText('Hausnummer'), '4');
    await user.type(screen.getByLabelText('Postleitzahl'), '8002');
    await user.type(screen.getByLabelText('Ort'), 'Zürich');
    await user.click(await screen.findByLabelText('Im Adressbuch speichern'));
    await user.click(await next());
    await waitFor(() => expect(path()).toBe('/checkout/shipping'));
    await waitFor(async () =>
      expect(await done(client.getCustomerAddresses({}))).toMatchObject([
        { street: 'Seeweg', isDefault: true },
      ]),
    );
    leave();
  });

  it('saves no delivery address that was ticked before the parcel went to the billing address · ADDR-1', async () => {
    const { client, user, path, leave } = await atCheckout(1);
    await waitFor(() => expect(screen.getByLabelText('Hausnummer')).toHaveValue('1'));
    await user.clear(screen.getByLabelText('Hausnummer'));
    await user.type(screen.getByLabelText('Hausnummer'), '9');
    await user.click(screen.getByLabelText('An eine andere Adresse'));
    const [, shipping] = await screen.findAllByLabelText('Im Adressbuch speichern');
    await user.click(shipping ?? document.body);
    await user.click(screen.getByLabelText('An die Rechnungsadresse'));
    await user.click(await next());
    await waitFor(() => expect(path()).toBe('/checkout/shipping'));
    expect(await done(client.getCustomerAddresses({}))).toMatchObject([{ street_number: '1' }]);
    leave();
  });

  it('names an address of the address book that is similar to the typed one · ADDR-1 · ADDR-6', async () => {
    const { user, leave } = await atCheckout(1);
    await waitFor(() => expect(screen.getByLabelText('Strasse')).toHaveValue(swissAddress.street));
    const alike = /^Im Adressbuch steht schon eine sehr ähnliche Adresse:/;
    const type = async (label: string, text: string) => {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), text);
    };
    await type('Strasse', `${swissAddress.street.toUpperCase()}.`);
    expect(await screen.findByLabelText('Im Adressbuch speichern')).toBeVisible();
    expect(await screen.findByText(alike)).toHaveTextContent(`${swissAddress.street} 1`);
    await type('Hausnummer', '2');
    expect(screen.queryByText(alike)).toBeNull();
    expect(screen.getByLabelText('Im Adressbuch speichern')).toBeVisible();
    leave();
  });

  /** The same shop, with a fixed profile, and an address book that arrives when the test allows it. */
  const told = (fetch: Fetch, profile: object, book: Promise<Response | undefined>): Fetch => {
    return async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/customers/me')) return Response.json(profile);
      const isBook = request.method === 'GET' && pathname.endsWith('/customers/me/addresses');
      return (isBook ? await book : undefined) ?? fetch(request);
    };
  };
  const street = () => screen.getByLabelText('Strasse');

  it('starts with the default of the profile if the address book cannot be loaded · ADDR-1', async () => {
    const { client, fetch, cart } = await atCart();
    await done(client.createCustomerAddress({ body: swissAddress }));
    const broken = Promise.resolve(new Response('', { status: 503 }));
    const profile = await done(client.getMe({}));
    const { leave } = await visit({ fetch: told(fetch, profile, broken) }, '/checkout/address', { cart });
    await waitFor(() => expect(street()).toHaveValue(swissAddress.street));
    expect(screen.queryByLabelText('Aus dem Adressbuch')).toBeNull();
    expect(screen.queryByLabelText('Im Adressbuch speichern')).toBeNull();
    leave();
  });

  it('follows a default that another tab changed, but keeps what is typed · ADDR-1', async () => {
    const { client, fetch, cart } = await atCart();
    await done(client.createCustomerAddress({ body: swissAddress }));
    const profile = await done(client.getMe({}));
    await done(
      client.createCustomerAddress({ body: { ...swissAddress, street: 'Seeweg', isDefault: true } }),
    );
    const first = Promise.withResolvers<undefined>();
    const waits = await visit({ fetch: told(fetch, profile, first.promise) }, '/checkout/address', { cart });
    await waitFor(() => expect(street()).toHaveValue(swissAddress.street));
    first.resolve(undefined);
    await waitFor(() => expect(street()).toHaveValue('Seeweg'));
    waits.leave();

    sessionStorage.clear();
    const second = Promise.withResolvers<undefined>();
    const types = await visit({ fetch: told(fetch, profile, second.promise) }, '/checkout/address', { cart });
    await waitFor(() => expect(street()).toHaveValue(swissAddress.street));
    await types.user.type(street(), ' Nord');
    second.resolve(undefined);
    await screen.findByLabelText('Aus dem Adressbuch');
    expect(street()).toHaveValue(`${swissAddress.street} Nord`);
    types.leave();
  });
});
