import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, map } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { type CartSidebarState, makeCartSidebar } from '../../../src/application/cart/cart-sidebar.ts';
import type { CartState } from '../../../src/application/cart/cart-state.ts';
import type { Cart, CartItemId } from '../../../src/domain/cart/cart.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { cartOf, plainCartItem } from '../../arbitraries/cart.ts';
import { lineOf, makeBackend, unreachable, visit } from './shop-of-one.ts';

const opened = async (filled = true) => {
  const visitor = visit(makeBackend().port);
  const asked: string[] = [];
  const sidebar = makeCartSidebar({
    session: visitor.session,
    carts: {
      recommendations: (cart) => async () => {
        asked.push(`recommendations for ${cart.items.length}`);
        return E.right({ id: 'r', source: 'care', products: [] });
      },
    },
    catalogue: {
      deliveryDates: (items) => async () => {
        asked.push(`dates for ${items.map(({ quantity }) => quantity)}`);
        return E.right({ tags: [], items: [] });
      },
      deliveryPrediction: () => TE.right({ earliest: '2026-11-24', latest: '2026-11-25' }),
    },
  });
  const states: CartSidebarState[] = [];
  const watch = () => sidebar.state$.subscribe((next) => states.push(next));
  const watched = watch();
  if (filled) visitor.session.add([lineOf('daily', 2)]);
  await visitor.settled();
  return { ...visitor, sidebar, asked, states, watch, watched, state: () => states.at(-1) };
};

