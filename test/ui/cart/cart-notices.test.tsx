import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopClient } from '../../../src/adapters/backend/client.ts';
import type { CartWire } from '../../../src/adapters/contract/cart/cart.ts';
import type { SeenCart } from '../../../src/domain/cart/cart-check.ts';
import {
  anyItem,
  care,
  cartWith,
  checkedOut,
  daily,
  discontinued,
  done,
  fewCare,
  item,
  stoppedCare,
  supplierCare,
  tenCare,
} from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { usable, visit } from '../visit.tsx';

let backend: TestSandbox;
let client: ShopClient;
beforeAll(async () => {
  backend = await startSandbox();
  client = backend.client();
});
afterAll(() => backend.close());

/** The cart as a visitor saw it when everything cost one franc more. */
const seenDearer = (cart: CartWire): SeenCart => ({
  id: cart.id,
  lines: cart.items.map(({ id, product_id, quantity, unit_price }) => ({
    id,
    productId: product_id,
    quantity,
    price: unit_price + 100,
    currency: cart.currency_code,
  })),
});
const setActive = (id: string, discontinuedNow: boolean) =>
  backend.sandbox.db
    .updateTable('product')
    .set({ discontinued: discontinuedNow })
    .where('id', '=', Number(id))
    .execute();

describe('a cart that changed since it was last seen', () => {
  it('shows the new price beside the old one until the shopper confirms it', async () => {
    const cart = await cartWith(client, item(care, 2));
    const { user } = await visit(backend, '/cart', { cart: cart.token_value, seen: seenDearer(cart) });
    expect(await screen.findByText(/: jetzt CHF\s[\d.]+ statt CHF\s[\d.]+$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Verstanden' }));
    await waitFor(() => expect(screen.queryByText('Das hat sich inzwischen geändert')).toBeNull());
  });

  it('can be ordered only after the shopper confirms it', async () => {
    const cart = await checkedOut(client, await cartWith(client, item(care)), { payment: 'visa' });
    const { user, asked } = await visit(backend, '/checkout/payment#review', {
      cart: cart.token_value,
      seen: seenDearer(cart),
    });
    const order = await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });
    await screen.findByText('Das hat sich inzwischen geändert');
    // A press before the payment methods are loaded does nothing.
    await screen.findByText('Visa', { selector: 'dd' });
    await user.click(order);
    expect(asked).not.toContain('POST /api/orders');
    await user.click(screen.getByRole('button', { name: 'Verstanden' }));
    await user.click(order);
    await waitFor(() => expect(asked).toContain('POST /api/orders'));
  });
});

