import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopClient } from '../../../src/adapters/backend/client.ts';
import type { CartWire } from '../../../src/adapters/contract/cart/cart.ts';
import { care, cartWith, item, ordered } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
let client: ShopClient;
let cart: CartWire;
beforeAll(async () => {
  backend = await startSandbox();
  client = backend.client();
  cart = await cartWith(client, item(care));
});
afterAll(() => backend.close());

/** A backend that sells every product under two brands. */
const twoBrands = {
  fetch: async (request: Request) => {
    const answer = await backend.fetch(request);
    if (!answer.headers.get('content-type')?.includes('json')) return answer;
    return new Response((await answer.text()).replaceAll('"brand":["', '"brand":["Lumora","'), answer);
  },
};

/** The content of the only line with this title. */
const line = async () => within((await screen.findByText(/^Clarea .*ml/)).closest('li') as HTMLElement);

describe('a line names all brands of its article', () => {
  it('in the cart · CART-12', async () => {
    const { leave } = await visit(twoBrands, '/cart', { cart: cart.token_value });
    expect((await line()).getByText('Lumora, Clarea')).toBeVisible();
    leave();
  });

  it('in an order · CART-12', async () => {
    const { token_value } = await ordered(client, cart);
    const { leave } = await visit(twoBrands, `/checkout/thank-you/${token_value}`);
    expect((await line()).getByText('Lumora, Clarea')).toBeVisible();
    leave();
  });
});
