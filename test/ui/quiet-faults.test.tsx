import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ShopClient } from '../../src/adapters/backend/client.ts';
import type { OperationName } from '../../src/adapters/contract/shop-api.ts';
import type { BrandId } from '../../src/domain/shared/brand-id.ts';
import {
  anyItem,
  care,
  cartWith,
  checkedOut,
  daily,
  discontinued,
  done,
  item,
  knownBuyer,
  monthly,
  ordered,
} from '../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { failing, operationsWith, unlikeFailures } from './fault-table.ts';
import { type Visit, visit, write } from './visit.tsx';

let backend: TestSandbox;
let client: ShopClient;
beforeAll(async () => {
  backend = await startSandbox();
  client = backend.client();
});
afterAll(() => backend.close());

let open: Visit | undefined;
afterEach(() => {
  open?.leave();
  open = undefined;
  sessionStorage.clear();
});

const email = 'mara@example.org';
const bottle = async () => (await cartWith(client, item(care))).token_value;
const told = async () => {
  const token = await bottle();
  await done(client.updateOrder({ params: { token }, body: { email } }));
  return token;
};
/** A cart of a customer with an earlier order, who may pay by invoice. */
const ready = async () =>
  (await checkedOut(client, await cartWith(client, item(care)), knownBuyer)).token_value;
const paidOrder = async (): Promise<string> => {
  const lens = await anyItem(client, daily);
  const { token_value } = await ordered(client, await cartWith(client, lens));
  await backend.sandbox.db
    .updateTable('shop_order')
    .set({ state: 'new', paid_at: new Date(backend.sandbox.clock.now()), expires_at: null })
    .where('token', '=', token_value)
    .execute();
  return `/checkout/thank-you/${token_value}`;
};
const touch = async () => {
  const field = await screen.findByRole('textbox', { name: 'Menge' });
  await open?.user.clear(field);
  await open?.user.type(field, '2');
};
const fillIn = async (texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts))
    if (open) await write(open, await screen.findByLabelText(label), text);
};

/** A page that works without an answer: what it still shows, and what can still be done. */
interface Missed {
  readonly operation: OperationName;
  /** A shop whose lists show more than cards. */
  readonly brand?: BrandId;
  readonly at: string | (() => Promise<string>);
  readonly cart?: () => Promise<string>;
  readonly act?: () => Promise<unknown>;
  readonly still: () => Promise<unknown>;
}
/** A page may be rendered again between finding an element and checking it: both are repeated. */
const heading = (name: string | RegExp, level?: number) => () =>
  waitFor(() => expect(screen.getAllByRole('heading', { name, ...(level && { level }) })[0]).toBeVisible());
const button = (name: string | RegExp) => () =>
  waitFor(() => expect(screen.getAllByRole('button', { name })[0]).toBeEnabled());

const missed: readonly Missed[] = [
  { operation: 'getProductPricing', at: `/p/${care}`, act: touch, still: button('In den Warenkorb') },
  { operation: 'getDeliveryDates', at: `/p/${care}`, act: touch, still: button('In den Warenkorb') },
  { operation: 'getDeliveryPrediction', at: `/p/${care}`, act: touch, still: button('In den Warenkorb') },
  {
    operation: 'getProductDetails',
    brand: 'linsenwerk',
    at: '/c/kontaktlinsen',
    still: heading(/^Zephira, 6/),
  },
  { operation: 'getProductReplacement', at: `/p/${discontinued}`, still: heading(/./, 1) },
  { operation: 'getProductReviewScores', at: `/p/${care}`, still: heading('Bewertungen') },
  {
    operation: 'getProductSafety',
    at: `/p/${care}`,
    still: async () => expect(await screen.findByText(/Angaben sind gerade nicht/)).toBeInTheDocument(),
  },
  { operation: 'searchProductList', at: `/p/${monthly}`, still: heading('Pflege dieser Linse') },
  {
    operation: 'getRecommendationCrossSell',
    at: '/cart',
    cart: bottle,
    still: async () => expect(await screen.findByRole('list', { name: 'Warenkorb' })).toBeVisible(),
  },
  { operation: 'getShippingOptions', at: '/shipping', still: heading(/Versand/, 1) },
  {
    operation: 'sanitizeAddress',
    at: '/checkout/address',
    cart: told,
    act: async () => {
      await fillIn({ Vorname: 'Mara', Nachname: 'Keller', Strasse: 'Seestrasse', Hausnummer: '12' });
      await fillIn({ Postleitzahl: '8002', Ort: 'Zürich' });
      await open?.user.click(await screen.findByRole('button', { name: 'Weiter zu Versand und Zahlung' }));
    },
    still: () => waitFor(() => expect(open?.path()).toBe('/checkout/shipping')),
  },
  {
    operation: 'getPartners',
    at: '/checkout/address',
    cart: told,
    act: async () => open?.user.click(await screen.findByRole('radio', { name: /Optiker/ })),
    still: button('Weiter zu Versand und Zahlung'),
  },
  {
    operation: 'getCustomerLastPayment',
    at: '/checkout/payment#review',
    cart: ready,
    still: button('Zahlungspflichtig bestellen'),
  },
  { operation: 'customerGetReorderInterval', at: paidOrder, still: heading(/Bestellung/, 1) },
  { operation: 'getCustomerDocuments', at: paidOrder, still: heading(/Bestellung/, 1) },
  {
    operation: 'setCurrentCart',
    at: async () => `/abandoned-cart/mail/${await bottle()}`,
    still: heading(/Der Warenkorb lässt sich gerade nicht laden|Dieser Link führt zu keinem Warenkorb mehr/),
  },
  {
    operation: 'getPaymentOutcome',
    at: async () => `${await paidOrder()}?payment=00000000-0000-4000-8000-000000000000`,
    still: heading(/./, 1),
  },
];

it('every operation that no page waits for has a failure test · CALL-3', () => {
  // Opticians are requested by accounts, too: they are in the tables of those.
  const walked = missed.map(({ operation }) => operation).filter((name) => name !== 'getPartners');
  expect([...new Set(walked)].sort()).toEqual(operationsWith('quiet'));
});

describe.each(missed)('$operation at $at', ({ operation, brand, at, cart, act, still }) => {
  it.each(unlikeFailures)('does not stop the visitor, with %s · CALL-3', async (_name, instead) => {
    const shop = failing(operation, () => backend);
    shop.set(instead);
    const token = await cart?.();
    const address = typeof at === 'string' ? at : await at();
    open = await visit(shop, address, {
      ...(brand && { brand }),
      ...(token !== undefined && { cart: token }),
    });
    await act?.();
    await waitFor(() => expect(shop.asked()).toBeGreaterThan(0));
    await still();
    expect(screen.queryByText(/^Ein Fehler ist aufgetreten$/)).toBeNull();
  });
});
