import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ShopCurrency } from '../../../src/domain/shared/amounts.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { care, cartWith, item, ordered } from '../../adapters/sandbox/fixtures/shopper.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

const today = { ...shops, okulino: { ...shops.okulino, currency: 'EUR' as ShopCurrency } };
let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox(undefined, { shops: today });
});
afterAll(() => backend.close());

it('an order is shown in the currency in which it was placed, even if the shop has changed its own · I18N-7', async () => {
  const who = await signedIn(backend);
  const order = await ordered(who.client, await cartWith(who.client, item(care)), { email: who.email });
  today.okulino = { ...shops.okulino, currency: 'CHF' };
  for (const page of [
    `/checkout/thank-you/${order.token_value}`,
    '/my-account/history',
    `/my-account/order/${order.number}`,
  ]) {
    const { leave } = await visit(who, page);
    expect((await screen.findAllByText(/EUR/)).length, page).toBeGreaterThan(0);
    expect(screen.getByRole('main'), page).not.toHaveTextContent(/CHF/);
    leave();
  }
});
