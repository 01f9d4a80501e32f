import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ShopClient } from '../../src/adapters/backend/client.ts';
import type { OperationName } from '../../src/adapters/contract/shop-api.ts';
import type { BrandId } from '../../src/domain/shared/brand-id.ts';
import { care, cartWith, done, item, ordered } from '../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { cartsOf, email } from './fault-carts.ts';
import { failing, failures, operationsWith, slowly } from './fault-table.ts';
import { type Visit, visit, write as writeIn } from './visit.tsx';

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

const { bottle, told, ready, free, withMiles } = cartsOf(() => backend);

const press = async (name: string | RegExp) =>
  open?.user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
const isShown = (element: Element) => !element.closest('[hidden]');
const write = async (label: string, text: string) =>
  open && writeIn(open, await screen.findByLabelText(label), text);
const holds = (label: string, text: string) => expect(screen.getByLabelText(label)).toHaveValue(text);

/** An action of a customer, the message when it fails, what is kept, and the final result. */
interface Deed {
  readonly operation: OperationName;
  readonly at: string | (() => Promise<string>);
  /** Set if only one shop has it. */
  readonly brand?: BrandId;
  readonly cart?: () => Promise<string>;
  readonly fill?: () => Promise<unknown>;
  readonly act: () => Promise<unknown>;
  readonly says: RegExp;
  readonly keeps?: () => void;
  readonly ends: () => unknown;
}

const failed =
  /nicht erreichbar|kann gerade nicht antworten|war unvollständig|wurde nicht angenommen|gibt es hier nicht/;
const pieces = (): readonly number[] => {
  let found: readonly number[] = [];
  open?.services.cart.state$
    .subscribe(({ remote }) => {
      found = remote.value?.items.map(({ quantity }) => quantity) ?? [];
    })
    .unsubscribe();
  return found;
};