describe('the cart sidebar', () => {
  it('requests the arrival by the chosen shipping method, and again when that changes · STOCK-5', async () => {
    const ways: unknown[] = [];
    const cart$ = new BehaviorSubject<Cart>(cartOf([plainCartItem]));
    const sidebar = makeCartSidebar({
      session: {
        ...visit(makeBackend().port).session,
        state$: cart$.pipe(
          map((value): CartState => ({ remote: { _tag: 'Ready', value }, tasks: [], added: 0, loads: 1 })),
        ),
      },
      carts: { recommendations: () => TE.left(unreachable) },
      catalogue: {
        deliveryDates: () => TE.right({ tags: [], items: [] }),
        deliveryPrediction: (items, way) => async () => {
          ways.push([items.length, way?.shippingOption, way?.countryTo]);
          return E.right({ earliest: '2026-11-24', latest: '2026-11-25' });
        },
      },
    });
    sidebar.state$.subscribe();
    sidebar.open();
    const bySending = (method: string) =>
      cart$.next(
        cartOf([plainCartItem], { shipments: [{ id: '1', method }], shippingAddress: plainAddress }),
      );
    cart$.next(cartOf([plainCartItem], { shipments: [] }));
    bySending('planzer_economy');
    bySending('planzer_economy');
    bySending('swisspost_a_parcel');
    await new Promise((resolve) => setImmediate(resolve));
    expect(ways).toEqual([
      [1, undefined, undefined],
      [1, 'planzer_economy', plainAddress.countryCode],
      [1, 'swisspost_a_parcel', plainAddress.countryCode],
    ]);
  });
  it('looks up delivery and recommendations when it is opened · CART-6', async () => {
    const { sidebar, asked, settled, state } = await opened();
    expect(asked).toEqual([]);
    sidebar.open();
    await settled();
    expect(asked.toSorted()).toEqual(['dates for 2', 'recommendations for 1']);
    expect(state()).toMatchObject({
      open: true,
      delivery: { _tag: 'Ready', value: { prediction: { earliest: '2026-11-24' } } },
      recommendation: { _tag: 'Ready' },
    });
  });
  it('looks them up again when the cart is loaded again, because the stock may differ · STOCK-4 · CART-9', async () => {
    const { sidebar, asked, settled, session } = await opened();
    sidebar.open();
    await settled();
    session.restore();
    await settled();
    expect(asked.filter((what) => what.startsWith('dates'))).toEqual(['dates for 2', 'dates for 2']);
  });
  it('looks them up again when a line changes while it is open, not while it is closed', async () => {
    const { sidebar, asked, settled, session } = await opened();
    sidebar.open();
    await settled();
    session.setQuantity('line-daily' as CartItemId, 3);
    await settled();
    expect(asked).toContain('dates for 3');
    sidebar.close();
    session.setQuantity('line-daily' as CartItemId, 4);
    await settled();
    expect(asked.filter((what) => what.startsWith('dates'))).toEqual(['dates for 2', 'dates for 3']);
  });
  it('looks up nothing for an empty cart', async () => {
    const { sidebar, asked, settled, session, state } = await opened(false);
    session.restore();
    sidebar.open();
    await settled();
    const nothing = { open: true, delivery: null, recommendation: null };
    expect([asked, state()]).toEqual([[], nothing]);
    session.add([lineOf('daily')]);
    await settled();
    session.remove('line-daily' as CartItemId);
    await settled();
    expect([asked.length, state()]).toEqual([2, nothing]);
  });
  it('looks up nothing without subscribers, and again once there is one', async () => {
    const { sidebar, asked, settled, session, watch, watched } = await opened();
    watched.unsubscribe();
    sidebar.open();
    session.setQuantity('line-daily' as CartItemId, 3);
    await settled();
    expect(asked).toEqual([]);
    watch();
    await settled();
    expect(asked.toSorted()).toEqual(['dates for 3', 'recommendations for 1']);
  });
  it('makes one look-up for all subscribers, and a late one has the result at once', async () => {
    const { sidebar, asked, settled, states, watch } = await opened();
    sidebar.open();
    await settled();
    const before = states.length;
    watch();
    expect(states.slice(before)).toEqual([states[before - 1]]);
    expect(asked).toHaveLength(2);
  });
  it('opens once, however often requested', async () => {
    const { sidebar, asked, settled } = await opened();
    sidebar.open();
    sidebar.open();
    await settled();
    expect(asked.filter((what) => what.startsWith('recommendations'))).toHaveLength(1);
  });
  it('closes again if the addition is refused and the cart is empty', async () => {
    const { port } = makeBackend();
    const answer = Promise.withResolvers<void>();
    const visitor = visit({
      ...port,
      add: () => () => answer.promise.then(() => E.left(unreachable)),
    });
    const open: boolean[] = [];
    const sidebar = makeCartSidebar({
      session: visitor.session,
      carts: { recommendations: () => TE.left({ _tag: 'Unreachable' }) },
      catalogue: {
        deliveryDates: () => TE.left({ _tag: 'Unreachable' }),
        deliveryPrediction: () => TE.left({ _tag: 'Unreachable' }),
      },
    });
    sidebar.state$.subscribe((state) => open.push(state.open));
    visitor.session.add([lineOf('daily', 2)]);
    sidebar.openForAdd();
    expect(open.at(-1)).toBe(true);
    await new Promise((resolve) => setImmediate(resolve));
    expect(open.at(-1)).toBe(true);
    answer.resolve();
    await visitor.settled();
    expect(open.at(-1)).toBe(false);
    // Refused before its code was loaded: it never opens.
    sidebar.openForAdd();
    await visitor.settled();
    expect(open.at(-1)).toBe(false);
    // A visitor who opens the empty cart sees it.
    sidebar.open();
    await visitor.settled();
    expect(open.at(-1)).toBe(true);
  });
  it('closes without waiting for a pending change of a line', async () => {
    const { port } = makeBackend();
    const visitor = visit({ ...port, remove: () => () => new Promise(() => undefined) });
    visitor.session.add([lineOf('daily')]);
    await visitor.settled();
    void visitor.session.change(({ token }) => port.remove(token, 'line-daily' as CartItemId))();
    visitor.session.remove('line-daily' as CartItemId);
    const sidebar = makeCartSidebar({
      session: visitor.session,
      carts: { recommendations: () => TE.left(unreachable) },
      catalogue: {
        deliveryDates: () => TE.left(unreachable),
        deliveryPrediction: () => TE.left(unreachable),
      },
    });
    const open: boolean[] = [];
    sidebar.state$.subscribe((state) => open.push(state.open));
    await new Promise((resolve) => setImmediate(resolve));
    expect([visitor.cart()?.items, visitor.state().tasks.length]).toEqual([[], 1]);
    sidebar.openForAdd();
    await new Promise((resolve) => setImmediate(resolve));
    expect(open.slice(-2)).toEqual([true, false]);
  });
  it('stays open for what was added', async () => {
    const { sidebar, session, settled, state } = await opened();
    sidebar.close();
    session.add([lineOf('daily', 1)]);
    sidebar.openForAdd();
    await settled();
    expect(state()?.open).toBe(true);
  });
});
