import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopClient } from '../../../src/adapters/backend/client.ts';
import type { AddressWire } from '../../../src/adapters/contract/checkout/address.ts';
import {
  care,
  cartWith,
  checkedOut,
  done,
  germanAddress,
  item,
  ordered,
  swissAddress,
} from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

const email = 'mara@example.org';
const addressed = async (client: ShopClient, billing_address: AddressWire): Promise<string> => {
  const { token_value: token } = await cartWith(client, item(care));
  await done(client.updateOrder({ params: { token }, body: { email, billing_address } }));
  return token;
};
const question = (carrier: string) =>
  screen.getByRole('checkbox', { name: new RegExp(`^${carrier} darf mir die Lieferung ankündigen`) });
const radio = (name: RegExp) => screen.getByRole('radio', { name });

describe('the consent to delivery notices of a carrier', () => {
  it('is unticked at first, says which data goes to the carrier, and is stored per carrier · CHK-9', async () => {
    const client = backend.client('linsenwerk');
    const token = await addressed(client, { ...germanAddress, phone_number: '+49301234567' });
    const shipping = { cart: token, brand: 'linsenwerk' } as const;
    const first = await visit(backend, '/checkout/shipping', shipping);
    expect(await screen.findByRole('radio', { name: /^GLS-Paket/ })).toBeChecked();
    expect(question('GLS')).not.toBeChecked();
    expect(question('GLS').parentElement).toHaveTextContent(
      `GLS erhält nur dafür die E-Mail-Adresse ${email} und die Telefonnummer +49301234567. Freiwillig.`,
    );
    await first.user.click(question('GLS'));
    await first.user.click(radio(/^DHL/));
    expect(question('DHL')).not.toBeChecked();
    await first.user.click(radio(/^GLS-Paket/));
    expect(question('GLS')).toBeChecked();
    await first.user.click(await screen.findByRole('radio', { name: /^Visa/ }));
    await first.user.click(screen.getByRole('button', { name: 'Weiter zur Übersicht' }));
    expect(
      await screen.findByText('GLS kündigt die Lieferung an und erhält dafür die Kontaktdaten.'),
    ).toBeVisible();
    const kept = await done(client.getCart({ params: { token } }));
    expect(kept.shipping_opt_in_personal_data).toBe(true);
    first.leave();

    sessionStorage.clear();
    const again = await visit(backend, '/checkout/shipping', shipping);
    expect(await screen.findByRole('radio', { name: /^GLS-Paket/ })).toBeChecked();
    expect(question('GLS')).toBeChecked();
    await again.user.click(question('GLS'));
    await again.user.click(await screen.findByRole('radio', { name: /^Visa/ }));
    await again.user.click(screen.getByRole('button', { name: 'Weiter zur Übersicht' }));
    expect(
      await screen.findByText('GLS erhält keine Kontaktdaten und kündigt die Lieferung nicht an.'),
    ).toBeVisible();
    again.leave();
  });

  it('survives a reload before it is submitted · CHK-9', async () => {
    const token = await addressed(backend.client('linsenwerk'), germanAddress);
    const shipping = { cart: token, brand: 'linsenwerk' } as const;
    const first = await visit(backend, '/checkout/shipping', shipping);
    await screen.findByRole('radio', { name: /^DHL/ });
    await first.user.click(radio(/^DHL/));
    await first.user.click(question('DHL'));
    first.leave();
    const again = await visit(backend, '/checkout/shipping', shipping);
    expect(await screen.findByRole('radio', { name: /^DHL/ })).toBeChecked();
    expect(question('DHL')).toBeChecked();
    expect(question('DHL').parentElement).toHaveTextContent(
      `DHL erhält nur dafür die E-Mail-Adresse ${email}. Freiwillig.`,
    );
    again.leave();
  });

  it('is neither requested nor mentioned for a delivery by post · CHK-9', async () => {
    const client = backend.client();
    const token = await addressed(client, swissAddress);
    const { user, leave } = await visit(backend, '/checkout/shipping', { cart: token });
    await user.click(await screen.findByRole('button', { name: /^Alle \d Versandarten$/ }));
    await user.click(radio(/^Planzer Economy/));
    await user.click(question('Planzer'));
    await user.click(radio(/^B-Post-Paket/));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(await screen.findByRole('radio', { name: /^Visa/ }));
    await user.click(screen.getByRole('button', { name: 'Weiter zur Übersicht' }));
    await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });
    expect(screen.getByText('B-Post-Paket')).toBeVisible();
    expect(screen.queryByText(/Kontaktdaten/)).toBeNull();
    expect(await done(client.getCart({ params: { token } }))).not.toHaveProperty(
      'shipping_opt_in_personal_data',
    );
    leave();
  });

  it('is shown on the order · CHK-9 · CHK-13', async () => {
    const client = backend.client();
    const cart = await checkedOut(client, await cartWith(client, item(care)));
    const sent = { token: cart.token_value, shipment: cart.shipments[0]?.id ?? '' };
    const body = { method: 'planzer_priority', shipping_opt_in_personal_data: true };
    await done(client.updateOrderShippingMethod({ params: sent, body }));
    await done(client.updateOrderPaymentMethod({ params: sent, body: { method: 'visa' } }));
    const order = await done(client.createMyOrderFromCart({ body: { token_value: cart.token_value } }));
    const { leave } = await visit(backend, `/checkout/thank-you/${order.token_value}`);
    const whole = await screen.findByRole('region', { name: 'Bestellübersicht' });
    expect(
      within(whole).getByText('Planzer kündigt die Lieferung an und erhält dafür die Kontaktdaten.'),
    ).toBeVisible();
    leave();
    const byPost = await ordered(client, await cartWith(client, item(care)));
    await visit(backend, `/checkout/thank-you/${byPost.token_value}`);
    await screen.findByText(byPost.number);
    expect(screen.queryByText(/Kontaktdaten/)).toBeNull();
  });
});