const deeds: readonly Deed[] = [
  {
    operation: 'addToCart',
    at: '/p/20012',
    cart: bottle,
    fill: async () => {
      const field = await screen.findByRole('textbox', { name: 'Menge' });
      await open?.user.clear(field);
      await open?.user.type(field, '3');
    },
    act: () => press('In den Warenkorb'),
    says: /Der Artikel konnte nicht in den Warenkorb gelegt werden/,
    keeps: () => expect(screen.getByRole('textbox', { name: 'Menge' })).toHaveValue('3'),
    ends: () => expect(pieces()).toEqual([4]),
  },
  {
    operation: 'updateCartQuantity',
    at: '/cart',
    cart: bottle,
    act: async () => open?.user.selectOptions(await screen.findByRole('combobox', { name: /^Menge: / }), '4'),
    says: failed,
    ends: () => expect(screen.getByRole('combobox', { name: /^Menge: / })).toHaveValue('4'),
  },
  {
    operation: 'removeFromCart',
    at: '/cart',
    cart: bottle,
    act: () => press(/entfernen$/),
    says: failed,
    keeps: () => expect(screen.getByRole('list', { name: 'Warenkorb' })).toBeVisible(),
    ends: () => expect(screen.queryByRole('list', { name: 'Warenkorb' })).toBeNull(),
  },
  {
    operation: 'applyCoupon',
    at: '/cart',
    cart: bottle,
    fill: async () => {
      await open?.user.click(await screen.findByText('Gutschein einlösen'));
      await write('Gutscheincode', 'FUENF');
    },
    act: () => press('Einlösen'),
    says: /Der Gutschein liess sich gerade nicht prüfen|Diesen Gutschein gibt es nicht/,
    keeps: () => holds('Gutscheincode', 'FUENF'),
    ends: () => expect(screen.getByText('Gutschein ist eingelöst.')).toHaveTextContent('FUENF'),
  },
  {
    operation: 'updateOrder',
    at: '/checkout/customer',
    cart: bottle,
    fill: async () => {
      const typed = { Vorname: 'Mara', Nachname: 'Keller', Strasse: 'Seestrasse', Hausnummer: '12' };
      const place = { Postleitzahl: '8002', Ort: 'Zürich', 'E-Mail-Adresse': email };
      for (const [label, text] of Object.entries({ ...typed, ...place })) await write(label, text);
    },
    act: () => press('Weiter zu Versand und Zahlung'),
    says: /Die Angaben konnten nicht gespeichert werden/,
    keeps: () => holds('E-Mail-Adresse', email),
    ends: () => expect(open?.path()).toBe('/checkout/shipping'),
  },
  {
    operation: 'updateOrder',
    at: '/checkout/address',
    cart: told,
    fill: async () => {
      const typed = { Vorname: 'Mara', Nachname: 'Keller', Strasse: 'Seestrasse', Hausnummer: '12' };
      for (const [label, text] of Object.entries({ ...typed, Postleitzahl: '8002', Ort: 'Zürich' }))
        await write(label, text);
    },
    act: () => press('Weiter zu Versand und Zahlung'),
    says: /Die Angaben konnten nicht gespeichert werden/,
    keeps: () => holds('Ort', 'Zürich'),
    ends: () => expect(open?.path()).toBe('/checkout/shipping'),
  },
  {
    operation: 'updateOrderShippingMethod',
    at: '/checkout/shipping',
    cart: ready,
    fill: async () => {
      await open?.user.click(await screen.findByRole('radio', { name: /^Visa/ }));
      await open?.user.click((await screen.findAllByRole('radio'))[1] as HTMLElement);
    },
    act: () => press('Weiter zur Übersicht'),
    says: /Die Angaben konnten nicht gespeichert werden/,
    keeps: () => expect(screen.getAllByRole('radio')[1]).toBeChecked(),
    ends: () => expect(open?.path()).toBe('/checkout/payment'),
  },
  {
    operation: 'createMyOrderFromCart',
    at: '/checkout/payment',
    cart: free,
    act: () => press('Kostenlos bestellen'),
    says: /Die Bestellung ist noch nicht bestätigt/,
    ends: () => expect(open?.path()).toMatch(/^\/checkout\/thank-you\/.+/),
  },
  {
    operation: 'createCart',
    at: '/p/20012',
    act: () => press('In den Warenkorb'),
    says: /Der Artikel konnte nicht in den Warenkorb gelegt werden/,
    ends: () => expect(pieces()).toEqual([1]),
  },
  {
    operation: 'deleteCouponCode',
    at: '/cart',
    cart: async () => {
      const token = await bottle();
      await done(client.applyCoupon({ params: { token }, body: { couponCode: 'FUENF' } }));
      return token;
    },
    act: () => press('Gutschein FUENF entfernen'),
    says: /nicht erreichbar|nicht antworten|unvollständig|nicht angenommen|gibt es (hier )?nicht|liess sich gerade nicht/,
    keeps: () => expect(screen.getByText('Gutschein ist eingelöst.')).toHaveTextContent('FUENF'),
    ends: () => expect(screen.queryByText('Gutschein ist eingelöst.')).toBeNull(),
  },
  {
    operation: 'updateOrderPaymentMethod',
    at: '/checkout/payment',
    cart: ready,
    fill: async () => open?.user.click(await screen.findByRole('radio', { name: /^PayPal/ })),
    act: () => press('Weiter zur Übersicht'),
    says: /Die Angaben konnten nicht gespeichert werden/,
    keeps: () => expect(screen.getByRole('radio', { name: /^PayPal/ })).toBeChecked(),
    ends: () => expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible(),
  },
  {
    operation: 'startPayment',
    at: async () => {
      const { token_value } = await ordered(client, await cartWith(client, item(care)));
      return `/checkout/thank-you/${token_value}`;
    },
    act: () => press(/bezahlen$/),
    says: /Die Zahlung liess sich nicht starten/,
    ends: () => expect(screen.queryByText(/Die Zahlung liess sich nicht starten/)).toBeNull(),
  },
  {
    operation: 'withdrawFromContract',
    at: '/withdrawal',
    fill: async () => {
      const order = await ordered(client, await cartWith(client, item(care)));
      await write('Vor- und Nachname', 'Mara Keller');
      await write('Bestellnummer', order.number);
      await write('E-Mail-Adresse', email);
      await press('Weiter zur Bestätigung');
    },
    act: () => press('Widerruf bestätigen'),
    says: /Das ist nicht angekommen/,
    keeps: () => expect(screen.getAllByText(/Mara Keller/)[0]).toBeVisible(),
    ends: () => expect(screen.getByText('Der Widerruf ist eingegangen')).toBeVisible(),
  },
  {
    operation: 'cancelContract',
    at: '/cancellation',
    brand: 'linsenwerk',
    fill: async () => {
      await write('Vor- und Nachname', 'Mara Keller');
      await write('Abo-Nummer', 'ABO-1001-0001');
      await write('E-Mail-Adresse', email);
      await press('Weiter zur Bestätigung');
    },
    act: () => press('Jetzt kündigen'),
    says: /Das ist nicht angekommen/,
    keeps: () => expect(screen.getAllByText('ABO-1001-0001')[0]).toBeVisible(),
    ends: () => expect(screen.getByText('Die Kündigung ist eingegangen')).toBeVisible(),
  },
  {
    operation: 'deleteMilesAndMoreNumber',
    at: '/checkout/address',
    brand: 'opalys',
    cart: withMiles,
    fill: async () => {
      await waitFor(() => holds('Ort', 'Zürich'));
      await open?.user.clear(await screen.findByLabelText(/^Miles-&-More-Nummer/));
    },
    act: () => press('Weiter zu Versand und Zahlung'),
    says: /Die Angaben konnten nicht gespeichert werden/,
    keeps: () => expect(screen.getByLabelText(/^Miles-&-More-Nummer/)).toHaveValue(''),
    ends: () => expect(open?.path()).toBe('/checkout/shipping'),
  },
  {
    operation: 'lookUpOrder',
    at: '/find-order',
    fill: async () => {
      const order = await ordered(client, await cartWith(client, item(care)));
      await write('Bestellnummer', order.number);
      await write('E-Mail-Adresse', email);
    },
    act: () => press('Bestellung anzeigen'),
    says: /Das ist nicht angekommen/,
    keeps: () => holds('E-Mail-Adresse', email),
    ends: () => expect(open?.path()).toMatch(/^\/checkout\/thank-you\/.+/),
  },
];

