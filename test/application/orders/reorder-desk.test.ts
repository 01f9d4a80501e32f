import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CartPort } from '../../../src/application/cart/ports.ts';
import {
  isNotPossible,
  makeReorderDesk,
  type ReorderView,
  type ReorderWish,
} from '../../../src/application/orders/reorder-desk.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Notification } from '../../../src/application/shared/notifications.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { InternalOrderId, OrderToken } from '../../../src/domain/orders/order.ts';
import type { ReorderRequest } from '../../../src/domain/orders/reorder.ts';
import { reorderRefusals } from '../../../src/domain/orders/reorder-refusal.ts';
import type { ReorderResult } from '../../../src/domain/orders/reorder-result.ts';
import type { ShopNews } from '../../../src/domain/tracking/shop-news.ts';
import { cartOf, plainCartItem } from '../../arbitraries/cart.ts';
import { makeBackend, notFound, unreachable, visit } from '../cart/shop-of-one.ts';

const own = cartOf([], { token: 'own' as CartToken });
const result: ReorderResult = {
  foundNonReorderable: [],
  notReorderable: [],
  switched: [],
  addedTrials: [],
  items: [plainCartItem],
};
const wish = {
  lastOrder: { _tag: 'ByToken', token: 'before' as OrderToken },
  source: 'account',
} as const;

/** A visitor who reorders; the shop answers in turn. */
const reordering = async (
  answers: readonly E.Either<Failure, ReorderResult>[],
  {
    mine = true,
    port = {},
    first = wish,
  }: {
    readonly mine?: boolean;
    readonly port?: Partial<CartPort>;
    readonly first?: ReorderWish;
  } = {},
) => {
  const backend = makeBackend();
  backend.carts.set(own.token, own);
  const carts = { ...backend.port, ...port };
  const visitor = visit(carts, mine ? { token: own.token } : {});
  const left = [...answers];
  let type: string | undefined;
  const mailed = {
    read: () => type,
    write: (next: string) => {
      type = next;
    },
  };
  const asked: ReorderRequest[] = [];
  const told: ShopNews[] = [];
  const notes: Notification[] = [];
  const desk = makeReorderDesk({
    news: { tell: (news) => void told.push(news) },
    notifications: { notify: (note) => void notes.push(note) },
    orders: {
      reorder: (request) => async () => {
        asked.push(request);
        const answer = left.shift() ?? E.left(unreachable);
        const cart = backend.carts.get(request.cart);
        if (E.isRight(answer) && cart)
          backend.carts.set(request.cart, { ...cart, items: answer.right.items });
        return answer;
      },
    },
    carts,
    tokens: visitor.tokens,
    mailed,
    session: visitor.session,
    wait: async () => undefined,
  });
  let view: ReorderView = {};
  const steps: (string | undefined)[] = [];
  desk.state$.subscribe((next) => {
    view = next;
    steps.push(next.reorder?._tag);
  });
  const begin = async (wanted: ReorderWish = wish) => {
    desk.begin(wanted);
    await visitor.settled();
    await visitor.settled();
  };
  await begin(first);
  return { ...visitor, desk, told, notes, asked, steps, begin, view: () => view };
};

