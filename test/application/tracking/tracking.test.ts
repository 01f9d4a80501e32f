import * as E from 'fp-ts/Either';
import { BehaviorSubject, Subject, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { CartSidebarState } from '../../../src/application/cart/cart-sidebar.ts';
import { makeNews } from '../../../src/application/shared/shop-news.ts';
import { startTracking } from '../../../src/application/tracking/tracking.ts';
import type { CartItemId } from '../../../src/domain/cart/cart.ts';
import { answered, type Consent, grantOf, unasked } from '../../../src/domain/tracking/consent.ts';
import type { ShopEvent } from '../../../src/domain/tracking/shop-event.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { lineOf, makeBackend, visit } from '../cart/shop-of-one.ts';
import { orderOf } from '../checkout/till.ts';

const statistics = answered(['statistics']);
const closed: CartSidebarState = { open: false, delivery: null, recommendation: null };
const list = { id: 'popular', name: 'popular' };

/** An event that follows directly after another has been sent by then. */
const later = () => new Promise((resolve) => setTimeout(resolve, 5));

const counting = (first: Consent = statistics, isAwaited = false) => {
  const backend = makeBackend();
  const visitor = visit(backend.port);
  const news = makeNews(isAwaited);
  const pages$ = new Subject<ShopEvent>();
  const pressed$ = new Subject<string>();
  const sidebar$ = new BehaviorSubject(closed);
  const consent$ = new BehaviorSubject(first);
  const seen: ShopEvent[] = [];
  const calls: string[] = [];
  const counted = new Set<string>();
  const time = new VirtualTimeScheduler();
  const start = () =>
    startTracking({
      news$: news.told$,
      pages$,
      pressed$,
      cart: visitor.session,
      sidebar: { state$: sidebar$ },
      consent: { consent$, granted: (category) => grantOf(category, consent$.value), open: () => undefined },
      analytics: {
        begin: (_granted, marketing, user) =>
          void calls.push([marketing ? 'begin for all' : 'begin', ...(user ? [`of ${user}`] : [])].join(' ')),
        track: (_granted, event) => void seen.push(event),
        end: () => void calls.push('end'),
      },
      users: { read: () => '42' },
      counted: { has: (name) => counted.has(name), add: (_granted, name) => void counted.add(name) },
      clock: { now: () => Date.parse(orderOf().createdAt) },
      scheduler: time,
    });
  const tags = () => seen.map(({ _tag }) => _tag);
  return { ...visitor, backend, news, pages$, pressed$, sidebar$, consent$, seen, calls, time, tags, start };
};

describe('analytics', () => {
  it('starts with consent, follows its changes, and ends with it · TRK-7', () => {
    const { start, consent$, news, tags, calls } = counting(unasked);
    start();
    news.tell({ _tag: 'SignedOut' });
    consent$.next(statistics);
    news.tell({ _tag: 'SignedIn', method: 'password' });
    consent$.next(answered(['statistics', 'marketing']));
    consent$.next(answered([]));
    expect(calls).toEqual(['begin', 'begin for all of 42', 'end']);
    news.tell({ _tag: 'SignedOut' });
    consent$.next(answered(['marketing']));
    expect(tags()).toEqual(['SignedIn']);
    expect(calls).toHaveLength(3);
  });

  it('counts each event once, however often consent is given and withdrawn · TRK-7', () => {
    const { start, consent$, news, tags } = counting(unasked);
    start();
    for (const consent of [statistics, answered([]), statistics, answered(['statistics', 'marketing'])])
      consent$.next(consent);
    news.tell({ _tag: 'SignedIn', method: 'password' });
    expect(tags()).toEqual(['SignedIn']);
  });

  it('includes earlier events of the page if consent was given before, and no others · TRK-7', () => {
    const [known, fresh] = [counting(statistics, true), counting(statistics)];
    for (const { news, start } of [known, fresh]) {
      news.tell({ _tag: 'SignedIn', method: 'google' });
      start();
    }
    expect([known.tags(), fresh.tags()]).toEqual([['SignedIn'], []]);
  });

  it('counts an order once, and the beginning of each checkout once · CHK-5 · TRK-1', () => {
    const { start, news, tags } = counting();
    start();
    for (const _ of [1, 2]) {
      news.tell({ _tag: 'CheckoutBegun', cart: cartOf() });
      news.tell({ _tag: 'Ordered', order: orderOf() });
    }
    news.tell({ _tag: 'CheckoutBegun', cart: cartOf(undefined, { id: '2' }) });
    expect(tags()).toEqual(['CheckoutBegun', 'Ordered', 'CheckoutBegun']);
  });

  it('counts a search term once typing has stopped, and repeats of it once · SRCH-2 · TRK-1', () => {
    const { start, news, seen, time } = counting();
    start();
    const search = (term: string, ms: number) => {
      news.tell({ _tag: 'Searched', term });
      time.maxFrames += ms;
      time.flush();
    };
    time.maxFrames = 0;
    search('aqu', 500);
    search('aqua', 1500);
    search('ac', 1500);
    search('aqua ', 1500);
    expect(seen).toEqual([{ _tag: 'Searched', term: 'aqua' }]);
    search('lens', 1500);
    search('aqua', 1500);
    expect(seen.slice(1)).toEqual([
      { _tag: 'Searched', term: 'lens' },
      { _tag: 'Searched', term: 'aqua' },
    ]);
  });

  it('names the list from which a product was chosen · TRK-1', () => {
    const { start, pages$, pressed$, seen } = counting();
    start();
    const item = {
      id: '7',
      title: 'Seven',
      categories: [],
      price: cartOf().total,
      quantity: 1,
      index: 3,
      list,
    };
    pages$.next({ _tag: 'ListShown', list, items: [item] });
    // Other events do not change the list.
    pages$.next({ _tag: 'ProductViewed', item: { ...item, id: '8' } });
    pressed$.next('7');
    pressed$.next('8');
    pages$.next({ _tag: 'PageViewed', page: {} as never });
    pressed$.next('7');
    expect(seen.filter(({ _tag }) => _tag === 'ItemChosen')).toEqual([{ _tag: 'ItemChosen', list, item }]);
  });
});

describe('a changed cart', () => {
  it('is counted as confirmed by the shop, a quantity by its difference · TRK-1', async () => {
    const { start, session, settled, seen } = counting();
    start();
    session.add([lineOf('daily', 2)]);
    await settled();
    session.setQuantity('line-daily' as CartItemId, 5);
    await settled();
    session.setQuantity('line-daily' as CartItemId, 4);
    await settled();
    session.remove('line-daily' as CartItemId);
    await settled();
    const short = seen.flatMap((event) =>
      event._tag === 'ItemsAdded' || event._tag === 'ItemsRemoved'
        ? [[event._tag, ...event.items.map(({ id, quantity }) => `${quantity} ${id}`)]]
        : [],
    );
    expect(short).toEqual([
      ['ItemsAdded', '2 daily'],
      ['ItemsAdded', '3 daily'],
      ['ItemsRemoved', '1 daily'],
      ['ItemsRemoved', '4 daily'],
    ]);
  });

  it('that was there before, or is restored, is not counted · TRK-1', async () => {
    const { start, session, settled, tags } = counting(unasked);
    session.add([lineOf('daily', 2)]);
    await settled();
    start();
    session.restore();
    await settled();
    expect(tags()).toEqual([]);
  });

  it('that was changed elsewhere, as in another tab, is not counted · TRK-1', async () => {
    const { start, session, settled, backend, tags } = counting();
    start();
    session.add([lineOf('daily', 2)]);
    await settled();
    const [cart = cartOf()] = backend.carts.values();
    const changed = { ...cart, items: cart.items.map((item) => ({ ...item, quantity: 9 })) };
    await session.adopt(async () => E.right(changed));
    await settled();
    expect(tags()).toEqual(['ItemsAdded']);
  });
});

describe('opening the cart sidebar', () => {
  it('counts as a view of the cart, including a line that was just added · CART-6', async () => {
    const { start, session, settled, sidebar$, seen } = counting();
    start();
    session.add([lineOf('daily', 2)]);
    sidebar$.next({ ...closed, open: true });
    await settled();
    await later();
    // The requested data arrives: it is still open.
    sidebar$.next({ ...closed, open: true, delivery: { _tag: 'Loading' } });
    await later();
    expect(seen.map(({ _tag }) => _tag)).toEqual(['ItemsAdded', 'CartViewed']);
    expect(seen[1]).toMatchObject({ goods: { items: [{ id: 'daily', quantity: 2 }] } });
    sidebar$.next(closed);
    sidebar$.next({ ...closed, open: true });
    await later();
    expect(seen.filter(({ _tag }) => _tag === 'CartViewed')).toHaveLength(2);
  });

  it('counts the lines in the cart once no change is pending · CART-6', async () => {
    const { start, session, settled, sidebar$, seen } = counting();
    start();
    session.add([lineOf('daily', 2)]);
    await settled();
    session.add([lineOf('monthly')]);
    sidebar$.next({ ...closed, open: true });
    await settled();
    await later();
    expect(seen.filter(({ _tag }) => _tag === 'CartViewed')).toMatchObject([
      { goods: { items: [{ id: 'daily' }, { id: 'monthly' }] } },
    ]);
  });

  it('counts once there is a cart, and not if it was closed before · CART-6', async () => {
    for (const [isOpen, views] of [
      [true, 1],
      [false, 0],
    ] as const) {
      const { start, session, settled, sidebar$, tags } = counting();
      start();
      session.restore();
      sidebar$.next({ ...closed, open: true });
      await settled();
      sidebar$.next({ ...closed, open: isOpen });
      session.add([lineOf('daily', 2)]);
      await settled();
      await later();
      expect(tags().filter((tag) => tag === 'CartViewed')).toHaveLength(views);
    }
  });

  it('counts the recommendations as a list, once · CART-6 · TRK-1', () => {
    const { start, sidebar$, seen } = counting();
    start();
    const product = {
      id: '1',
      title: 'One',
      manufacturer: [],
      brand: [],
      category: 'lenscare',
      price: { current: cartOf().total },
    };
    const products = ['1', '2', '3'].map((id) => ({ ...product, id }) as never);
    const value = { id: 'r1', source: 's', products };
    const shown: CartSidebarState = { ...closed, open: true, recommendation: { _tag: 'Ready', value } };
    sidebar$.next(shown);
    sidebar$.next({ ...shown, delivery: { _tag: 'Loading' } });
    sidebar$.next({
      ...shown,
      recommendation: { _tag: 'Ready', value: { ...value, id: 'r2', products: [] } },
    });
    expect(seen).toMatchObject([
      {
        _tag: 'ListShown',
        list: { id: 'recommendation_r1' },
        items: [
          { id: '1', index: 0 },
          { id: '2', index: 1 },
          { id: '3', index: 2 },
        ],
      },
    ]);
  });
});
