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
  it('begins empty, and takes a new address by the form of the checkout · ADDR-1 · ROUTE-6', async () => {
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

  it('changes an address, makes another the default, and deletes one after a question · ADDR-1', async () => {
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

  it('says of an address of somebody else what it says of none · ADDR-1 · ROUTE-6', async () => {
    const owner = await signedIn(backend);
    const { id } = await done(owner.client.createCustomerAddress({ body: home }));
    const { fetch } = await signedIn(backend);
    const { leave } = await visit({ fetch }, `/my-account/edit-address/${id}`);
    await heading('Diese Adresse gibt es nicht mehr');
    leave();
  });

  it('says when it cannot be had, and has it at the next press · ADDR-1 · CALL-3', async () => {
    const { client, fetch } = await signedIn(backend);
    await done(client.createCustomerAddress({ body: home }));
    backend.controls.setFault('getCustomerAddresses', { _tag: 'Cut', times: 1 });
    const { user, leave } = await visit({ fetch }, '/my-account/address-book');
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByText('Seeweg 4');
    leave();
  });

  it('asks a guest to sign in first', async () => {
    const { leave } = await visit(backend, '/my-account/edit-address');
    await heading('Anmelden');
    leave();
  });
});
