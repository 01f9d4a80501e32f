import * as fc from 'fast-check';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { keepTabsInStep } from '../../../src/application/cart/tabs-in-step.ts';
import type { CartItemId, CartToken } from '../../../src/domain/cart/cart.ts';
import { lineOf, makeBackend, visit } from './shop-of-one.ts';

/** One visitor with so many tabs: one cookie, one backend, and a channel between the tabs of a brand. */
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
  it('show what another one did: added, changed, taken out, ordered · CART-17', async () => {
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

  it('that make the first cart at once have one, with what both put in · CART-2 · CART-17', async () => {
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

  it('fall silent once they show the same, whatever was done in them · CART-17', () =>
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
