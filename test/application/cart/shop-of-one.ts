import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { CartNews } from '../../../src/application/cart/cart-news.ts';
import { makeCartNews } from '../../../src/application/cart/cart-news.ts';
import { type CartSession, makeCartSession } from '../../../src/application/cart/cart-session.ts';
import type { CartState } from '../../../src/application/cart/cart-state.ts';
import { type CheckQuantity, checkGrownQuantity } from '../../../src/application/cart/grown-quantity.ts';
import type { CartPort, CartRenewal, CartTokenStore } from '../../../src/application/cart/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Notification } from '../../../src/application/shared/notifications.ts';
import type { UntilOnline } from '../../../src/application/shared/retry.ts';
import type { Cart, CartItemId, CartToken, NewCartLine } from '../../../src/domain/cart/cart.ts';
import { isDropped } from '../../../src/domain/cart/cart-lifecycle.ts';
import type { GiftStanding } from '../../../src/domain/cart/gift.ts';
import type { DeliveryDates } from '../../../src/domain/catalogue/delivery.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { cartOf, plainCartItem } from '../../arbitraries/cart.ts';
import { euros } from '../../arbitraries/money.ts';

export const notFound: Failure = { _tag: 'NotFound', code: 'cart.not_found' };
export const unreachable: Failure = { _tag: 'Unreachable' };

/** The cart's gift, if it has one, with its status. */
const withGift =
  (standing: GiftStanding) =>
  (cart: Cart): Cart =>
    cart.gift ? { ...cart, gift: { ...cart.gift, standing } } : cart;

const holding = (cart: Cart, items: Cart['items']): Cart =>
  cartOf(items, { token: cart.token, ...(cart.coupon !== undefined && { coupon: cart.coupon }) });

/**
 * A backend that keeps carts correctly: one line per product, each request id once in a cart, no changes once it is
 * ordered.
 */
export const makeBackend = () => {
  const carts = new Map<CartToken, Cart>();
  const done = new Set<string>();
  const renewed = new Map<string, CartToken>();
  let made = 0;
  const withCart = (token: CartToken, change: (cart: Cart) => Cart): E.Either<Failure, Cart> => {
    const cart = carts.get(token);
    if (!cart) return E.left(notFound);
    const next = isDropped(cart) ? cart : change(cart);
    carts.set(token, next);
    return E.right(next);
  };
  const put = (cart: Cart, { productId, quantity }: NewCartLine): Cart => {
    const there = cart.items.some((item) => item.productId === productId);
    const items = there
      ? cart.items.map((item) =>
          item.productId === productId ? { ...item, quantity: item.quantity + quantity } : item,
        )
      : [...cart.items, { ...plainCartItem, id: `line-${productId}` as CartItemId, productId, quantity }];
    return holding(cart, items);
  };
  const port: CartPort = {
    create: () => async () => {
      made += 1;
      const cart = cartOf([], { token: `token-${made}` as CartToken });
      carts.set(cart.token, cart);
      return E.right(cart);
    },
    load: (token) => async () => withCart(token, (cart) => cart),
    add: (token, lines, requestId) => async () =>
      withCart(token, (cart) => {
        const name = `${token} ${requestId}`;
        if (done.has(name)) return cart;
        done.add(name);
        return lines.reduce(put, cart);
      }),
    setQuantity: (token, id, quantity) => async () =>
      withCart(token, (cart) =>
        holding(
          cart,
          cart.items.map((item) => (item.id === id ? { ...item, quantity } : item)),
        ),
      ),
    remove: (token, id) => async () =>
      withCart(token, (cart) =>
        holding(
          cart,
          cart.items.filter((item) => item.id !== id),
        ),
      ),
    applyCoupon: (token, coupon) => async () => withCart(token, (cart) => ({ ...cart, coupon })),
    removeCoupon: (token) => async () => withCart(token, ({ coupon: _, ...cart }) => cart),
    setCurrent: (token) => async () => withCart(token, (cart) => cart),
    declineGift: (token) => async () => withCart(token, withGift('declined')),
    takeGift: (token) => async () => withCart(token, withGift('given')),
    recommendations: () => TE.right({ id: 'r', source: 'care', products: [] }),
  };
  const renewal: CartRenewal = {
    renew: (token, requestId) => async () => {
      const name = `${token} ${requestId}`;
      const next = renewed.get(name) ?? (`${token}-of-${requestId}` as CartToken);
      const cart = carts.get(token);
      if (cart && !isDropped(cart)) {
        renewed.set(name, next);
        carts.delete(token);
        carts.set(next, { ...cart, token: next });
      }
      return renewed.has(name) ? withCart(next, (same) => same) : E.left(notFound);
    },
  };
  return { port, renewal, carts, madeCarts: () => made };
};

const plenty: DeliveryDates = { tags: [], items: [{ variantId: 'a', available: 500, tags: [] }] };

export interface Visit {
  readonly session: CartSession;
  readonly state: () => CartState;
  readonly cart: () => Cart | null;
  readonly kept: () => CartToken | undefined;
  readonly tokens: CartTokenStore;
  readonly heard: Notification[];
  /** Content of the cookie of added products. */
  readonly addedProducts: () => readonly ProductId[];
  /** Resolves when nothing is pending any more. */
  readonly settled: () => Promise<void>;
}

/** No two requests share an id, whichever visitor makes them. */
let ids = 0;

/** One visitor of that backend. */
export const visit = (
  carts: CartPort,
  {
    token,
    stock = plenty,
    tokens: shared,
    untilOnline = () => undefined,
    keepsTokens = true,
    checkQuantity = checkGrownQuantity({ deliveryDates: () => TE.right(stock) }),
  }: {
    readonly token?: CartToken;
    readonly stock?: DeliveryDates;
    readonly tokens?: CartTokenStore;
    readonly untilOnline?: UntilOnline;
    /** False if the browser accepts no cookies. */
    readonly keepsTokens?: boolean;
    readonly checkQuantity?: CheckQuantity;
  } = {},
): Visit => {
  let kept = token;
  let keptMark = '';
  let added: readonly ProductId[] = [];
  const heard: Notification[] = [];
  const news: CartNews = makeCartNews(
    { notify: (notification) => void heard.push(notification), settle: () => undefined },
    () => false,
  );
  const tokens: CartTokenStore = shared ?? {
    read: () => kept,
    kept: () => (kept === undefined ? '' : `${kept}${keptMark}`),
    write: (next, mark = '') => {
      kept = next;
      keptMark = mark;
      return keepsTokens;
    },
    clear: () => {
      kept = undefined;
    },
  };
  const session = makeCartSession({
    carts,
    tokens,
    addedProducts: {
      read: () => added,
      add: (ids) => {
        added = [...added, ...ids];
      },
      clear: () => {
        added = [];
      },
    },
    checkQuantity,
    news,
    newId: () => `request-${++ids}`,
    wait: async () => undefined,
    untilOnline,
  });
  let state: CartState = { remote: { _tag: 'Loading' }, tasks: [], added: 0, loads: 0 };
  session.state$.subscribe((next) => {
    state = next;
  });
  return {
    session,
    state: () => state,
    cart: () => state.remote.value ?? null,
    kept: tokens.read,
    tokens,
    heard,
    addedProducts: () => added,
    settled: async () => {
      for (let idle = 0; idle < 3; idle = state.tasks.length > 0 ? 0 : idle + 1)
        await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

export const lineOf = (productId: string, quantity = 1) => ({
  line: { productId: productId as ProductId, options: {}, quantity },
  product: { id: productId as ProductId, title: productId, image: '', price: { current: euros(1990) } },
});