it('every operation started by a user has a failure test · CALL-3', () => {
  const walked = new Set<string>(['searchProducts', ...deeds.map(({ operation }) => operation)]);
  expect([...walked].sort()).toEqual(operationsWith('deed'));
});

describe.each(deeds)('$operation at $at', ({ operation, at, brand, cart, fill, act, says, keeps, ends }) => {
  it('reports what failed, keeps the typed text, and succeeds once there is an answer · CALL-3', async () => {
    const shop = failing(operation, () => backend);
    const token = await cart?.();
    const address = typeof at === 'string' ? at : await at();
    open = await visit(shop, address, { ...(token && { cart: token }), ...(brand && { brand }) });
    await fill?.();
    for (const [name, instead] of failures) {
      const before = shop.asked();
      shop.set(instead);
      await act();
      await waitFor(() => expect(shop.asked(), name).toBeGreaterThan(before));
      await waitFor(() => expect(document.querySelector('main [aria-busy=true]'), name).toBeNull());
      // A notification of the press before may disappear at the moment it is found; with the cart open beside the page,
      // the page's notification is hidden and the drawer's is not.
      await waitFor(() => expect(screen.getAllByText(says).find(isShown), name).toBeVisible());
      keeps?.();
    }
    shop.set(slow);
    await act();
    await waitFor(() => ends());
  }, 60_000);
});

describe('searchProducts in the search box', () => {
  it('reports that there is no answer, keeps the typed text, and responds to the next letter · CALL-3', async () => {
    const shop = failing('searchProducts', () => backend);
    open = await visit(shop, '/find-order');
    const box = await screen.findByRole('searchbox', { name: 'Produkte suchen' });
    let typed = 'mare';
    await open.user.type(box, typed);
    for (const [name, instead] of failures) {
      shop.set(instead);
      await open.user.type(box, 'o');
      typed += 'o';
      expect(await screen.findByText('Die Suche antwortet gerade nicht.'), name).toBeVisible();
      expect(box, name).toHaveValue(typed);
    }
    shop.set(slow);
    await open.user.clear(box);
    await open.user.type(box, 'mareo');
    expect(await within(await screen.findByRole('listbox')).findAllByRole('option')).not.toEqual([]);
  });
});
