import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { NEVER } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { CartState } from '../../../src/application/cart/cart-state.ts';
import type { AccountUse } from '../../../src/application/identity/account-core.ts';
import type { Services } from '../../../src/application/services.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Shown } from '../../../src/application/shared/notifications.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import type { OrderToken } from '../../../src/domain/orders/order.ts';
import { lineOf } from '../../application/cart/shop-of-one.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { cartOf, plainCartItem } from '../../arbitraries/cart.ts';
import { keeping, seeing } from '../quiet-outside.ts';
import { refusal, soon, tabOfOne, token } from './tab-of-one.ts';

const refused: TE.TaskEither<typeof refusal, never> = TE.left(refusal);
const lens = plainCartItem.productId;
const one = cartOf(undefined, { token });

/** Collects everything that is emitted from now on. */
const hear = <A>(state$: { readonly subscribe: (told: (state: A) => void) => unknown }): A[] => {
  const heard: A[] = [];
  state$.subscribe((state) => heard.push(state));
  return heard;
};
const cartOfTab = (tab: Services) => {
  const heard = hear<CartState>(tab.cart.state$);
  return () => heard.at(-1)?.remote.value;
};

describe('a tab', () => {
  it('passes on what it is given', () => {
    const { tab, backend, outside, given } = tabOfOne();
    const { shop, locale, device, tab: ofTab, flags } = given;
    expect(tab).toMatchObject({ shop, locale, flags });
    expect([tab.device, tab.tab]).toEqual([device, ofTab]);
    const ports = ['catalogue', 'search', 'content', 'shipping'] as const;
    for (const name of ports) expect(tab[name], name).toBe(backend[name]);
    const kept = [
      'addedProducts',
      'clock',
      'keepsWishes',
      'lastChoices',
      'news',
      'providerWindow',
      'recentSearches',
      'seenProducts',
      'wasSignedIn',
    ] as const;
    for (const name of kept) expect(tab[name], name).toBe(outside[name]);
  });

  it('has one cart, which is stored and shown, and records the added products', async () => {
    const tokens = keeping<CartToken>();
    const added: ProductId[] = [];
    const addedProducts = {
      read: () => added,
      add: (ids: readonly ProductId[]) => void added.push(...ids),
      clear: () => undefined,
    };
    const { tab } = tabOfOne({ cartTokens: tokens, addedProducts });
    const shown = cartOfTab(tab);
    tab.cart.add([lineOf('10010', 2)]);
    await soon(() => expect(shown()?.items).toMatchObject([{ productId: '10010', quantity: 2 }]));
    expect([tokens.read(), added]).toEqual([shown()?.token, ['10010']]);
  });

  it('shows a cart that another use case loads, and applies changes to it', async () => {
    const { tab } = tabOfOne();
    const shown = cartOfTab(tab);
    const other = cartOf([], { token });
    await tab.cart.adopt(async () => E.right(other));
    expect(shown()).toEqual(other);
    expect(await tab.cart.change(() => TE.right(one))()).toEqual(E.right(one));
    expect(shown()).toEqual(one);
    expect(await tab.cart.change(() => refused)()).toEqual(E.left(refusal));
  });

  it('preloads the code for adding to the cart, without a request', async () => {
    const { tab, asked } = tabOfOne();
    const heard = [hear(tab.cart.state$), hear(tab.sidebar.state$)];
    tab.fetchSidebar();
    await soon(() => expect(heard.map(({ length }) => length > 0)).toEqual([true, true]));
    expect(asked).toEqual([]);
  });

  it.each<readonly [of: string, key: string, act: (tab: Services) => unknown]>([
    ['the cart', 'product_add_failed', ({ cart }) => cart.add([lineOf('10010')])],
    [
      'the cart desk',
      'coupon_failed',
      ({ cart, desk }) => {
        cart.restore();
        desk.applyCoupon('SEHEN10');
      },
    ],
    [
      'the checkout',
      'customer.invalid_miles_and_more_number',
      ({ cart, checkout }) => {
        cart.restore();
        checkout.submitAddresses({
          email: '',
          billing: plainAddress,
          shipping: plainAddress,
          milesAndMoreNumber: '222',
        });
      },
    ],
    ['the address desk', 'get_partner_error', ({ addressDesk }) => addressDesk.choosePartner('P-1')],
  ])('reports a failure of %s as a notification', async (_, key, act) => {
    const { tab } = tabOfOne(
      {},
      {
        'carts.add': () => refused,
        'carts.applyCoupon': () => refused,
        'checkout.setAddresses': () => TE.right(one),
      },
    );
    const heard = hear<readonly Shown[]>(tab.notifications.state$);
    act(tab);
    await soon(() => expect(heard.at(-1)).toMatchObject([{ key }]));
  });

  it.each([
    [false, ['cart_gone']],
    [true, []],
  ])('says that its cart is gone, unless somebody was signed in: %s · CART-26', async (was, said) => {
    const gone: Failure = { _tag: 'NotFound', code: 'cart.not_found' };
    const { tab, asked } = tabOfOne({ wasSignedIn: () => was }, { 'carts.load': () => TE.left(gone) });
    const heard = hear<readonly Shown[]>(tab.notifications.state$);
    const shown = cartOfTab(tab);
    tab.cart.restore();
    await soon(() => expect(shown()).toBeNull());
    expect(asked.map(([name]) => name)).toContain('carts.load');
    expect((heard.at(-1) ?? []).map(({ key }) => key)).toEqual(said);
  });

  it('tells the account of an order that is refused: the session may have expired · CHK-24', async () => {
    const heard: Failure[] = [];
    const account = { state$: NEVER, heed: (failure: Failure) => heard.push(failure) };
    const { tab } = tabOfOne({ openAccount: async () => account as never });
    tab.order.open('order' as OrderToken);
    await soon(() => expect(heard).toEqual([refusal]));
  });

  it('opens the account with its own cart, events and notifications', async () => {
    const { promise: use, resolve } = Promise.withResolvers<AccountUse>();
    const openAccount = (told: AccountUse) => {
      resolve(told);
      return Promise.reject(new Error('nobody'));
    };
    const { tab, outside } = tabOfOne({ openAccount });
    const shown = cartOfTab(tab);
    const heard = hear<readonly Shown[]>(tab.notifications.state$);
    tab.account.signOut();
    const { cart, news, notifications } = await use;
    expect(news).toBe(outside.news);
    cart.restore();
    notifications.notify({ key: 'signed_out', tone: 'info', text: { key: 'x' } });
    await soon(() => expect(shown()).toEqual(one));
    expect(heard.at(-1)).toMatchObject([{ key: 'signed_out' }]);
  });

  it('compares the cart with the one seen before, and stores the confirmed one', async () => {
    const seen = { ...seeing(), write: vi.fn() };
    const { tab } = tabOfOne({ seenCarts: async () => seen });
    hear(tab.desk.state$);
    tab.cart.restore();
    await soon(() => tab.desk.confirmChanges());
    await soon(() => expect(seen.write).toHaveBeenCalledWith(expect.objectContaining({ id: one.id })));
  });

  it('stores wishes on the device', async () => {
    const add = vi.fn(() => TE.right(undefined));
    const wishes = async () => ({
      products: async () => E.right([]),
      add,
      remove: () => TE.right(undefined),
    });
    const { tab } = tabOfOne({ wishes });
    const heard = hear(tab.wishlist.state$);
    tab.wishlist.toggle(lens);
    await soon(() => expect(heard.at(-1)).toMatchObject({ open: true, wishes: [lens] }));
    expect(add).toHaveBeenCalledWith(lens);
  });

  it('stores an order attempt with its time, and sends the source of the order', async () => {
    const attempts = { ...keeping<never>(), write: vi.fn() };
    const { tab, asked } = tabOfOne({
      orderAttempts: async () => attempts,
      orderSource: async () => ({ studio_id: '7' }),
      clock: { now: () => 1234 },
    });
    hear(tab.checkout.state$);
    tab.cart.restore();
    tab.checkout.order({ seen: one, returnPath: () => '/' });
    await soon(() =>
      expect(asked).toContainEqual([
        'checkout.placeOrder',
        expect.objectContaining({ token }),
        { studio_id: '7' },
      ]),
    );
    expect(attempts.write).toHaveBeenCalledWith({ seen: expect.objectContaining({ token }), at: 1234 });
  });

  it('suggests a correction for a mistyped mail provider', async () => {
    const { tab } = tabOfOne();
    const heard = hear(tab.addressDesk.state$);
    tab.addressDesk.typeEmail('mara@gmial.com');
    await soon(() => expect(heard.at(-1)).toMatchObject({ suggestion: { meant: 'mara@gmail.com' } }));
  });
});
