import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { care, cartWith, done, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

it('a cart that was continued elsewhere is gone here, and the shop says so · CART-26 · CART-25', async () => {
  const client = backend.client();
  const { token_value: token } = await cartWith(client, item(care));
  await done(client.renewCart({ params: { token }, body: { request_id: crypto.randomUUID() } }));
  const { token: kept } = await visit(backend, '/cart', { cart: token });
  expect(await screen.findByText(/^Dieser Warenkorb ist hier nicht mehr da/)).toBeVisible();
  await waitFor(() => expect(kept()).toBeUndefined());
});

it('an add before the scripts were there that began a new cart says why · CART-26', async () => {
  const { token_value: cart } = await cartWith(backend.client(), item(care));
  const { leave } = await visit(backend, '/cart?added=1&gone=1', { cart });
  const note = await screen.findByText(/^1 Artikel liegt jetzt im Warenkorb\./);
  expect(note).toHaveTextContent(/Dieser Warenkorb ist hier nicht mehr da/);
  leave();
});
