import { screen, waitFor, within } from '@testing-library/react';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressWire } from '../../../src/adapters/contract/checkout/address.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import {
  anyItem,
  cartWith,
  checkedOut,
  daily,
  done,
  germanAddress,
  swissAddress,
} from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

const paris: AddressWire = {
  ...swissAddress,
  street: 'Rue des Tilleuls',
  postcode: '75011',
  city: 'Paris',
  country_code: 'FR',
};

const lenses = async (billing: AddressWire): Promise<string> => {
  const client = backend.client();
  const cart = await cartWith(client, await anyItem(client, daily));
  return (await checkedOut(client, cart, { billing, method: 'dhl' })).token_value;
};
const field = (name: string) => screen.getByLabelText(name);
const order = () => screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' });

describe('the prescription for lenses sent to France', () => {
  it('is requested at the last step, with the optician’s advice, and shown on the order · LAW-27', async () => {
    const cart = await lenses(paris);
    const { user, asked, leave } = await visit(backend, '/checkout/payment#review', { cart });
    const part = await screen.findByRole('region', { name: 'Verordnung der Kontaktlinsen' });
    expect(within(part).getByText(/Optiker/)).toBeVisible();
    // A guest is not checked for earlier orders.
    expect(asked.filter((call) => call.endsWith('/customers/me/orders'))).toEqual([]);
    await waitFor(() => expect(order()).not.toHaveAttribute('aria-busy'));
    await user.click(order());
    expect(screen.getByText('Ausgestellt am fehlt noch.')).toBeVisible();
    expect(screen.getByText('Ausgestellt von fehlt noch.')).toBeVisible();
    expect(field('Ausgestellt am')).toHaveFocus();
    await user.type(field('Ausgestellt am'), '2020-01-15');
    expect(screen.getByText(/mehr als 3 Jahre alt und gilt nicht mehr/)).toBeVisible();
    await user.clear(field('Ausgestellt am'));
    await user.type(field('Ausgestellt am'), '2099-01-15');
    expect(screen.getByText(/liegt in der Zukunft/)).toBeVisible();
    await user.clear(field('Ausgestellt am'));
    await user.type(field('Ausgestellt am'), '2026-01-15');
    await user.click(order());
    expect(field('Ausgestellt von')).toHaveFocus();
    expect(asked).not.toContain('POST /api/orders');
    await user.type(field('Ausgestellt von'), 'Dr. Hélène Marchand');
    await user.click(order());
    await waitFor(() => expect(asked.at(-1)).toMatch(/payments$/));
    const { token, basket } = await backend.sandbox.db
      .selectFrom('shop_order')
      .selectAll()
      .where('cart_token', '=', cart)
      .executeTakeFirstOrThrow();
    expect(basket.prescription).toEqual({ issued_on: '2026-01-15', prescriber: 'Dr. Hélène Marchand' });
    leave();
    await visit(backend, `/checkout/thank-you/${token}`);
    expect(await screen.findByText('15.01.2026, Dr. Hélène Marchand')).toBeVisible();
  });

  it('is filled in from the customer’s last order, while it is valid · LAW-27 · REO-1', async () => {
    const who = await signedIn(backend);
    const buy = async () => {
      const cart = await cartWith(who.client, await anyItem(who.client, daily));
      return (await checkedOut(who.client, cart, { billing: paris, method: 'dhl', email: who.email }))
        .token_value;
    };
    const token = await buy();
    const prescription = { issued_on: '2026-01-15', prescriber: 'Dr. Hélène Marchand' };
    await done(who.client.updateOrder({ params: { token }, body: { prescription } }));
    await done(who.client.createMyOrderFromCart({ body: { token_value: token } }));
    const first = await visit(who, '/checkout/payment#review', { cart: await buy() });
    expect(await screen.findByDisplayValue('Dr. Hélène Marchand')).toBeVisible();
    expect(field('Ausgestellt am')).toHaveValue('2026-01-15');
    first.leave();
    await backend.sandbox.db
      .updateTable('shop_order')
      .set({ basket: sql`jsonb_set(basket, '{prescription,issued_on}', '"2023-01-15"')` })
      .where('cart_token', '=', token)
      .execute();
    const { asked } = await visit(who, '/checkout/payment#review', { cart: await buy() });
    await screen.findByLabelText('Ausgestellt am');
    await waitFor(() => expect(asked).toContain('GET /api/customers/me/orders'));
    expect(field('Ausgestellt von')).toHaveValue('');
  });

  it('is not requested in Germany · LAW-27', async () => {
    await visit(backend, '/checkout/payment#review', { cart: await lenses(germanAddress) });
    expect(await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible();
    expect(screen.queryByLabelText('Ausgestellt am')).toBeNull();
  });
});
