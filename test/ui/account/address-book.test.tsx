import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());

const home = {
  first_name: 'Mara',
  last_name: 'Keller',
  street: 'Seeweg',
  street_number: '4',
  postcode: '8002',
  city: 'Zürich',
  country_code: 'CH',
} as const;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the address book', () => {
  it('is empty at first, and adds an address with the form of the checkout · ADDR-1 · ROUTE-6', async () => {
    const { fetch } = await signedIn(backend);
    const { user, path, leave } = await visit({ fetch }, '/my-account/address-book');
    await screen.findByText('Noch ist keine Adresse gespeichert.');
    await user.click(screen.getByRole('link', { name: 'Neue Adresse' }));
    await heading('Neue Adresse');
    expect(path()).toBe('/my-account/edit-address');
    expect(screen.getByLabelText('Vorname')).toHaveValue('Mara');
    await user.click(screen.getByRole('button', { name: 'Adresse speichern' }));
    expect(await screen.findAllByText('Strasse fehlt noch.')).not.toEqual([]);
    await user.type(screen.getByLabelText('Strasse'), 'Seeweg');
    await user.type(screen.getByLabelText('Hausnummer'), '4');
    await user.type(screen.getByLabelText('Postleitzahl'), '8002');
    await user.type(screen.getByLabelText('Ort'), 'Zürich');
    await user.click(screen.getByRole('button', { name: 'Adresse speichern' }));
    await heading('Adressbuch');
    await screen.findByText('Seeweg 4');
    expect(screen.getByText('Standardadresse')).toBeVisible();
    leave();
  });

  it('warns of a similar address, and still saves the new one · ADDR-1 · ADDR-6', async () => {
    const { client, fetch } = await signedIn(backend);
    await done(client.createCustomerAddress({ body: { ...home, phone_number: '+41445551234' } }));
    const { user, leave } = await visit({ fetch }, '/my-account/edit-address');
    const alike =
      /^Im Adressbuch steht schon eine sehr ähnliche Adresse: Mara Keller, Seeweg 4, 8002 Zürich$/;
    const type = async (label: string | RegExp, text: string) => {
      await user.clear(await screen.findByLabelText(label));
      await user.type(screen.getByLabelText(label), text);
    };
    await type('Nachname', 'KELLER');
    await type('Strasse', 'see-weg');
    await type('Postleitzahl', '8002');
    await type('Ort', 'Zürich');
    await type('Hausnummer', '6');
    expect(screen.queryByText(alike)).toBeNull();
    await type('Hausnummer', '4');
    expect(await screen.findByText(alike)).toBeVisible();
    await type(/^Telefon/, '044 555 12 35');
    expect(screen.queryByText(alike)).toBeNull();
    await type(/^Telefon/, '044 555 12 34');
    expect(await screen.findByText(alike)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Adresse speichern' }));
    await heading('Adressbuch');
    expect(await done(client.getCustomerAddresses({}))).toHaveLength(2);
    leave();
  });

  it('edits an address, makes another the default, and deletes one after confirmation · ADDR-1', async () => {
    const { client, fetch } = await signedIn(backend);
    await done(client.createCustomerAddress({ body: home }));
    const { id } = await done(client.createCustomerAddress({ body: { ...home, street: 'Limmatquai' } }));
    const { user, leave } = await visit({ fetch }, `/my-account/edit-address/${id}`);
    const street = await screen.findByLabelText('Strasse');
    expect(street).toHaveValue('Limmatquai');
    await user.clear(street);
    await user.type(street, 'Quai');
    await user.click(screen.getByRole('button', { name: 'Adresse speichern' }));
    await screen.findByText('Quai 4');
    await user.click(screen.getByRole('button', { name: 'Als Standard: Mara Keller, Quai 4, Zürich' }));
    await screen.findByText('Das ist jetzt die Standardadresse.');
    await user.click(screen.getByRole('button', { name: 'Löschen: Mara Keller, Quai 4, Zürich' }));
    const question = await screen.findByRole('dialog', { name: 'Diese Adresse löschen?' });
    await user.click(within(question).getByRole('button', { name: 'Löschen' }));
    await screen.findByText('Die Adresse ist gelöscht.');
    expect(await done(client.getCustomerAddresses({}))).toMatchObject([
      { street: 'Seeweg', isDefault: true },
    ]);
    leave();
  });

  it('treats an address of another customer like a missing one · ADDR-1 · ROUTE-6', async () => {
    const owner = await signedIn(backend);
    const { id } = await done(owner.client.createCustomerAddress({ body: home }));
    const { fetch } = await signedIn(backend);
    const { leave } = await visit({ fetch }, `/my-account/edit-address/${id}`);
    await heading('Diese Adresse gibt es nicht mehr');
    leave();
  });

  it('offers a retry after a failed request · ADDR-1 · CALL-3', async () => {
    const { client, fetch } = await signedIn(backend);
    await done(client.createCustomerAddress({ body: home }));
    backend.controls.setFault('getCustomerAddresses', { _tag: 'Cut', times: 1 });
    const { user, leave } = await visit({ fetch }, '/my-account/address-book');
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByText('Seeweg 4');
    leave();
  });

  it('shows its current default on the account overview, also after a change elsewhere · ADDR-1', async () => {
    const { client, fetch } = await signedIn(backend);
    const { id } = await done(client.createCustomerAddress({ body: home }));
    const visitor = await visit({ fetch }, '/my-account/overview');
    const shown = () => screen.findByRole('region', { name: 'Standardadresse' });
    expect(within(await shown()).getByText('Seeweg 4')).toBeVisible();
    await done(client.createCustomerAddress({ body: { ...home, street: 'Limmatquai', isDefault: true } }));
    await visitor.user.click(within(await shown()).getByRole('link', { name: 'Adressbuch' }));
    await heading('Adressbuch');
    const menu = within(screen.getByRole('navigation', { name: 'Bereiche des Kontos' }));
    await visitor.user.click(menu.getByRole('link', { name: 'Übersicht' }));
    expect(await within(await shown()).findByText('Limmatquai 4')).toBeVisible();
    expect(within(await shown()).queryByText('Seeweg 4')).toBeNull();
    visitor.leave();

    const [latest] = await done(client.getCustomerAddresses({}));
    for (const gone of [id, latest?.id ?? ''])
      await done(client.deleteCustomerAddress({ params: { id: gone } }));
    await visit({ fetch }, '/my-account/overview');
    await screen.findByText('Kundennummer');
    expect(screen.queryByRole('region', { name: 'Standardadresse' })).toBeNull();
  });

  it('is replaced on the account overview by the default of the profile if its request fails · ADDR-1', async () => {
    const { client, fetch } = await signedIn(backend);
    await done(client.createCustomerAddress({ body: home }));
    const broken: typeof fetch = async (request) =>
      request.url.includes('/customers/me/addresses') ? new Response('', { status: 503 }) : fetch(request);
    const { leave } = await visit({ fetch: broken }, '/my-account/overview');
    const shown = await screen.findByRole('region', { name: 'Standardadresse' });
    expect(within(shown).getByText('Seeweg 4')).toBeVisible();
    leave();
  });

  it('asks a guest to sign in first', async () => {
    const { leave } = await visit(backend, '/my-account/edit-address');
    await heading('Anmelden');
    leave();
  });
});
