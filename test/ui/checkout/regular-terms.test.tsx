import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pressed } from '../../adapters/sandbox/fixtures/pressed.ts';
import { every, eyes, regularCare } from '../../adapters/sandbox/fixtures/regular-goods.ts';
import { cartWith, checkedOut, done, ordered } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

type Goods = readonly Parameters<typeof every>[0][];
const filled = async (goods: Goods): Promise<string> => {
  const client = backend.client();
  return (await checkedOut(client, await cartWith(client, ...goods))).token_value;
};
const order = () => screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
const cartOf = (token: string) => done(backend.client().getCart({ params: { token: token as never } }));

describe('the terms of a regular delivery, at the last step', () => {
  it('show goods, price, interval, term and next order beside the button, and how it is paid · SUBS-5 · LAW-12', async () => {
    const { leave } = await visit(backend, '/checkout/payment#review', { cart: await filled([regularCare]) });
    const part = await screen.findByRole('region', { name: 'Regelmässige Lieferung' });
    for (const text of [/2 × /, /heute .* zuzüglich Versand/, /alle 30 Tage/, /unbefristet/, /19\.12\.2026/])
      expect(within(part).getByText(text)).toBeVisible();
    expect(within(part).getByText(/Link per E-Mail/)).toBeVisible();
    // No consent is requested if no lens values are stored.
    expect(within(part).queryByRole('checkbox')).toBeNull();
    leave();
    const paying = await visit(backend, '/checkout/payment', { cart: await filled([regularCare]) });
    expect(await screen.findByText(/die sich auch später belasten lassen/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: /PayPal/ })).toBeNull();
    paying.leave();
  });

  it('ask for consent to store lens values, unticked, and prevent the order without it · SUBS-5 · LAW-30', async () => {
    const cart = await filled(eyes.map((eye) => every(eye)));
    const { user, asked, leave } = await visit(backend, '/checkout/payment#review', { cart });
    const tick = await screen.findByRole('checkbox', { name: /Werte meiner Augen/ });
    expect(tick).not.toBeChecked();
    await waitFor(() => expect(order()).not.toHaveAttribute('aria-busy'));
    await user.click(order());
    expect(tick).toHaveFocus();
    expect(
      screen.getByText('Ohne diese Einwilligung ist nur eine einmalige Bestellung möglich.'),
    ).toBeVisible();
    expect(asked.filter((call) => call.endsWith('/orders'))).toEqual([]);
    await user.click(tick);
    await user.click(order());
    await waitFor(() => expect(asked.some((call) => call.endsWith('POST /api/orders'))).toBe(true));
    leave();
  });

  it('can be dropped with one press, for a one-time order at its price · SUBS-3 · SUBS-5', async () => {
    const cart = await filled(eyes.map((eye) => every(eye)));
    const before = (await cartOf(cart)).items_total;
    const { user, leave } = await visit(backend, '/checkout/payment#review', { cart });
    await user.click(await screen.findByRole('button', { name: 'Nur einmal bestellen' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Regelmässige Lieferung' })).toBeNull());
    const after = await cartOf(cart);
    expect(after.subscription).toBe(false);
    expect(after.items_total).toBeGreaterThan(before);
    leave();
  });

  it('are absent if nothing is delivered regularly · SUBS-5', async () => {
    const cart = await filled(eyes);
    const { leave } = await visit(backend, '/checkout/payment#review', { cart });
    await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });
    expect(screen.queryByText('Regelmässige Lieferung')).toBeNull();
    leave();
  });
});

it('a regular order with a failed payment offers only methods that can pay the next orders too · SUBS-4', async () => {
  const client = backend.client();
  const { token_value: token } = await ordered(client, await cartWith(client, regularCare));
  const params = { token };
  const start = await done(client.startPayment({ params, body: { return_path: '/' } }));
  await backend.fetch(pressed('redirect_url' in start ? start.redirect_url : '', 'decline'));
  const { leave } = await visit(backend, `/checkout/thank-you/${token}`);
  expect(await screen.findByRole('radio', { name: /Visa/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /PayPal/ })).toBeNull();
  leave();
});

describe('a regular cart line', () => {
  it('shows its interval, saving and next order, and becomes one-time with one press · SUBS-3', async () => {
    const client = backend.client();
    const { token_value: cart } = await cartWith(client, regularCare);
    const { user, leave } = await visit(backend, '/cart', { cart });
    expect(
      await screen.findByText('Kommt alle 30 Tage, 5 % günstiger. Nächste Bestellung am 19.12.2026.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: /nur einmal bestellen/ }));
    await waitFor(() => expect(screen.queryByText(/Kommt alle 30 Tage/)).toBeNull());
    leave();
  });
});
