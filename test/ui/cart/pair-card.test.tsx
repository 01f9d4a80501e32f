import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartWire } from '../../../src/adapters/contract/cart/cart.ts';
import { formatMoney } from '../../../src/domain/shared/format-money.ts';
import { anyItem, care, cartWith, daily, done, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

/** A pair with a care product between its eyes. */
const withPair = async (): Promise<CartWire> => {
  const client = backend.client();
  const lens = await anyItem(client, daily);
  const of = (eye: 'right' | 'left', sphere: string) => ({
    ...lens,
    product: { ...lens.product, option: { ...lens.product.option, sphere } },
    meta: { eye, pair_id: 'pair' },
  });
  return cartWith(client, of('left', '-3.25'), item(care), of('right', '-2.50'));
};
/** A title without its non-breaking spaces. */
const spoken = (title = ''): string => title.replaceAll('\u00a0', ' ');
const listed = async () =>
  within(await screen.findByRole('list', { name: 'Warenkorb' })).getAllByRole('listitem');

describe('a pair in the cart', () => {
  it('is one card with the article once, the values and actions of each eye, and the total of both · CART-22', async () => {
    const cart = await withPair();
    const [left, , right] = cart.items;
    const { services, user, leave } = await visit(backend, '/cart', { cart: cart.token_value });
    const [card, other, ...rest] = await listed();
    expect(rest).toEqual([]);
    expect(other).toHaveTextContent('Clarea');
    const pair = within(card as HTMLElement);
    const title = spoken(left?.title);
    expect(pair.getAllByText(title)).toHaveLength(1);
    expect(pair.getByText('Rechtes Auge').compareDocumentPosition(pair.getByText('Linkes Auge'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(card).toHaveTextContent(/−2,50.*−3,25/);
    const amount = (minor: number) =>
      formatMoney({ currency: cart.currency_code, minor: minor as never }, services.shop.amountLocale);
    expect(pair.getByText('Beide Augen').parentElement).toHaveTextContent(
      spoken(amount((left?.total ?? 0) + (right?.total ?? 0))),
    );
    expect(await pair.findAllByText(/^Lieferung/)).toHaveLength(1);
    // Only that eye is changed.
    await user.selectOptions(pair.getByLabelText(/^Menge: .*, Linkes Auge$/), '3');
    const kept = () => done(backend.client().getCart({ params: { token: cart.token_value } }));
    await waitFor(async () =>
      expect((await kept()).items.map(({ meta, quantity }) => [meta.eye, quantity])).toEqual([
        ['left', 3],
        [undefined, 1],
        ['right', 1],
      ]),
    );
    await user.click(pair.getByRole('button', { name: /, Rechtes Auge entfernen$/ }));
    await waitFor(() => expect(screen.queryByText('Beide Augen')).toBeNull());
    const [alone] = await listed();
    expect(alone).toHaveTextContent('Linkes Auge');
    leave();
  });

  it('is removed with one press · CART-22', async () => {
    const cart = await withPair();
    const { user, leave } = await visit(backend, '/cart', { cart: cart.token_value });
    const [card] = await listed();
    await user.click(within(card as HTMLElement).getByRole('button', { name: /^Beide entfernen/ }));
    await waitFor(async () => expect(await listed()).toHaveLength(1));
    const { items } = await done(backend.client().getCart({ params: { token: cart.token_value } }));
    expect(items.map(({ meta }) => meta.eye)).toEqual([undefined]);
    leave();
  });

  it('accepts other values for one eye in place, and restores the focus · CART-23 · UI-10', async () => {
    const cart = await withPair();
    const { user, leave } = await visit(backend, '/cart', { cart: cart.token_value });
    const [card] = await listed();
    const pair = within(card as HTMLElement);
    const change = pair.getByRole('button', { name: /, Linkes Auge: Werte ändern$/ });
    await user.click(change);
    await user.click(await pair.findByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(change).toHaveFocus());
    await user.click(change);
    const sphere = await pair.findByLabelText(/^Sphäre/);
    await waitFor(() => expect(sphere).toHaveFocus());
    expect(sphere).toHaveValue('-3.25');
    await user.selectOptions(sphere, '-3.75');
    await user.click(pair.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(async () => expect((await listed()).at(-1)).toHaveTextContent(/−2,50.*−3,75/));
    expect(await listed()).toHaveLength(2);
    expect(document.activeElement).not.toBe(document.body);
    const { items } = await done(backend.client().getCart({ params: { token: cart.token_value } }));
    expect(items.map(({ meta, quantity }) => [meta.eye, meta.pair_id !== undefined, quantity])).toEqual([
      [undefined, false, 1],
      ['right', true, 1],
      ['left', true, 1],
    ]);
    leave();
  });

  it('is one card in the order summary, too · CART-22', async () => {
    const cart = await withPair();
    const { leave } = await visit(backend, '/checkout/customer', { cart: cart.token_value });
    const summary = within(await screen.findByRole('complementary', { name: 'Bestellübersicht' }));
    const [list] = summary.getAllByRole('list');
    expect(within(list as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
    expect(summary.getAllByText(spoken(cart.items[0]?.title))).toHaveLength(1);
    expect(summary.getByText('Rechtes Auge')).toBeInTheDocument();
    leave();
  });
});

describe('the checkout screens', () => {
  it('show which of three steps is current, and name its purpose in the heading only · CHK-30', async () => {
    const cart = await withPair();
    const { leave } = await visit(backend, '/checkout/customer', { cart: cart.token_value });
    const steps = within(await screen.findByRole('navigation', { name: 'Schritte bis zur Bestellung' }));
    expect(steps.getByText('Schritt 1 von 3')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Kontakt und Adresse' })).toBeVisible();
    expect(steps.getAllByRole('listitem').map((one) => one.getAttribute('aria-current'))).toEqual([
      'step',
      null,
      null,
    ]);
    leave();
  });
});