describe('a reorder', () => {
  it('warns of missing products and lists them, once; of none it says nothing · REO-1', async () => {
    const missing = [
      { productId: '1', title: 'Hydralis' },
      { productId: '2', title: 'Drops' },
    ] as unknown as ReorderResult['foundNonReorderable'];
    const { notes, begin } = await reordering([
      E.right({ ...result, foundNonReorderable: missing }),
      E.right(result),
    ]);
    const warned = [
      {
        key: 'reorder_warning',
        tone: 'warning',
        title: { key: 'history:reorder.warning' },
        text: { key: 'history:reorder.unavailable' },
      },
      {
        key: 'reorder_non_reorderable',
        tone: 'warning',
        text: { key: 'history:reorder.missing', values: { products: 'Hydralis, Drops' } },
      },
    ];
    expect(notes).toEqual(warned);
    await begin();
    expect(notes).toEqual(warned);
  });

  it('from the home page keeps its source, and does not pass it on to the next one · HOME-3 · TRK-3', async () => {
    const token: ReorderWish = { lastOrder: { _tag: 'ByToken', token: 'o' as never }, source: 'home' };
    const { asked, begin } = await reordering([E.right(result), E.right(result)], { first: token });
    await begin({ lastOrder: { _tag: 'ByInternalId', id: '1' as never }, source: 'account' });
    expect(asked.map(({ source }) => source)).toEqual(['home', 'account']);
  });

  it('loads the cart, repeats the order, and loads the cart again · REO-1', async () => {
    const { asked, steps, told, cart, view } = await reordering([E.right(result)]);
    expect(asked).toEqual([{ ...wish, cart: 'own' }]);
    expect([...new Set(steps)]).toEqual([
      undefined,
      'LoadingCart',
      'Reordering',
      'ReloadingCart',
      'Reordered',
    ]);
    expect(cart()?.items).toEqual(result.items);
    expect(view().reorder).toEqual({ _tag: 'Reordered', cart: cart(), result });
    expect(told).toEqual([{ _tag: 'Reordered', cart: cart() }]);
  });

  it('counts for the mail whose link was opened before, even if started in the account · REO-1 · TRK-3', async () => {
    const pressed = {
      lastOrder: { _tag: 'ByInternalId', id: '7' as InternalOrderId },
      source: 'account',
    } as const;
    const opened = { ...wish, source: 'email' };
    const { asked, begin } = await reordering([E.right(result), E.right(result), E.right(result)]);
    await begin(opened);
    await begin(pressed);
    expect(asked.map(({ source }) => source)).toEqual(['account', 'email', 'email']);
    const others = await reordering([E.right(result)], { first: pressed });
    expect(others.asked.map(({ source }) => source)).toEqual(['account']);
  });

  it('is announced with its cart once it has succeeded, and not before · TRK-1', async () => {
    const well = await reordering([E.left(unreachable), E.right(result)]);
    expect(well.told).toEqual([{ _tag: 'Reordered', cart: well.cart() }]);
    expect((await reordering([E.left(notFound)])).told).toEqual([]);
  });

  it('creates and keeps a cart if there is none · REO-1', async () => {
    const { asked, steps, kept } = await reordering([E.right(result)], { mine: false });
    expect(steps).toContain('CreatingCart');
    expect([asked[0]?.cart, kept()]).toEqual(['token-1', 'token-1']);
  });

  it('creates a cart if the current one no longer exists · REO-1', async () => {
    const gone = {
      load: (token: CartToken) => (token === 'own' ? TE.left(notFound) : TE.right(cartOf([], { token }))),
    };
    const { asked, kept } = await reordering([E.right(result)], { port: gone });
    expect([asked[0]?.cart, kept()]).toEqual(['token-1', 'token-1']);
  });

  it('loads the cart only in its own steps · REO-1', async () => {
    const loaded: CartToken[] = [];
    const noting = (cart: typeof own): Partial<CartPort> => ({
      load: (token) => {
        loaded.push(token);
        return TE.right({ ...cart, token });
      },
    });
    await reordering([E.right(result)], { port: noting(own) });
    expect(loaded).toEqual(['own', 'own']);
    loaded.length = 0;
    await reordering([E.right(result)], { mine: false, port: noting(own) });
    expect(loaded).toEqual(['token-1']);
  });

  it('fails if no cart can be created, and stores none', async () => {
    const { asked, view, kept, told } = await reordering([E.right(result)], {
      mine: false,
      port: { create: () => TE.left(unreachable) },
    });
    expect([asked, kept(), told]).toEqual([[], undefined, []]);
    expect(view()).toStrictEqual({ wish, reorder: { _tag: 'Failed' }, failure: unreachable });
  });

  it('has no failure if it succeeded', async () => {
    const { view, cart } = await reordering([E.right(result)]);
    expect(view()).toStrictEqual({ wish, reorder: { _tag: 'Reordered', cart: cart(), result } });
  });

  it.each([notFound, { _tag: 'Refused', code: 'reorder.account_missing', violations: [] } as Failure])(
    'fails with the reason given by the shop, and leaves the cart as it was',
    async (failure) => {
      const { view, cart } = await reordering([E.left(failure)]);
      expect(view()).toMatchObject({ reorder: { _tag: 'Failed' }, failure });
      expect(cart()).toEqual(own);
    },
  );

  it('is repeated if no response comes, and can be started again', async () => {
    const { asked, begin, view } = await reordering([]);
    expect([asked.length, view().failure]).toEqual([3, unreachable]);
    await begin();
    expect(asked).toHaveLength(6);
  });

  it('runs once for a double press, and is cleared by an acknowledgement', async () => {
    const { desk, asked, view, settled } = await reordering([E.right(result), E.right(result)]);
    desk.acknowledge();
    expect(view()).toEqual({});
    desk.begin(wish);
    desk.begin(wish);
    desk.acknowledge();
    await settled();
    await settled();
    expect(asked).toHaveLength(2);
    expect(view().reorder?._tag).toBe('Reordered');
  });
});

describe('a reorder that is not possible', () => {
  it.each(reorderRefusals)('%s · REO-4', (cause) => {
    expect(isNotPossible({ _tag: 'Refused', code: `reorder.${cause}`, violations: [] })).toBe(true);
  });
  it('is one of an order that does not exist · REO-4', () => expect(isNotPossible(notFound)).toBe(true));
  it.each([unreachable, { _tag: 'Refused', code: 'customer.not_signed_in', violations: [] } as Failure])(
    'is not assumed for another failure',
    (failure) => expect(isNotPossible(failure)).toBe(false),
  );
});
