import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopClient } from '../../../src/adapters/backend/client.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import {
  anyItem,
  care,
  cartWith,
  daily,
  done,
  item,
  trial,
} from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
let client: ShopClient;
beforeAll(async () => {
  backend = await startSandbox();
  client = backend.client();
});
afterAll(() => backend.close());

const pair = async (): Promise<string> => {
  const { product } = await anyItem(client, daily);
  const eye = (name: 'right' | 'left') =>
    item(daily, 1, product.option, { meta: { eye: name, pair_id: 'p' } });
  return (await cartWith(client, eye('right'), eye('left'))).token_value;
};
const bottle = async (): Promise<string> => (await cartWith(client, item(care))).token_value;

describe('cart page', () => {
  it('shows each line with its eye and quantity, the total, and the link to the customer step · CART-7', async () => {
    await visit(backend, '/cart', { cart: await pair() });
    const lines = await screen.findByRole('list', { name: 'Warenkorb' });
    expect(within(lines).getByText('Rechtes Auge')).toBeVisible();
    expect(within(lines).getByText('Linkes Auge')).toBeVisible();
    expect(within(lines).getAllByRole('combobox', { name: /^Menge: / })).toHaveLength(2);
    expect(
      await screen.findByText(/^Lieferung voraussichtlich \d\d\.\d\d\. bis \d\d\.\d\d\.2026$/),
    ).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Zur Kasse' })[0]).toHaveAttribute(
      'href',
      '/checkout/customer',
    );
  });

  it('shows shipping as free with a coupon for it, without an amount missing for free shipping · CART-10 · CART-21', async () => {
    const cart = await bottle();
    const params = { token: cart as CartToken };
    await done(client.applyCoupon({ params, body: { couponCode: 'PORTOFREI' } }));
    await visit(backend, '/cart', { cart });
    const shipping = (await screen.findByText('Versand', { selector: 'dt' })).nextElementSibling;
    await waitFor(() => expect(shipping).toHaveTextContent(/^kostenlos$/));
    const missing = { name: 'Fortschritt zum kostenlosen Versand' };
    expect(screen.queryByRole('progressbar', missing)).toBeNull();
    await done(client.deleteCouponCode({ params }));
    cleanup();
    await visit(backend, '/cart', { cart });
    expect(await screen.findByText(/^ab CHF/)).toBeVisible();
    expect(screen.getByRole('progressbar', missing)).toBeVisible();
  });

  it('changes a quantity and shows what the backend confirms', async () => {
    const { user } = await visit(backend, '/cart', { cart: await bottle() });
    const quantity = await screen.findByRole('combobox', { name: /^Menge: / });
    await user.selectOptions(quantity, '3');
    await waitFor(() => expect(quantity).toHaveValue('3'));
  });

  it('does not offer to change the quantity of a trial pack · CART-8', async () => {
    const cart = await cartWith(client, await anyItem(client, trial));
    await visit(backend, '/cart', { cart: cart.token_value });
    expect(await screen.findByText('Testpackung: feste Menge')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /^Menge: / })).toBeNull();
  });

  it('shows that it is empty after the last line is removed', async () => {
    const { user } = await visit(backend, '/cart', { cart: await bottle() });
    await user.click(await screen.findByRole('button', { name: / entfernen$/ }));
    expect(await screen.findByText('Dein Warenkorb ist leer')).toBeVisible();
  });

  it('shows shipping from the cheapest home delivery for its goods on · CART-21', async () => {
    const options = await done(
      client.getShippingOptions({ query: { country_to: 'CH' as never, active: 'true', is_midi: 'false' } }),
    );
    const least = (kind: string): string =>
      (Math.min(...options.filter(({ key }) => key.endsWith(kind)).map(({ price }) => price)) / 100).toFixed(
        2,
      );
    const said = async (token: string) => {
      cleanup();
      await visit(backend, '/cart', { cart: token });
      return (await screen.findByText(/^ab CHF/)).textContent?.replace(/\s/g, ' ');
    };
    expect(least('letter')).not.toBe(least('parcel'));
    expect(await said(await pair())).toBe(`ab CHF ${least('letter')}`);
    expect(await said(await bottle())).toBe(`ab CHF ${least('parcel')}`);
  });

  it('shows shipping as free from the threshold on · CART-21', async () => {
    const cart = await cartWith(client, item(care, 9));
    await visit(backend, '/cart', { cart: cart.token_value });
    expect((await screen.findByText('Versand')).nextElementSibling).toHaveTextContent(/^kostenlos$/);
    expect(screen.queryByText(/^ab CHF/)).toBeNull();
  });

  it('shows the amount missing for free shipping · CART-10', async () => {
    await visit(backend, '/cart', { cart: await bottle() });
    expect(await screen.findByText(/^Noch CHF\s\d+\.\d\d, dann übernehmen wir den Versand\.$/)).toBeVisible();
    expect(screen.getByRole('progressbar')).toBeVisible();
  });

  it('adds a recommendation with its source and its position · CART-11', async () => {
    const cart = await pair();
    const told: { recommendation_id: string; metadata: { category: string } }[] = [];
    const fetch = async (request: Request) => {
      const answer = await backend.fetch(request);
      if (request.url.includes('/recommendations/')) told.push(await answer.clone().json());
      return answer;
    };
    const { user } = await visit({ fetch }, '/cart', { cart });
    const section = await screen.findByRole('region', { name: 'Passt gut dazu' });
    const add = within(section)
      .getAllByRole('button', { name: /in den Warenkorb legen$/ })
      .at(-1);
    const place = [...section.querySelectorAll('li')].findIndex((card) => card.contains(add!)) + 1;
    expect(place).toBeGreaterThan(1);
    await user.click(add!);
    await waitFor(async () => {
      const { items } = await done(client.getCart({ params: { token: cart as CartToken } }));
      expect(items.flatMap(({ created_from }) => created_from ?? [])).toEqual([
        {
          type: 'recommendation',
          data: {
            recommendation_id: told[0]?.recommendation_id,
            source: told[0]?.metadata.category,
            item_position: place,
          },
        },
      ]);
    });
  });

  it('drops an unknown cart token and shows an empty cart', async () => {
    const { token } = await visit(backend, '/cart', { cart: 'nobody-knows-this-cart' });
    expect(await screen.findByText('Dein Warenkorb ist leer')).toBeVisible();
    expect(token()).toBeUndefined();
  });

  it('reports that the shop does not answer, and loads the cart on the next try', async () => {
    const cart = await bottle();
    let cut = true;
    const shaky = {
      fetch: (request: Request) => (cut ? Promise.reject(new TypeError('cut')) : backend.fetch(request)),
    };
    const { user } = await visit(shaky, '/cart', { cart });
    expect(await screen.findByText('Der Warenkorb lässt sich gerade nicht laden.')).toBeVisible();
    cut = false;
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('list', { name: 'Warenkorb' })).toBeVisible();
  });
});
