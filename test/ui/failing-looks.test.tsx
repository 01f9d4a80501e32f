import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ShopClient } from '../../src/adapters/backend/client.ts';
import type { OperationName } from '../../src/adapters/contract/shop-api.ts';
import type { CartToken } from '../../src/domain/cart/cart.ts';
import { done } from '../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { cartsOf } from './fault-carts.ts';
import { failing, operationsWith, slowly, unlikeFailures } from './fault-table.ts';
import { type Visit, visit } from './visit.tsx';

let backend: TestSandbox;
let client: ShopClient;
beforeAll(async () => {
  backend = await startSandbox();
  client = backend.client();
});
afterAll(() => backend.close());

const slow = slowly(() => backend);

let open: Visit | undefined;
afterEach(() => {
  open?.leave();
  open = undefined;
  sessionStorage.clear();
});

const { bottle, ready, free } = cartsOf(() => backend);

/** What a page cannot show, the message instead, and where the visitor can retry. */
interface Look {
  readonly operation: OperationName;
  readonly at: string | (() => Promise<string>);
  readonly cart?: () => Promise<string>;
  readonly act?: () => Promise<unknown>;
  readonly says: RegExp;
  readonly again?: string;
  readonly shows: string | RegExp;
}

const away =
  /^(Der Shop antwortet gerade nicht|Die Suche antwortet gerade nicht|Ein Fehler ist aufgetreten)$/;
const looks: readonly Look[] = [
  { operation: 'getCategory', at: '/c/kontaktlinsen', says: away, shows: 'Kontaktlinsen' },
  { operation: 'getProducts', at: '/c/kontaktlinsen', says: away, shows: 'Kontaktlinsen' },
  { operation: 'getProduct', at: '/p/20012', says: away, shows: /Clarea/ },
  { operation: 'getProducts', at: '/s?search=clarea', says: away, shows: /clarea/ },
  {
    operation: 'getCart',
    at: '/cart',
    cart: bottle,
    says: /Der Warenkorb lässt sich gerade nicht laden/,
    again: 'Erneut versuchen',
    shows: 'Warenkorb',
  },
  {
    operation: 'getSelectedShippingMethods',
    at: '/checkout/shipping',
    cart: ready,
    says: /Die Versandarten lassen sich gerade nicht laden/,
    again: 'Erneut versuchen',
    shows: /Versand/,
  },
  {
    operation: 'getPaymentMethods',
    at: '/checkout/payment',
    cart: ready,
    says: /Die Zahlungsarten lassen sich gerade nicht laden/,
    again: 'Erneut versuchen',
    shows: /Zahlung/,
  },
  {
    operation: 'getProductReviews',
    at: '/p/20012',
    says: /Die Bewertungen sind gerade nicht abrufbar/,
    again: 'Erneut versuchen',
    shows: 'Bewertungen',
  },
  {
    operation: 'getOrder',
    at: async () => {
      const { token_value } = await done(
        client.createMyOrderFromCart({ body: { token_value: (await free()) as CartToken } }),
      );
      return `/checkout/thank-you/${token_value}`;
    },
    says: /Die Bestellung lässt sich gerade nicht anzeigen/,
    again: 'Erneut versuchen',
    shows: 'Yes, deine Bestellung steht!',
  },
];

it('every operation that a page waits for has a failure test · CALL-3', () => {
  const walked = new Set<string>([...looks.map(({ operation }) => operation)]);
  expect([...walked].sort()).toEqual(operationsWith('look'));
});

describe.each(looks)('$operation at $at', ({ operation, at, cart, act, says, again, shows }) => {
  const look = async (shop: ReturnType<typeof failing>): Promise<Visit> => {
    const token = await cart?.();
    open = await visit(
      shop,
      typeof at === 'string' ? at : await at(),
      token === undefined ? {} : { cart: token },
    );
    await act?.();
    return open;
  };

  it.each(unlikeFailures)('is reported as missing for %s · CALL-3', async (_name, instead) => {
    const shop = failing(operation, () => backend);
    shop.set(instead);
    const { user } = await look(shop);
    expect((await screen.findAllByText(says))[0]).toBeVisible();
    if (again === undefined) return;
    shop.set(slow);
    await user.click((await screen.findAllByRole('button', { name: again }))[0] as HTMLElement);
    expect((await screen.findAllByRole('heading', { name: shows }))[0]).toBeVisible();
    await waitFor(() => expect(screen.queryByText(says)).toBeNull());
  });

  it('is shown once a slow response arrives · CALL-3', async () => {
    const shop = failing(operation, () => backend);
    shop.set(slow);
    await look(shop);
    expect((await screen.findAllByRole('heading', { name: shows }))[0]).toBeVisible();
    expect(screen.queryByText(says)).toBeNull();
  });
});
