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

/** A customer at the address step. */
const atCheckout = async (books: number) => {
  const { client, fetch, email } = await signedIn(backend);
  for (let n = 1; n <= books; n += 1)
    await done(client.createCustomerAddress({ body: { ...swissAddress, street_number: String(n) } }));
  const { token_value: token } = await cartWith(client, item(care));
  await done(client.updateOrder({ params: { token }, body: { email } }));
  return { client, ...(await visit({ fetch }, '/checkout/address', { cart: token })) };
};
const next = () => screen.findByRole('button', { name: 'Weiter zum Versand' });

describe('the address step of a customer', () => {
  it('begins with the default address, and takes another of the book · ADDR-1', async () => {
    const { user, path, leave } = await atCheckout(2);
    await waitFor(() => expect(screen.getByLabelText('Strasse')).toHaveValue(swissAddress.street));
    expect(screen.getByLabelText('Hausnummer')).toHaveValue('1');
    const book = screen.getByLabelText('Aus dem Adressbuch');
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

  it('keeps a new address if the customer says so · ADDR-1', async () => {
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
});
