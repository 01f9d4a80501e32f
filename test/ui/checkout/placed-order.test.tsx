import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import whole from '../../../src/ui/shared/elements/whole.module.css';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { keptAlias, onAccount, unpaid } from '../../adapters/sandbox/fixtures/kept-alias.ts';
import {
  anyItem,
  care,
  cartWith,
  daily,
  done,
  item,
  knownBuyer,
  ordered,
} from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

/** A customer who signed in on this device. */
const customer = async () => {
  localStorage.setItem(signedInKey, '1');
  return signedIn(backend);
};
afterEach(() => localStorage.clear());

const onInvoice = { ...knownBuyer, payment: 'invoice' };
const pageOf = (order: { readonly token_value: string }) => `/checkout/thank-you/${order.token_value}`;

describe('the page after an order', () => {
  it('offers the invoice and a calendar entry for the next order, and shows number and total · ORD-2 · CHK-13 · CHK-17 · FACE-17', async () => {
    const client = backend.client();
    const cart = await cartWith(client, await anyItem(client, daily, 4));
    const order = await ordered(client, cart, onInvoice);
    const token = order.token_value;
    const [url = ''] = (await done(client.getCustomerDocuments({ params: { token } }))).result.urls;
    await visit(backend, pageOf(order));
    const invoice = await screen.findByRole('link', {
      name: /^Rechnung OKU-INV-2026-\d{5} \(PDF\) herunterladen$/,
    });
    expect(invoice).toHaveAttribute('href', `/download?file=${encodeURIComponent(url)}`);
    expect(within(invoice).getByText(/^OKU-INV-2026-\d{5}$/)).toHaveClass(whole.whole ?? '');
    // Shown with the thanks, before the details of the order.
    expect(screen.getByText(/^Bestellnummer · CHF/)).toHaveTextContent(/^Bestellnummer OKU-\S+ · CHF/);
    expect(await screen.findByText(/^Am 18\.01\.2027 ist es voraussichtlich Zeit/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'In den Kalender eintragen' })).toHaveAttribute(
      'href',
      '/reorder.ics?day=2027-01-18',
    );
  });

  it.each([
    [{ state: 'new', tracking: null }, 'Yes, deine Bestellung steht!', undefined],
    [{ state: 'shipped', tracking: '99.60.1' }, 'Die Bestellung ist unterwegs', 'Sendungsnummer: 99.60.1'],
    [{ state: 'shipped', tracking: null }, 'Die Bestellung ist unterwegs', undefined],
  ] as const)('shows where the parcel is: $state, $tracking · ORD-1 · ORD-2', async (row, head, tracking) => {
    const client = backend.client();
    const order = await ordered(client, await cartWith(client, item(care)), onInvoice);
    await backend.sandbox.db
      .updateTable('shop_order')
      .set(row)
      .where('token', '=', order.token_value)
      .execute();
    await visit(backend, pageOf(order));
    expect(await screen.findByRole('heading', { level: 1, name: head })).toBeVisible();
    const next = screen.queryByRole('heading', { name: 'So geht es weiter' });
    expect(next !== null).toBe(row.state === 'new');
    expect(screen.queryByText(/^Sendungsnummer/)?.textContent).toBe(tracking);
    expect(screen.getByText(row.state === 'new' ? /^Voraussichtliche Lieferung/ : /^erwartet/)).toBeVisible();
  });

  it('shows the tax with its rate, and no supply of lenses if there are none', async () => {
    const client = backend.client();
    const order = await ordered(client, await cartWith(client, item(care, 1)), onInvoice);
    await visit(backend, pageOf(order));
    await screen.findByRole('link', { name: /^Rechnung .*PDF/ });
    const tax = screen.getByText(/darin 8\.1\s% MwSt\./).closest('div');
    expect(within(tax ?? document.body).getByText(/CHF/)).toBeVisible();
    expect(screen.queryByText(/ist es voraussichtlich Zeit/)).toBeNull();
  });

  it('says so if no document is available · ORD-2 · NOTE-7', async () => {
    const client = backend.client();
    const order = await ordered(client, await cartWith(client, item(care, 1)), onInvoice);
    backend.controls.setFault('getCustomerDocuments', { _tag: 'Status', status: 500 });
    await visit(backend, pageOf(order));
    expect(await screen.findByText('Keine Dokumente gefunden')).toBeVisible();
  });

  it('sets up a reminder in a dialog, for the customer of the order · ACC-6 · UI-6', async () => {
    const who = await customer();
    const cart = await cartWith(who.client, await anyItem(who.client, daily, 4));
    const order = await ordered(who.client, cart, await onAccount(backend, who));
    const { user, leave } = await visit(who, pageOf(order));
    await user.click(await screen.findByRole('button', { name: 'Per E-Mail erinnern' }));
    const dialog = await screen.findByRole('dialog', { name: 'An die Nachbestellung erinnern' });
    const date = await within(dialog).findByLabelText('Tag der E-Mail');
    await user.clear(date);
    await user.type(date, '2030-05-06');
    await user.click(within(dialog).getByRole('button', { name: 'Einschalten' }));
    await screen.findByText('Die Erinnerung kommt am 06.05.2030');
    expect(await done(who.client.getReminderAlarms({}))).toMatchObject([
      { active: true, data: { reminder_date: '2030-05-06' } },
    ]);
    leave();
    const other = await visit(await customer(), pageOf(order));
    expect(screen.queryByRole('button', { name: 'Per E-Mail erinnern' })).toBeNull();
    other.leave();
  });

  it('shows the points earned, and links its customer to a subscription · ACC-4 · ACC-5', async () => {
    const who = await customer();
    const cart = await cartWith(who.client, item(care, 1));
    const order = await ordered(who.client, cart, await onAccount(backend, who));
    const { leave } = await visit(who, pageOf(order));
    const points = order.bonus_points?.points ?? 0;
    expect(points).toBeGreaterThan(0);
    const fact = (await screen.findByText('Bonuspunkte')).closest('div');
    expect(within(fact ?? document.body).getByText(`+${points}`)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Regelmässig liefern lassen' })).toHaveAttribute(
      'href',
      `/my-account/order/${order.number}`,
    );
    leave();
  });

  it('links to no subscription if nothing in it is used up · SUBS-1', async () => {
    const who = await customer();
    const frame = await anyItem(who.client, '30010' as ProductId);
    const order = await ordered(who.client, await cartWith(who.client, frame), await onAccount(backend, who));
    const { leave } = await visit(who, pageOf(order));
    expect(await screen.findByText('Bonuspunkte')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Bestellung drucken' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Regelmässig liefern lassen' })).toBeNull();
    leave();
  });

  it('lets the customer pay again with the stored method, at once · ACC-7 · CHK-11', async () => {
    const who = await customer();
    await keptAlias(backend, who);
    const order = await unpaid(who);
    const { user, leave } = await visit(who, pageOf(order));
    expect(await screen.findByRole('radio', { name: /Visa, endet auf 4242/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^TWINT/ })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: /bezahlen$/ }));
    await screen.findByText('Visa (bezahlt)');
    expect((await done(who.client.getOrder({ params: { token: order.token_value } }))).state).toBe('new');
    leave();
  });

  it('lets the customer pay again by another method, and stores it if wanted · ACC-7 · CHK-11', async () => {
    const who = await customer();
    const order = await unpaid(who);
    const { user, asked, leave } = await visit(who, pageOf(order));
    await user.click(await screen.findByRole('radio', { name: /^TWINT/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Für die nächste Bestellung speichern/ }));
    await user.click(screen.getByRole('button', { name: /bezahlen$/ }));
    await waitFor(() => expect(asked).toContain(`POST /api/orders/${order.token_value}/payments`));
    const payments = () =>
      backend.sandbox.db
        .selectFrom('payment')
        .select(['method', 'keep_alias'])
        .where('order_token', '=', order.token_value)
        .execute();
    await waitFor(async () => expect(await payments()).toEqual([{ method: 'twint', keep_alias: true }]));
    leave();
  });

  it.each([
    [404, 'order.not_found', /^Zu dieser Bestellung liess sich keine Zahlung öffnen\./],
    [409, 'payment.order_closed', /^Diese Bestellung wurde storniert/],
  ])('explains why a payment cannot start, %i · NOTE-10', async (status, code, words) => {
    const who = await customer();
    const order = await unpaid(who);
    const refusing = {
      fetch: (request: Request) =>
        new URL(request.url).pathname.endsWith('/payments') && request.method === 'POST'
          ? Promise.resolve(Response.json({ code, message: 'Der Warenkorb ist weg.' }, { status }))
          : who.fetch(request),
    };
    const { user, leave } = await visit(refusing, pageOf(order));
    await user.click(await screen.findByRole('radio', { name: /^TWINT/ }));
    await user.click(screen.getByRole('button', { name: /bezahlen$/ }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('Der Warenkorb ist weg.')).toBeNull();
    leave();
  });

  it('offers no stored method of another customer · ACC-7', async () => {
    const other = await customer();
    await keptAlias(backend, other);
    const order = await ordered(backend.client(), await cartWith(backend.client(), item(care, 1)));
    const { leave } = await visit(other, pageOf(order));
    await screen.findByRole('button', { name: /bezahlen$/ });
    expect(screen.queryByText(/endet auf/)).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /speichern/ })).toBeNull();
    leave();
  });
});
