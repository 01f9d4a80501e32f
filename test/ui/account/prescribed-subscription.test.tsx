import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { json } from '../../../src/adapters/sandbox/db/json.ts';
import { anyItem, daily, done, swissAddress } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { regular, subscribed } from '../../adapters/sandbox/fixtures/subscribed.ts';
import { usable, visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

it('a new subscription to lenses for France asks for the prescription if the order has none · LAW-27 · ACC-5', async () => {
  const { client, fetch, number } = await regular(backend, await anyItem(backend.client(), daily));
  const { basket } = await backend.sandbox.db
    .selectFrom('shop_order')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  // Bought before prescriptions were required.
  const paris = { ...swissAddress, postcode: '75011', city: 'Paris', country_code: 'FR' };
  await backend.sandbox.db
    .updateTable('shop_order')
    .set({ basket: json({ ...basket, shipping_address: paris }) })
    .where('number', '=', number)
    .execute();
  const { user } = await visit({ fetch }, `/my-account/order/${number}`);
  await user.click(await usable('Regelmässig liefern'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Als Abo einrichten' }));
  await user.click(dialog.getAllByRole('radio', { name: /Monat/ })[0] ?? document.body);
  const make = dialog.getByRole('button', { name: 'Abo zahlungspflichtig einrichten' });
  await user.click(make);
  const issued = dialog.getByLabelText('Ausgestellt am');
  expect(issued).toHaveFocus();
  await user.type(issued, '2026-01-15');
  await user.click(make);
  expect(dialog.getByLabelText('Ausgestellt von')).toHaveFocus();
  await user.type(dialog.getByLabelText('Ausgestellt von'), 'Dr. Hélène Marchand');
  await user.click(make);
  await screen.findByRole('heading', { level: 1, name: /^Abo ABO-/ });
  expect(await done(client.getSubscriptions({}))).toMatchObject([
    { prescription: { issued_on: '2026-01-15', prescriber: 'Dr. Hélène Marchand' } },
  ]);
});

it('a subscription paused for lack of a prescription accepts one and resumes with one press · LAW-27 · ACC-5', async () => {
  const { client, fetch, subscription } = await subscribed(backend, await anyItem(backend.client(), daily));
  const paris = { ...swissAddress, postcode: '75011', city: 'Paris', country_code: 'FR' };
  await backend.sandbox.db
    .updateTable('subscription')
    .set({
      shipping_address: json(paris),
      state: 'paused',
      problem: json({ code: 'prescription', goods: [] }),
    })
    .where('id', '=', subscription.id)
    .execute();
  const { user } = await visit({ fetch }, `/my-account/subscription/${subscription.id}`);
  await screen.findByText('Verordnung: noch keine');
  // Resuming without a prescription would pause again.
  expect(screen.queryByRole('button', { name: 'Fortsetzen' })).toBeNull();
  const save = screen.getByRole('button', { name: 'Speichern und fortsetzen' });
  await user.click(save);
  const issued = screen.getByLabelText('Ausgestellt am');
  expect(issued).toHaveFocus();
  await user.type(issued, '2026-01-15');
  await user.type(screen.getByLabelText('Ausgestellt von'), 'Dr. Hélène Marchand');
  await user.click(save);
  await screen.findByText('Die Verordnung ist gespeichert.');
  await screen.findByText('Verordnung: 15.01.2026, Dr. Hélène Marchand');
  expect(await done(client.getSubscription({ params: { id: subscription.id } }))).toMatchObject({
    state: 'active',
    prescription: { issued_on: '2026-01-15', prescriber: 'Dr. Hélène Marchand' },
  });
});
