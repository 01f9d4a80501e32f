import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownCustomer } from '../../../src/adapters/sandbox/seed/demo-coupons.ts';
import { anyItem, care, cartWith, daily, item, ordered } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

const onInvoice = { payment: 'invoice', email: knownCustomer };
const pageOf = (order: { readonly token_value: string }) => `/checkout/thank-you/${order.token_value}`;

describe('the page after an order', () => {
  it('gives the invoice, and the day to order again to a calendar · ORD-2 · CHK-17', async () => {
    const client = backend.client();
    const cart = await cartWith(client, await anyItem(client, daily, 4));
    const order = await ordered(client, cart, onInvoice);
    await visit(backend, pageOf(order));
    const invoice = await screen.findByRole('link', {
      name: `Rechnung ${order.number} (PDF) herunterladen`,
    });
    expect(invoice).toHaveAttribute(
      'href',
      `/download?file=${encodeURIComponent(`/api/orders/${order.token_value}/documents/Rechnung-${order.number}.pdf`)}`,
    );
    expect(await screen.findByText(/reichen voraussichtlich bis zum 18\.01\.2027/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'In den Kalender eintragen' })).toHaveAttribute(
      'href',
      '/reorder.ics?day=2027-01-18',
    );
  });

  it('says the tax by its rate, and nothing of lenses where there are none', async () => {
    const client = backend.client();
    const order = await ordered(client, await cartWith(client, item(care, 1)), onInvoice);
    await visit(backend, pageOf(order));
    await screen.findByRole('link', { name: /PDF/ });
    const tax = screen.getByText(/darin 8\.1\s% MwSt\./).closest('div');
    expect(within(tax ?? document.body).getByText(/EUR/)).toBeVisible();
    expect(screen.queryByText(/reichen voraussichtlich/)).toBeNull();
  });

  it('says so when there is no document to be had · ORD-2', async () => {
    const client = backend.client();
    const order = await ordered(client, await cartWith(client, item(care, 1)), onInvoice);
    backend.controls.setFault('getCustomerDocuments', { _tag: 'Status', status: 500 });
    await visit(backend, pageOf(order));
    expect(await screen.findByText('Keine Dokumente gefunden')).toBeVisible();
  });
});
