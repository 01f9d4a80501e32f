import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CartPort } from '../../../src/application/cart/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Cart, CartItemId, CartToken } from '../../../src/domain/cart/cart.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { waitUntil } from '../../wait-until.ts';
import { lineOf, makeBackend, notFound, unreachable, type Visit, visit } from './shop-of-one.ts';

const lines = (cart: { items: readonly { productId: string; quantity: number }[] } | null) =>
  Object.fromEntries((cart?.items ?? []).map(({ productId, quantity }) => [productId, quantity]));

describe('cart session', () => {
  it('creates a cart with the first addition, not before · CART-2', async () => {
    const backend = makeBackend();
    const { session, settled, cart, kept } = visit(backend.port);
    session.restore();
    await settled();
    expect([backend.madeCarts(), cart(), kept()]).toEqual([0, null, undefined]);
    session.add([lineOf('daily')]);
    session.add([lineOf('daily')]);
    await settled();
    expect([backend.madeCarts(), lines(cart()), kept()]).toEqual([1, { daily: 2 }, 'token-1']);
  });

  it('says that a browser without cookies keeps no cart, for as long as there is one · CART-27', async () => {
    const backend = makeBackend();
    const { session, settled, cart, state } = visit(backend.port, { keepsTokens: false });
    expect(state().isLoose).toBeUndefined();
    for (let press = 0; press < 2; press += 1) {
      session.add([lineOf('daily')]);
      await settled();
      expect(state().isLoose).toBe(true);
    }
    expect(lines(cart())).toEqual({ daily: 2 });
    session.forget();
    await settled();
    expect(state().isLoose).toBeUndefined();
    const usual = visit(makeBackend().port);
    usual.session.add([lineOf('daily')]);
    await usual.settled();
    expect(usual.state().isLoose).toBeUndefined();
  });

  it('adds once the connection is back, and shows the line as pending until then', async () => {
    const backend = makeBackend();
    const connection = Promise.withResolvers<void>();
    let isCut = true;
    const whileThere =
      <A>(task: TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A> =>
      async () =>
        isCut ? E.left(unreachable) : task();
    const { session, state, cart, heard } = visit(
      { ...backend.port, create: () => whileThere(backend.port.create()) },
      { untilOnline: () => (isCut ? connection.promise : undefined) },
    );
    session.add([lineOf('daily')]);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect([state().tasks.length, cart(), heard]).toEqual([1, null, []]);
    isCut = false;
    connection.resolve();
    await waitUntil(() => expect(lines(cart())).toEqual({ daily: 1 }));
    expect([state().tasks, backend.madeCarts(), heard]).toEqual([[], 1, []]);
  });

  it('tells whoever adds whether the lines were added', async () => {
    const backend = makeBackend();
    let isRefused = true;
    const refused: Failure = { _tag: 'Refused', code: 'product.not_orderable', violations: [] };
    const add: CartPort['add'] = (...sent) => (isRefused ? TE.left(refused) : backend.port.add(...sent));
    const { session, settled, state } = visit({ ...backend.port, add });
    const told: unknown[] = [];
    const tell = (isAdded: boolean) => void told.push([isAdded, state().tasks.length]);
    session.add([lineOf('daily')], tell);
    await settled();
    isRefused = false;
    session.add([lineOf('daily')], tell);
    await settled();
    expect(told).toEqual([
      [false, 0],
      [true, 0],
    ]);
  });

  it('never shows a line as pending and as added at the same time', async () => {
    const { session, settled } = visit(makeBackend().port);
    const counted: number[] = [];
    session.state$.subscribe(({ remote, tasks }) =>
      counted.push((remote.value?.items.length ?? 0) + tasks.filter(({ _tag }) => _tag === 'Add').length),
    );
    session.add([lineOf('daily')]);
    await settled();
    expect(counted).toContain(1);
    expect(Math.max(...counted)).toBe(1);
  });

  it.each([
    ['is ordered already', cartOf([], { checkoutState: 'completed' })],
    ['leads to no cart', undefined],
  ])('drops a stored token that %s · CART-3', async (_, found) => {
    const backend = makeBackend();
    const port: CartPort = { ...backend.port, load: () => (found ? TE.right(found) : TE.left(notFound)) };
    const { session, settled, cart, kept, state } = visit(port, { token: 'old' as CartToken });
    session.restore();
    await settled();
    expect([cart(), kept(), state().remote._tag]).toEqual([null, undefined, 'Ready']);
  });

  it.each<[string, (visitor: Visit) => void]>([
    ['when it is loaded', ({ session }) => session.restore()],
    ['when something is added', ({ session }) => session.add([lineOf('daily')])],
    ['when it is changed', ({ session }) => session.remove('line-drops' as CartItemId)],
  ])('says once, %s, that the cart of this browser no longer exists · CART-26', async (_, act) => {
    const backend = makeBackend();
    const visitor = visit(backend.port);
    visitor.session.add([lineOf('drops')]);
    await visitor.settled();
    const told = () => visitor.heard.filter(({ key }) => key === 'cart_gone').length;
    expect(told()).toBe(0);
    backend.carts.clear();
    act(visitor);
    await visitor.settled();
    expect(told()).toBe(1);
    visitor.session.restore();
    await visitor.settled();
    expect(told()).toBe(1);
  });

  it('does not say so of a cart that was ordered here or in another tab · CART-26', async () => {
    const backend = makeBackend();
    const { session, settled, heard, tokens } = visit(backend.port);
    session.add([lineOf('drops')]);
    await settled();
    session.forget();
    await settled();
    session.add([lineOf('drops')]);
    await settled();
    backend.carts.clear();
    tokens.clear();
    session.restore();
    await settled();
    expect(heard).toEqual([]);
  });

  it('remembers added products until the cart is ordered · CAT-5 · CART-4', async () => {
    const { session, settled, addedProducts } = visit(makeBackend().port);
    session.add([lineOf('daily'), lineOf('drops')]);
    await settled();
    expect(addedProducts()).toEqual(['daily', 'drops']);
    session.forget();
    await settled();
    expect(addedProducts()).toEqual([]);
  });

  it('continues with a new cart if the old one is missing when something is added · CART-3', async () => {
    const backend = makeBackend();
    const { session, settled, cart, kept } = visit(backend.port, { token: 'gone' as CartToken });
    session.add([lineOf('daily', 2)]);
    await settled();
    expect([lines(cart()), kept()]).toEqual([{ daily: 2 }, 'token-1']);
  });

  it('adopts the cart that another tab has begun if its own is gone · CART-3 · CART-17', async () => {
    const backend = makeBackend();
    const [old, next] = ['old', 'next'].map((token) => cartOf(undefined, { token: token as CartToken }));
    if (!old || !next) throw new Error('no carts');
    for (const cart of [old, next]) backend.carts.set(cart.token, cart);
    const { session, settled, cart, kept, tokens } = visit(backend.port, { token: old.token });
    session.restore();
    await settled();
    backend.carts.delete(old.token);
    tokens.write(next.token);
    session.remove(old.items[0]?.id ?? ('' as CartItemId));
    await settled();
    expect([kept(), cart()]).toEqual([next.token, next]);
  });

  it('shows no cart once it is gone, even if no new one can be created · CART-3', async () => {
    const backend = makeBackend();
    const { session, settled, cart, kept } = visit({
      ...backend.port,
      create: () => (backend.madeCarts() === 0 ? backend.port.create() : TE.left(unreachable)),
    });
    session.add([lineOf('daily')]);
    await settled();
    expect(cart()?.items).toHaveLength(1);
    backend.carts.clear();
    session.add([lineOf('drops')]);
    await settled();
    expect([cart(), kept()]).toEqual([null, undefined]);
  });

  it('sets a quantity again that an addition has changed meanwhile · CART-17', async () => {
    const { session, settled, cart } = visit(makeBackend().port);
    const item = 'line-daily' as CartItemId;
    session.add([lineOf('daily')]);
    session.setQuantity(item, 5);
    session.add([lineOf('daily', 2)]);
    session.setQuantity(item, 5);
    await settled();
    expect(lines(cart())).toEqual({ daily: 5 });
  });

  it('adds once if the response is lost and the request is repeated · CART-17', async () => {
    const backend = makeBackend();
    let lost = 1;
    const port: CartPort = {
      ...backend.port,
      add:
        (...request) =>
        async () => {
          const answer = await backend.port.add(...request)();
          return lost-- > 0 ? E.left(unreachable) : answer;
        },
    };
    const { session, settled, cart } = visit(port);
    session.add([lineOf('daily', 3)]);
    await settled();
    expect(lines(cart())).toEqual({ daily: 3 });
  });

  it.each([
    ['there is no response', unreachable],
    ['the response is an error', { _tag: 'Unavailable', status: 504 }],
    ['the response is unreadable', { _tag: 'Unreadable', at: 'addToCart' }],
  ] satisfies readonly (readonly [string, Failure])[])(
    'adds once on a second press, because %s although it was done · CART-13 · CART-17',
    async (_, failure) => {
      const backend = makeBackend();
      let silent = true;
      const port: CartPort = {
        ...backend.port,
        add:
          (...request) =>
          async () => {
            const answer = await backend.port.add(...request)();
            return silent ? E.left(failure) : answer;
          },
      };
      const { session, settled, cart } = visit(port);
      session.add([lineOf('daily', 3)]);
      await settled();
      silent = false;
      session.add([lineOf('daily', 3)]);
      await settled();
      expect(lines(cart())).toEqual({ daily: 3 });
      session.add([lineOf('daily', 3)]);
      await settled();
      expect(lines(cart())).toEqual({ daily: 6 });
    },
  );

  it('adds once on a second press after a lost response and a refusal · CART-13 · CART-17', async () => {
    const backend = makeBackend();
    const no: Failure = { _tag: 'Refused', code: 'gateway.closed', violations: [] };
    const failures: Failure[] = [unreachable, no];
    const port: CartPort = {
      ...backend.port,
      add:
        (...request) =>
        async () => {
          const failure = failures.shift();
          if (failure !== no) await backend.port.add(...request)();
          return failure ? E.left(failure) : backend.port.add(...request)();
        },
    };
    const { session, settled, cart } = visit(port);
    session.add([lineOf('daily', 3)]);
    await settled();
    expect(failures).toEqual([]);
    session.add([lineOf('daily', 3)]);
    await settled();
    expect(lines(cart())).toEqual({ daily: 3 });
  });

  it('sends only the last of several waiting quantities · CART-17', async () => {
    const backend = makeBackend();
    const sent: number[] = [];
    const port: CartPort = {
      ...backend.port,
      setQuantity: (token, item, quantity) => {
        sent.push(quantity);
        return backend.port.setQuantity(token, item, quantity);
      },
    };
    const { session, settled, cart } = visit(port);
    session.add([lineOf('daily')]);
    await settled();
    for (const quantity of [2, 3, 4]) session.setQuantity('line-daily' as CartItemId, quantity);
    await settled();
    expect(lines(cart())).toEqual({ daily: 4 });
    expect(sent.at(-1)).toBe(4);
    expect(sent.length).toBeLessThan(3);
  });

  it('keeps the cart on screen and reports the failure if the backend is away', async () => {
    const backend = makeBackend();
    const { session, settled, state, heard, cart } = visit({
      ...backend.port,
      setQuantity: () => TE.left(unreachable),
    });
    session.add([lineOf('daily', 2)]);
    await settled();
    session.setQuantity('line-daily' as CartItemId, 5);
    await settled();
    expect(lines(cart())).toEqual({ daily: 2 });
    expect(state().tasks).toEqual([]);
    expect(heard).toMatchObject([
      {
        key: 'checkout_failed',
        tone: 'danger',
        title: { key: 'cart:failure.update' },
        text: { key: 'error.Unreachable' },
      },
    ]);
  });

  /** The request takes effect, and its response is lost for good. */
  const deaf =
    <Args extends unknown[]>(ask: (...args: Args) => TE.TaskEither<Failure, Cart>, failure: Failure) =>
    (...args: Args): TE.TaskEither<Failure, Cart> =>
    async () => {
      await ask(...args)();
      return E.left(failure);
    };

  it.each([
    ['there is no response', unreachable],
    ['the response is an error', { _tag: 'Unavailable', status: 504 }],
    ['the response is unreadable', { _tag: 'Unreadable', at: 'cart' }],
  ] satisfies readonly (readonly [string, Failure])[])(
    'loads the cart to show the result of an unconfirmed change, because %s · CART-17',
    async (_, failure) => {
      const { port } = makeBackend();
      const { session, settled, cart, heard } = visit({
        ...port,
        setQuantity: deaf(port.setQuantity, failure),
        remove: deaf(port.remove, failure),
        applyCoupon: deaf(port.applyCoupon, failure),
      });
      session.add([lineOf('daily', 2), lineOf('care')]);
      await settled();
      session.setQuantity('line-daily' as CartItemId, 5);
      await settled();
      expect(lines(cart())).toEqual({ daily: 5, care: 1 });
      session.remove('line-care' as CartItemId);
      await settled();
      expect(lines(cart())).toEqual({ daily: 5 });
      expect(heard).toHaveLength(2);
      await session.change(({ token }) => deaf(port.applyCoupon, failure)(token, 'SEHEN10'))();
      await settled();
      expect(cart()?.coupon).toBe('SEHEN10');
    },
  );

  it('waits for the connection before it loads the result of a change · CART-17', async () => {
    const { port } = makeBackend();
    let connect: (() => void) | undefined;
    let loads = 0;
    const { session, settled, cart } = visit(
      {
        ...port,
        setQuantity: deaf(port.setQuantity, unreachable),
        load: (token) => {
          loads += 1;
          return port.load(token);
        },
      },
      {
        untilOnline: () =>
          new Promise<void>((resolve) => {
            connect = resolve;
          }),
      },
    );
    session.add([lineOf('daily', 2)]);
    await settled();
    session.setQuantity('line-daily' as CartItemId, 5);
    await settled();
    expect([loads, lines(cart())]).toEqual([0, { daily: 2 }]);
    connect?.();
    await settled();
    expect([loads, lines(cart())]).toEqual([1, { daily: 5 }]);
  });

  it('loads the cart again after a refusal, not after a success · CART-9 · CART-17', async () => {
    const { port } = makeBackend();
    let loads = 0;
    let isRefused = true;
    const { session, settled } = visit({
      ...port,
      setQuantity: (...asked) =>
        isRefused
          ? TE.left({ _tag: 'Refused', code: 'product.stock.reduce_stock', violations: [] })
          : port.setQuantity(...asked),
      load: (token) => {
        loads += 1;
        return port.load(token);
      },
    });
    session.add([lineOf('daily', 2)]);
    await settled();
    session.setQuantity('line-daily' as CartItemId, 5);
    await settled();
    expect(loads).toBe(1);
    isRefused = false;
    session.setQuantity('line-daily' as CartItemId, 5);
    await settled();
    expect(loads).toBe(1);
  });
});

describe('a refused addition', () => {
  const heardOf = async (code: string, values?: Readonly<Record<string, number>>) => {
    const failure: Failure = { _tag: 'Refused', code, violations: [], ...(values && { values }) };
    const v = visit({ ...makeBackend().port, add: () => TE.left(failure) });
    v.session.add([lineOf('daily', 2)]);
    await v.settled();
    return v.heard.map(({ key, text }) => ({ key, text }));
  };
  const words = (text: object) => [{ key: 'product_add_failed', text }];
  it('has the text of its code if the backend sends no message · NOTE-7 · CART-13', async () => {
    expect(await heardOf('product.variant_does_not_exist')).toEqual(
      words({ key: 'cart:product.variant_does_not_exist' }),
    );
    expect(await heardOf('product.max_quantity_exceeded', { max: 12 })).toEqual(
      words({ key: 'cart:product.max_quantity_exceeded', values: { max: 12 } }),
    );
    expect(await heardOf('product.odd')).toEqual(words({ key: 'product.failed_to_add_to_cart' }));
  });
});

describe('a changed quantity', () => {
  const stopped = (available: number) => ({
    tags: ['stop-order'],
    items: [{ variantId: 'a', available, tags: [] }],
  });
  const grown = async (available: number, to: number) => {
    const backend = makeBackend();
    const v = visit(backend.port, { stock: stopped(available) });
    v.session.add([lineOf('daily', 2)]);
    await v.settled();
    v.session.setQuantity('line-daily' as CartItemId, to);
    await v.settled();
    return { quantity: lines(v.cart()).daily, heard: v.heard.map(({ text }) => text) };
  };
  it('is refused with the stock that is left under stop-order · CART-9 · CART-13', async () =>
    expect(await grown(3, 5)).toEqual({
      quantity: 2,
      heard: [{ key: 'product.stock.reduce_stock', values: { stock: 3 } }],
    }));
  it('is refused with the general message if there is no stock · CART-9', async () =>
    expect(await grown(0, 5)).toEqual({ quantity: 2, heard: [{ key: 'something_went_wrong' }] }));
  it('is accepted within the stock · CART-9', async () =>
    expect(await grown(5, 5)).toEqual({ quantity: 5, heard: [] }));
  it('may always shrink · CART-9', async () => expect(await grown(0, 1)).toEqual({ quantity: 1, heard: [] }));
});

describe('the message to the shopper', () => {
  const refusal = (message?: string): Failure => ({
    _tag: 'Refused',
    code: 'cart.max_quantity',
    violations: [],
    ...(message !== undefined && { message }),
  });
  const heardOf = async (failure: Failure) => {
    const { session, settled, heard } = visit({ ...makeBackend().port, add: () => TE.left(failure) });
    session.add([lineOf('daily')]);
    await settled();
    return heard[0];
  };
  it('is that of the server if an addition is refused · CART-13', async () =>
    expect(await heardOf(refusal('Höchstens 99 Packungen'))).toMatchObject({
      key: 'product_add_failed',
      tone: 'danger',
      text: { sentence: 'Höchstens 99 Packungen' },
    }));
  it('is the general one of the shop if an addition fails otherwise · CART-13', async () =>
    expect(await heardOf({ _tag: 'Unavailable', status: 500 })).toMatchObject({
      key: 'product_add_failed',
      text: { key: 'product.failed_to_add_to_cart' },
    }));
});
