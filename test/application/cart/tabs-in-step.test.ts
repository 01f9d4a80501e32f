import * as fc from 'fast-check';
import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { CartState } from '../../../src/application/cart/cart-state.ts';
import { keepTabsInStep } from '../../../src/application/cart/tabs-in-step.ts';
import type { Cart, CartItemId, CartToken } from '../../../src/domain/cart/cart.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { lineOf, makeBackend, visit } from './shop-of-one.ts';

/** One visitor with the given number of tabs: one cookie, one backend, and a channel between the tabs of a brand. */
const open = (brands: readonly string[]) => {
  const backend = makeBackend();
  let asked = 0;
  const carts = {
    ...backend.port,
    load: (token: CartToken) => {
      asked += 1;
      return backend.port.load(token);
    },
  };
  const cookies = new Map<string, CartToken>();
  const channels = brands.map((brand) => ({ brand, told$: new Subject<string>() }));
  const tabs = channels.map(({ brand, told$ }) => {
    const tokens = {
      read: () => cookies.get(brand),
      kept: () => '',
      write: (token: CartToken) => cookies.set(brand, token).has(brand),
      clear: () => void cookies.delete(brand),
    };
    const tab = visit(carts, { tokens });
    tab.session.restore();
    keepTabsInStep(tab.session, {
      told$,
      tell: (sign) => {
        for (const other of channels)
          if (other.told$ !== told$ && other.brand === brand) queueMicrotask(() => other.told$.next(sign));
      },
    });
    return tab;
  });
  const settled = async () => {
    for (let round = 0; round < 4; round += 1) for (const tab of tabs) await tab.settled();
  };
  const contents = () =>
    tabs.map((tab) =>
      Object.fromEntries((tab.cart()?.items ?? []).map(({ productId, quantity }) => [productId, quantity])),
    );
  return { tabs, settled, contents, madeCarts: backend.madeCarts, asked: () => asked };
};

describe('tabs of one visitor', () => {
  it('show the changes of another one: added, changed, ordered · CART-17', async () => {
    const { tabs, settled, contents } = open(['okulino', 'okulino']);
    const [first, second] = tabs;
    await settled();
    first?.session.add([lineOf('daily', 2)]);
    await settled();
    expect(contents()).toEqual([{ daily: 2 }, { daily: 2 }]);
    second?.session.setQuantity('line-daily' as CartItemId, 5);
    await settled();
    expect(contents()).toEqual([{ daily: 5 }, { daily: 5 }]);
    second?.session.forget();
    await settled();
    expect(tabs.map((tab) => tab.cart())).toEqual([null, null]);
  });

  it('of two shops do not mix', async () => {
    const { tabs, settled, contents } = open(['okulino', 'opalys']);
    tabs[0]?.session.add([lineOf('daily')]);
    await settled();
    expect(contents()).toEqual([{ daily: 1 }, {}]);
  });

  it('that create the first cart at the same time share one, with what both added · CART-2 · CART-17', async () => {
    const { tabs, settled, contents } = open(['okulino', 'okulino']);
    await settled();
    tabs[0]?.session.add([lineOf('daily')]);
    tabs[1]?.session.add([lineOf('drops')]);
    await settled();
    expect(contents()).toEqual([
      { daily: 1, drops: 1 },
      { daily: 1, drops: 1 },
    ]);
  });

  it('announce what they show when others may differ, and load what they do not show · CART-17', () => {
    const first = { _tag: 'Ready', value: cartOf() } as const;
    const state$ = new BehaviorSubject<CartState>({ remote: first, tasks: [], added: 0, loads: 0 });
    const told$ = new Subject<string>();
    const said: string[] = [];
    let loads = 0;
    const restore = () => {
      loads += 1;
    };
    keepTabsInStep({ state$, restore }, { told$, tell: (sign) => void said.push(sign) });
    const confirm = (cart: Cart) => state$.next({ ...state$.value, remote: { _tag: 'Ready', value: cart } });
    const [one] = said;
    told$.next('of before');
    state$.next({ ...state$.value, tasks: [{ _tag: 'Add', lines: [] }] });
    expect([said, loads]).toEqual([[one], 1]);
    confirm(first.value);
    expect(said).toEqual([one, one]);
    confirm(cartOf([]));
    const two = said[2];
    told$.next(one ?? '');
    confirm(first.value);
    expect([said, loads]).toEqual([[one, one, two, one], 2]);
    told$.next(two ?? '');
    told$.next(one ?? '');
    expect(loads).toBe(3);
  });

  it('announce and load nothing twice, and nothing unconfirmed · CART-17', () => {
    const cart = cartOf();
    const state$ = new BehaviorSubject<CartState>({
      remote: { _tag: 'Loading' },
      tasks: [],
      added: 0,
      loads: 0,
    });
    const told$ = new Subject<string>();
    const said: string[] = [];
    let loads = 0;
    const restore = () => {
      loads += 1;
    };
    keepTabsInStep({ state$, restore }, { told$, tell: (sign) => void said.push(sign) });
    const show = (remote: CartState['remote']) => state$.next({ ...state$.value, remote });
    expect(said).toEqual([]);
    show({ _tag: 'Ready', value: cart });
    show({ _tag: 'Ready', value: cart });
    show({ _tag: 'Failed', error: { _tag: 'Unreachable' }, value: cartOf([]) });
    expect(said).toHaveLength(1);
    told$.next('another');
    told$.next('another');
    expect(loads).toBe(1);
  });

  it('stop loading once they show the same, whatever was changed · CART-17', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(2), fc.constantFrom('a', 'b'), fc.integer({ min: 1, max: 3 })), {
          maxLength: 6,
        }),
        async (clicks) => {
          const { tabs, settled, contents, asked } = open(['okulino', 'okulino', 'okulino']);
          for (const [tab, product, quantity] of clicks) tabs[tab]?.session.add([lineOf(product, quantity)]);
          await settled();
          await settled();
          const before = asked();
          await settled();
          expect(asked()).toBe(before);
          const [first, second, third] = contents();
          expect([second, third]).toEqual([first, first]);
          const pieces = clicks.reduce((sum, [, , quantity]) => sum + quantity, 0);
          expect(Object.values(first ?? {}).reduce((sum, quantity) => sum + quantity, 0)).toBe(pieces);
        },
      ),
      { numRuns: 20 },
    ));
});