describe('an unavailable cart line', () => {
  it('offers to reduce the quantity to the remaining stock · STOCK-3 · CART-9', async () => {
    const { token_value: token, items } = await cartWith(client, item(stoppedCare, 3));
    await backend.sandbox.db
      .insertInto('stock')
      .values({
        variant_id: stoppedCare,
        product_id: stoppedCare,
        on_hand: 2,
        oversold: false,
        stop_order: true,
      })
      .onConflict((conflict) => conflict.column('variant_id').doUpdateSet({ on_hand: 2 }))
      .execute();
    const { user, path } = await visit(backend, '/cart', { cart: token });
    const line = within(await screen.findByRole('list', { name: 'Warenkorb' })).getByRole('listitem');
    const reduce = await within(line).findByRole('button', { name: 'Menge auf 2 ändern' });
    expect(within(line).getByRole('alert')).toHaveTextContent('Nur noch 2 lieferbar.');
    // There is no other link to the checkout: the button leads to what must be changed.
    expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Zur Kasse' })[0] as HTMLElement);
    expect(document.activeElement).toContainElement(reduce);
    expect(path()).toBe('/cart');
    await user.click(reduce);
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Zur Kasse' })).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Nur noch 2 lieferbar.')).toBeNull());
    const after = await done(client.getCart({ params: { token } }));
    expect(after.items.map(({ id, quantity }) => [id, quantity])).toEqual([[items[0]?.id, 2]]);
    expect(screen.getByText(/^Alle Artikel sind Restbestände/)).toBeVisible();
  });

  it.each(['customer', 'shipping'] as const)(
    'is named once at the step %s, and can be removed there · STOCK-3 · CHK-12',
    async (step) => {
      const cart = await checkedOut(client, await cartWith(client, item(care), item(tenCare)));
      await setActive(care, true);
      const { user } = await visit(backend, `/checkout/${step}`, { cart: cart.token_value });
      const sentence = await screen.findByText(/gibt es nicht mehr\.$/);
      expect(screen.getAllByText(/gibt es nicht mehr|nicht mehr erhältlich/)).toHaveLength(1);
      const box = within(sentence.closest('li') as HTMLElement);
      await user.click(box.getByRole('button', { name: /entfernen/ }));
      await waitFor(() => expect(screen.queryByText(/gibt es nicht mehr/)).toBeNull());
      await setActive(care, false);
      const { items } = await done(client.getCart({ params: { token: cart.token_value } }));
      expect(items.map(({ product_id }) => product_id)).toEqual([tenCare]);
    },
  );

  it('found when ordering is named once, with a link to the cart and a button that takes what is left · CHK-12', async () => {
    const cart = await checkedOut(client, await cartWith(client, item(supplierCare, 3)), { payment: 'visa' });
    const { user } = await visit(backend, '/checkout/payment#review', { cart: cart.token_value });
    await screen.findByText('Visa', { selector: 'dd' });
    await backend.sandbox.db
      .insertInto('stock')
      .values({
        variant_id: supplierCare,
        product_id: supplierCare,
        on_hand: 1,
        oversold: false,
        stop_order: true,
      })
      .onConflict((row) => row.column('variant_id').doUpdateSet({ on_hand: 1, stop_order: true }))
      .execute();
    await user.click(await usable('Zahlungspflichtig bestellen'));
    expect(await screen.findByRole('link', { name: 'Menge im Warenkorb anpassen' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(/nur noch 1/i)).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Menge auf 1 ändern' }));
    await waitFor(() => expect(screen.queryByText(/nur noch 1/i)).toBeNull());
  });

  it('offers no alternative if there is none · CAT-6', async () => {
    const { token_value: token } = await cartWith(client, item(care));
    await setActive(care, true);
    await visit(backend, '/cart', { cart: token });
    await screen.findByText('Diesen Artikel gibt es nicht mehr.');
    expect(screen.queryByRole('button', { name: 'Alternative ansehen' })).toBeNull();
    // Nor a delivery day.
    await waitFor(() => expect(screen.queryByText(/^Lieferung voraussichtlich/)).toBeNull());
    await setActive(care, false);
  });

  it('that is sold out for now can be exchanged for a product available in the meantime · CAT-6 · STOCK-3', async () => {
    const asMade = () =>
      backend.sandbox.db.deleteFrom('stock').where('variant_id', '=', supplierCare).execute();
    await asMade();
    const { token_value: token } = await cartWith(client, item(supplierCare, 2));
    const held = { variant_id: supplierCare, product_id: supplierCare, oversold: false };
    const soldOut = { on_hand: 0, stop_order: true };
    await backend.sandbox.db
      .insertInto('stock')
      .values({ ...held, ...soldOut })
      .onConflict((row) => row.column('variant_id').doUpdateSet(soldOut))
      .execute();
    const { user } = await visit(backend, '/cart', { cart: token });
    expect(await screen.findByText('Dieser Artikel ist ausverkauft.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Alternative ansehen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unsere Alternative' });
    await user.click(await within(dialog).findByRole('button', { name: 'Austauschen' }));
    await waitFor(() => expect(screen.queryByText('Dieser Artikel ist ausverkauft.')).toBeNull());
    const { items } = await done(client.getCart({ params: { token } }));
    expect(items.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([[care, 2]]);
    await asMade();
  });

  it('can be kept, or exchanged for the alternative, in a dialog that shows the differences · CAT-6 · UI-6', async () => {
    await setActive(discontinued, false);
    const lens = await anyItem(client, discontinued, 2);
    const { token_value: token } = await cartWith(client, lens, item(care));
    await setActive(discontinued, true);
    const { user } = await visit(backend, '/cart', { cart: token });
    const see = await screen.findByRole('button', { name: 'Alternative ansehen' });
    await user.click(see);
    const dialog = await screen.findByRole('dialog', { name: 'Unsere Alternative' });
    await user.click(within(dialog).getByRole('button', { name: 'Nicht austauschen' }));
    expect((await done(client.getCart({ params: { token } }))).items).toHaveLength(2);

    await user.click(see);
    const accept = await within(dialog).findByRole('button', { name: 'Austauschen' });
    expect(dialog).toHaveTextContent(/Tersa, 3 Monatslinsen\s*statt Ondelle, 3 Monatslinsen/);
    expect(dialog).toHaveTextContent(/CHF 9\.40 pro Packung.*bisher CHF 10\.90/);
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
    ).toEqual(['Basiskurve (BC): 8,6 mm statt 8,5 mm', 'Durchmesser (DIA): 14,0 mm statt 14,2 mm']);
    await user.click(accept);
    await waitFor(() => expect(screen.queryByText('Diesen Artikel gibt es nicht mehr.')).toBeNull());
    const { items } = await done(client.getCart({ params: { token } }));
    expect(items.map(({ product_id, quantity }) => [product_id, quantity])).not.toContainEqual([
      discontinued,
      2,
    ]);
    expect(items.map(({ quantity }) => quantity).sort()).toEqual([1, 2]);
  });

  it('that is delivered regularly keeps its interval and its lower price with the alternative · SUBS-2 · SUBS-3', async () => {
    await setActive(discontinued, false);
    const lens = await anyItem(client, discontinued, 2);
    const rhythm = { subscription_frequency: 2, subscription_frequency_unit: 'month' } as const;
    const { token_value: token } = await cartWith(client, { ...lens, meta: rhythm });
    await setActive(discontinued, true);
    const { user } = await visit(backend, '/cart', { cart: token });
    await user.click(await screen.findByRole('button', { name: 'Alternative ansehen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unsere Alternative' });
    const accept = await within(dialog).findByRole('button', { name: 'Austauschen' });
    // 5 % less than CHF 9.40 and CHF 10.90.
    expect(dialog).toHaveTextContent(/CHF 8\.93 pro Packung.*bisher CHF 10\.35/);
    await user.click(accept);
    await waitFor(() => expect(screen.queryByText('Diesen Artikel gibt es nicht mehr.')).toBeNull());
    const { items } = await done(client.getCart({ params: { token } }));
    expect(items).toMatchObject([{ quantity: 2, unit_price: 893, meta: rhythm }]);
  });
});

it('each cart line shows its stock and its delivery dates · STOCK-1 · STOCK-5 · CART-7', async () => {
  const { token_value } = await cartWith(client, await anyItem(client, daily), item(fewCare, 2));
  const left = (onHand: number) =>
    backend.sandbox.db
      .insertInto('stock')
      .values({
        variant_id: fewCare,
        product_id: fewCare,
        on_hand: onHand,
        oversold: false,
        stop_order: false,
      })
      .onConflict((row) => row.column('variant_id').doUpdateSet({ on_hand: onHand }))
      .execute();
  const shown = async (): Promise<readonly string[]> => {
    const { leave } = await visit(backend, '/cart', { cart: token_value });
    const lines = within(await screen.findByRole('list', { name: 'Warenkorb' }));
    const dates = /Lieferung (\d\d\.\d\d\. bis|am) \d\d\.\d\d\.2026/;
    await waitFor(() => expect(lines.getAllByText(dates)).toHaveLength(2));
    const texts = lines
      .getAllByText(dates)
      .map(({ textContent }) => textContent.replace(/ ?Lieferung.*/, ''));
    leave();
    return texts;
  };
  await left(3);
  expect(await shown()).toEqual(['Auf Lager', 'Noch 3 auf Lager']);
  await left(0);
  expect(await shown()).toEqual(['Auf Lager', 'Wird beim Hersteller bestellt']);
});

it('lines of the same lens share its stock · STOCK-1 · STOCK-5', async () => {
  const lens = await anyItem(client, daily, 2);
  const { token_value, items } = await cartWith(client, lens, { ...lens, meta: { eye: 'right' } });
  const [first, second] = items;
  expect(second?.variant_id).toBe(first?.variant_id);
  await backend.sandbox.db
    .insertInto('stock')
    .values({
      variant_id: first?.variant_id ?? '',
      product_id: daily,
      on_hand: 3,
      oversold: false,
      stop_order: false,
    })
    .execute();
  await visit(backend, '/cart', { cart: token_value });
  const lines = within(await screen.findByRole('list', { name: 'Warenkorb' }));
  expect(await lines.findAllByText(/^Wird beim Hersteller bestellt/)).toHaveLength(2);
});

it('both dates of a delivery show the year if the delivery spans the turn of the year · STOCK-5', async () => {
  const { token_value } = await cartWith(client, item(care));
  const atYearsEnd = {
    fetch: async (request: Request) => {
      const answer = await backend.fetch(request);
      if (!request.url.includes('/delivery/')) return answer;
      const body = (await answer.text())
        .replaceAll(/(_date_min":)"[\d-]+"/g, '$1"2026-12-29"')
        .replaceAll(/(_date_max":)"[\d-]+"/g, '$1"2027-01-02"');
      return new Response(body, answer);
    },
  };
  await visit(atYearsEnd, '/cart', { cart: token_value });
  const lines = await screen.findByRole('list', { name: 'Warenkorb' });
  expect(await within(lines).findByText(/Lieferung 29\.12\.26 bis 02\.01\.27$/)).toBeVisible();
});

it('the drawer requests the delivery dates of its lines once when it opens · CART-6', async () => {
  const { token_value } = await cartWith(client, await anyItem(client, daily), item(care));
  const { user, asked } = await visit(backend, `/p/${tenCare}`, { cart: token_value });
  const times = () => asked.filter((call) => call === 'POST /api/delivery/dates').length;
  await user.click(await screen.findByRole('link', { name: /^Warenkorb/ }));
  const lines = await screen.findByRole('list', { name: 'Warenkorb' });
  const dated = (count: number) =>
    waitFor(() =>
      expect(within(lines).getAllByText(/^.*Lieferung (\d\d\.\d\d\. bis|am)/)).toHaveLength(count),
    );
  await dated(2);
  expect(times()).toBe(1);
});

it('a single lens and the same lens in a pair are listed separately · CART-19', async () => {
  const lens = await anyItem(client, daily);
  const left = { ...lens, meta: { eye: 'left' as const, pair_id: 'a' } };
  const { token_value } = await cartWith(
    client,
    { ...lens, meta: { eye: 'right' } },
    { ...lens, meta: { eye: 'right', pair_id: 'a' } },
    left,
  );
  await visit(backend, '/cart', { cart: token_value });
  const lines = within(await screen.findByRole('list', { name: 'Warenkorb' }));
  await waitFor(() => expect(lines.getAllByRole('listitem')).toHaveLength(2));
  const [alone, pair] = lines.getAllByRole('listitem');
  expect(alone).toHaveTextContent('Rechtes Auge');
  expect(alone).not.toHaveTextContent('Paar');
  expect(pair).toHaveTextContent(/Paar 1.*Rechtes Auge.*Linkes Auge/);
});
