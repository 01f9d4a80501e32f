import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { newEmail, password, registered, signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { care, cartWith, done, swissAddress } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());
beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem(signedInKey, '1');
});

const number = '992212345678901';
const paris = { ...swissAddress, country_code: 'FR', postcode: '75001', city: 'Paris' } as const;

/** At the prices of the shop with the programme. */
const bottle = { product: { product_id: care, option: {}, price_channel: 'opalys_web' }, quantity: 1 };

/** A customer of the shop with the programme. */
const member = async () => {
  const here = openBrowser(backend, 'opalys', 'de');
  const email = await registered(here.client, newEmail());
  await done(here.client.customerSignMeIn({ body: { email, password } }));
  return { ...here, email };
};

describe('Miles & More in the account', () => {
  it('saves a number of the right length, and removes it again · MILES-2 · MILES-3 · ADDR-4', async () => {
    const { client, fetch } = await member();
    const { user, leave } = await visit({ fetch }, '/my-account/miles-and-more', { brand: 'opalys' });
    const field = await screen.findByLabelText('Miles-&-More-Nummer');
    await screen.findByText('Noch hat keine Bestellung Meilen gesammelt.');
    await user.type(field, '9922');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Mindestens 15 Zeichen.');
    await user.type(field, 'x');
    await screen.findByText('Bitte nur Ziffern.');
    await user.clear(field);
    await screen.findByText('Miles-&-More-Nummer fehlt noch.');
    await user.type(field, `${number}2`);
    await screen.findByText('Höchstens 15 Zeichen.');
    await user.clear(field);
    await user.type(field, number);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(async () => expect((await done(client.getMe({}))).miles_and_more_number).toBe(number));
    await user.click(await screen.findByRole('button', { name: 'Nummer entfernen' }));
    await waitFor(async () => expect((await done(client.getMe({}))).miles_and_more_number).toBeUndefined());
    await waitFor(() => expect(field).toHaveValue(''));
    leave();
  });

  it('requires as many digits as the shop configures · MILES-2', async () => {
    const { fetch } = await member();
    const { user, leave } = await visit({ fetch }, '/my-account/miles-and-more', {
      brand: 'opalys',
      own: { milesAndMoreDigits: 4 },
    });
    const field = await screen.findByLabelText('Miles-&-More-Nummer');
    await user.type(field, '99221');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Höchstens 4 Zeichen.');
    expect(screen.getByText('4 Ziffern')).toBeInTheDocument();
    leave();
  });

  it('shows an error if the miles cannot be loaded, and offers a retry · MILES-3 · CALL-3', async () => {
    const { fetch } = await member();
    backend.controls.setFault('customerGetMilesAndMorePoints', { _tag: 'Cut', times: 1 });
    const { user, leave, services } = await visit({ fetch }, '/my-account/miles-and-more', {
      brand: 'opalys',
    });
    const notes: string[] = [];
    services.notifications.state$.subscribe((shown) => notes.push(...shown.map(({ key }) => key)));
    // The page also shows the failure, earlier or later than this.
    const note = await screen.findByText('Die Meilen lassen sich gerade nicht laden.');
    expect(note.closest('[role=alert]')).not.toBeNull();
    expect(notes).toContain('shop.user.my_account.notification.miles_and_more_points_error');
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByText('Noch hat keine Bestellung Meilen gesammelt.');
    leave();
  });

  it('is absent from a shop without the programme', async () => {
    const { fetch } = await signedIn(backend);
    const { leave } = await visit({ fetch }, '/my-account/miles-and-more');
    await screen.findByRole('heading', { level: 1, name: 'Viele Linsen im Regal, aber nicht diese Seite' });
    leave();
  });

  it('is confirmed in the checkout when the number is saved, and when it is removed · MILES-3 · CHK-15', async () => {
    const { client, fetch, email } = await member();
    const { token_value: token } = await cartWith(client, bottle);
    await done(
      client.updateOrder({
        params: { token },
        body: { email, billing_address: paris, shipping_address: paris },
      }),
    );
    const here = () => visit({ fetch }, '/checkout/address', { brand: 'opalys', cart: token });
    const first = await here();
    await first.user.type(await screen.findByLabelText(/Miles-&-More-Nummer/), number);
    await first.user.click(screen.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }));
    await screen.findByText('Die Miles-&-More-Nummer ist gespeichert.');
    first.leave();
    const second = await here();
    await second.user.clear(await screen.findByLabelText(/Miles-&-More-Nummer/));
    await second.user.click(screen.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }));
    await screen.findByText('Die Miles-&-More-Nummer ist entfernt.');
    second.leave();
  });

  it('shows an error for a wrong prefix in the checkout, and sends nothing · MILES-1 · CHK-15', async () => {
    const { client, fetch, email } = await member();
    const { token_value: token } = await cartWith(client, bottle);
    await done(client.updateOrder({ params: { token }, body: { email } }));
    const { user, asked, leave } = await visit({ fetch }, '/checkout/address', {
      brand: 'opalys',
      cart: token,
    });
    const field = await screen.findByLabelText(/Miles-&-More-Nummer/);
    await user.type(field, `1234${number.slice(4)}`);
    const before = asked.length;
    await user.click(screen.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/9999|Miles/));
    expect(field).toBeInvalid();
    expect(asked.slice(before).filter((call) => call.startsWith('PATCH'))).toEqual([]);
    leave();
  });

  it('prefills the field in the checkout · CHK-15', async () => {
    const { client, fetch, email } = await member();
    await done(client.customerSetMilesAndMore({ body: { miles_and_more_number: number } }));
    const { token_value: token } = await cartWith(client, bottle);
    await done(client.updateOrder({ params: { token }, body: { email } }));
    const { leave } = await visit({ fetch }, '/checkout/address', { brand: 'opalys', cart: token });
    await waitFor(() => expect(screen.getByLabelText(/Miles-&-More-Nummer/)).toHaveValue(number));
    leave();
  });

  it('rejects a wrong prefix in the checkout, and stores the number once it is valid · MILES-1 · CHK-15', async () => {
    const { client, fetch, email } = await member();
    const { token_value: token } = await cartWith(client, bottle);
    await done(
      client.updateOrder({
        params: { token },
        body: { email, billing_address: paris, shipping_address: paris },
      }),
    );
    const { user, path, leave } = await visit({ fetch }, '/checkout/address', {
      brand: 'opalys',
      cart: token,
    });
    const field = await screen.findByLabelText(/Miles-&-More-Nummer/);
    const kept = async () =>
      (await done(client.getCart({ params: { token } }))).customer?.miles_and_more_number;
    await user.type(field, '1234 12345678901');
    await user.click(screen.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/beginnt mit 9999, 9920, 9922, 2220/));
    expect([path(), await kept()]).toEqual(['/checkout/address', undefined]);
    await user.clear(field);
    await user.type(field, '9922 12345678901');
    await user.click(screen.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }));
    await waitFor(() => expect(path()).toBe('/checkout/shipping'));
    expect(await kept()).toBe(number);
    leave();
  });
});
