import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { care, cartWith, done, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
afterEach(() => history.replaceState(null, '', '/'));

const follow = (address: string, options: { readonly cart?: string } = {}) => {
  history.replaceState(null, '', address);
  return visit(backend, address, options);
};

describe('a link to an abandoned cart', () => {
  it('continues the checkout of that cart, without another request for it · REO-5 · ROUTE-5 · ROUTE-9', async () => {
    const client = backend.client();
    const { token_value: token } = await cartWith(client, item(care, 2));
    await done(client.updateOrder({ params: { token }, body: { email: 'mara@example.org' } }));
    const { path, asked, token: kept } = await follow(`/abandoned-cart/mail/${token}`);
    await waitFor(() => expect(path()).toBe('/checkout/address'));
    expect(kept()).toBe(token);
    expect(asked.filter((call) => call === `GET /api/carts/${token}`)).toEqual([]);
  });

  it.each([
    ['', 'Dieser Link führt zu keinem Warenkorb mehr', 'Dein jetziger Warenkorb ist unverändert.'],
    ['/en', 'This link no longer leads to a cart', 'Your current cart hasn’t changed.'],
    ['/it', 'Questo link non porta più a un carrello', 'Il tuo carrello attuale non è cambiato.'],
    ['/fr', 'Ce lien ne mène plus à un panier', 'Ton panier actuel n’a pas changé.'],
  ])(
    'says in the language of %s that it leads nowhere, and keeps the current cart · REO-5',
    async (prefix, title, kept) => {
      const { token_value } = await cartWith(backend.client(), item(care));
      const { token } = await follow(`${prefix}/abandoned-cart/mail/nobody`, { cart: token_value });
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(kept)).toBeVisible();
      expect(token()).toBe(token_value);
    },
  );

  it('offers a retry if the shop does not answer · CALL-3', async () => {
    const { token_value } = await cartWith(backend.client(), item(care));
    backend.controls.setFault('setCurrentCart', { _tag: 'Cut', times: 3 });
    const { user, path } = await follow(`/abandoned-cart/mail/${token_value}`);
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(path()).toBe('/checkout/customer'));
  });
});
