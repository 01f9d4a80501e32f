import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownCustomer } from '../../../src/adapters/sandbox/seed/demo/demo-coupons.ts';
import type { Locale } from '../../../src/domain/shared/locale.ts';
import whole from '../../../src/ui/shared/elements/whole.module.css';
import { care, cartWith, checkedOut, done, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

/** A cart with a valid coupon that requires at least 100.00. */
const couponed = async (locale: Locale = 'de') => {
  const client = backend.client('okulino', locale);
  const cart = await cartWith(client, item(care, 10));
  await done(client.applyCoupon({ params: { token: cart.token_value }, body: { couponCode: 'AB100' } }));
  return { client, cart, item: cart.items[0]?.id ?? '' };
};
const said = () => screen.getAllByRole('status').map((one) => one.textContent);
const told = async (text: RegExp): Promise<HTMLElement> => {
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(text)));
  const [first] = screen.getAllByRole('status').filter((one) => text.test(one.textContent ?? ''));
  return first as HTMLElement;
};

describe('a coupon that no longer applies', () => {
  it.each([
    ['de', '/cart', /AB100 zählt zurzeit nicht: Er gilt ab einem Warenwert von .*100/, 'Verstanden'],
    ['en', '/en/cart', /AB100 does not apply at the moment: it is valid on orders of .*100/, 'Got it'],
    ['it', '/it/cart', /AB100 al momento non vale: è valido a partire da un importo di .*100/, 'Ho capito'],
    ['fr', '/fr/cart', /AB100 ne compte pas pour le moment.*valable à partir de .*100/, 'J’ai compris'],
  ] as const)(
    'is named with the reason, its code unbroken, until that is dismissed: %s · COUP-5 · FACE-17',
    async (locale, path, text, read) => {
      const { cart, client, item: line } = await couponed(locale);
      const { user, services } = await visit(backend, path, { cart: cart.token_value });
      await waitFor(() => expect(screen.getAllByText(/AB100/)).not.toHaveLength(0));
      expect(said()).not.toContainEqual(expect.stringMatching(text));
      services.cart.setQuantity(line as never, 1);
      const place = (await told(text)).parentElement as HTMLElement;
      expect(within(place).getByText('AB100')).toHaveClass(whole.whole ?? '');
      await user.click(within(place).getByText(read));
      await waitFor(() => expect(said()).not.toContainEqual(expect.stringMatching(text)));
      expect(place).toHaveFocus();
      const params = { token: cart.token_value };
      expect((await done(client.getCart({ params }))).discount_note).toMatch(text);
    },
  );

  it('is named in the drawer · COUP-5', async () => {
    const { cart, item: line } = await couponed();
    const { services } = await visit(backend, '/service', { cart: cart.token_value });
    services.sidebar.open();
    await screen.findByRole('dialog');
    services.cart.setQuantity(line as never, 1);
    const drawer = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(within(drawer).getByText('AB100').parentElement).toHaveTextContent(/AB100 zählt zurzeit nicht/),
    );
  });

  it('is named at the payment step, also if the customer’s e-mail invalidates it · COUP-5', async () => {
    const client = backend.client();
    const cart = await cartWith(client, item(care));
    const params = { token: cart.token_value };
    await done(client.applyCoupon({ params, body: { couponCode: 'NEUHIER' } }));
    await checkedOut(client, cart, { email: knownCustomer });
    await visit(backend, '/checkout/payment', { cart: cart.token_value });
    await told(/NEUHIER zählt nicht mehr: Er gilt nur für die erste Bestellung\./);
  });
});
