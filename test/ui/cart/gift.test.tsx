import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopClient } from '../../../src/adapters/backend/client.ts';
import {
  care,
  cartWith,
  checkedOut,
  done,
  germanAddress,
  item,
} from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
let client: ShopClient;
beforeAll(async () => {
  backend = await startSandbox();
  client = backend.client('augental');
});
afterAll(() => backend.close());

const atCart = async (bottles: number) => {
  const { token_value: token } = await cartWith(client, item(care, bottles));
  const visitor = await visit(backend, '/cart', { brand: 'augental', cart: token });
  const gift = async () => (await done(client.getCart({ params: { token } }))).gift;
  return { ...visitor, token, gift };
};
const giftDialog = () => screen.findByRole('dialog', { name: 'Ein Geschenk dazu' });
const hidden = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ein Geschenk dazu' })).toBeNull());

describe('the gift in the cart', () => {
  it('is announced in a dialog, kept when accepted, and cannot be changed · CART-14 · UI-6', async () => {
    const { user } = await atCart(12);
    const dialog = await giftDialog();
    expect(within(dialog).getByText(/Clarea Duo/)).toBeVisible();
    expect(within(dialog).getByText(/legen wir es Ihnen gratis dazu/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Ja, gern' }));
    await hidden();
    const lines = await screen.findByRole('list', { name: 'Warenkorb' });
    const [, line] = within(lines).getAllByRole('listitem');
    expect(line).toHaveTextContent(/Geschenk.*Clarea Duo.*gratis/);
    expect(within(line as HTMLElement).queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: /12 Artikel/ })).toBeVisible();
  });

  it('leaves the focus on the heading of the page', async () => {
    await atCart(12);
    await giftDialog();
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveFocus();
  });

  it('can be declined in the dialog, and accepted later beside the totals · CART-14', async () => {
    const { user, gift } = await atCart(12);
    await user.click(within(await giftDialog()).getByRole('button', { name: 'Nein, danke' }));
    await hidden();
    expect(await screen.findByText(/^Ohne Geschenk: Clarea Duo/)).toBeVisible();
    expect((await gift())?.standing).toBe('declined');
    await user.click(screen.getByRole('button', { name: 'Doch annehmen' }));
    await screen.findByRole('button', { name: /^Nein, danke: / });
    expect((await gift())?.standing).toBe('given');
    await hidden();
  });

  it('shows the amount missing for it · CART-14', async () => {
    await atCart(1);
    expect(
      await screen.findByText(/^Noch .*, und wir legen Ihnen ein Geschenk dazu: Clarea Duo/),
    ).toBeVisible();
  });

  it('is announced together with the country that it does not go to · LAW-42', async () => {
    await atCart(12);
    const text = within(await giftDialog()).getByText(/legen wir es Ihnen gratis dazu/);
    expect(text).toHaveTextContent(/außer bei Lieferung nach Deutschland\.$/);
  });

  it.each(['/cart', '/checkout/shipping', '/checkout/payment'])(
    'is not given to Germany, and %s says so · LAW-42',
    async (page) => {
      const filled = await cartWith(client, item(care, 12));
      const { token_value: cart } = await checkedOut(client, filled, {
        billing: germanAddress,
        method: 'dhl',
      });
      const { leave } = await visit(backend, page, { brand: 'augental', cart });
      const [said] = await screen.findAllByText(/^Ohne Geschenk: Clarea Duo/);
      expect(said).toHaveTextContent(/darf an eine Adresse in diesem Land nicht verschenkt werden\.$/);
      leave();
    },
  );

  it('shows why it could not be declined, and stays · CART-14', async () => {
    const { user, gift } = await atCart(12);
    const decline = within(await giftDialog()).getByRole('button', { name: 'Nein, danke' });
    backend.controls.setFault('productOptOut', { _tag: 'Status', status: 500 });
    await user.click(decline);
    expect(await screen.findByText(/Bei uns liegt gerade eine Störung vor/)).toBeVisible();
    expect((await gift())?.standing).toBe('given');
    backend.controls.reset();
  });
});
