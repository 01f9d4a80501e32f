import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CartItemId } from '../../src/domain/cart/cart.ts';
import { lineOf } from '../application/cart/shop-of-one.ts';
import { sequences } from './sequences.ts';
import { openTabs } from './tabs.ts';
import { passingFates, settle, some } from './wire.ts';

type Deed =
  | { readonly do: 'add'; readonly product: string; readonly n: number }
  | { readonly do: 'set'; readonly product: string; readonly n: number }
  | { readonly do: 'remove'; readonly product: string }
  | { readonly do: 'coupon'; readonly code: string }
  | { readonly do: 'no coupon' | 'order' }
  | { readonly do: 'wait'; readonly n: number };

/** Only added, and neither changed nor removed. */
const counted = 'c';
const changed = fc.constantFrom('a', 'b');
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    product: fc.constantFrom('a', 'b', counted),
    n: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ do: fc.constant('set' as const), product: changed, n: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('remove' as const), product: changed }),
  fc.record({ do: fc.constant('coupon' as const), code: fc.constantFrom('FUENF', 'ZEHN') }),
  fc.record({ do: fc.constantFrom('no coupon' as const, 'order' as const) }),
  fc.record({ do: fc.constant('wait' as const), n: fc.integer({ min: 1, max: 8 }) }),
);
const idOf = (product: string) => `line-${product}` as CartItemId;

it('the tabs of one visitor end with the same cart and all added items, whichever is faster · CART-2 · CART-17', () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(passingFates, { minLength: 2, maxLength: 3 }),
      fc.array(fc.tuple(fc.nat(2), deed), { maxLength: 12, size: '+1' }),
      async (s, fates, deeds) => {
        const { tabs, truth, order } = openTabs(s, fates);
        let pieces = 0;
        for (const [number, what] of deeds) {
          const tab = tabs[number % tabs.length];
          if (!tab) continue;
          const { session, coupon } = tab;
          if (what.do === 'add') {
            session.add([lineOf(what.product, what.n)]);
            if (what.product === counted) pieces += what.n;
          } else if (what.do === 'set') session.setQuantity(idOf(what.product), what.n);
          else if (what.do === 'remove') session.remove(idOf(what.product));
          else if (what.do === 'coupon') coupon.apply(what.code);
          else if (what.do === 'no coupon') coupon.remove();
          else if (what.do === 'wait') await some(s, what.n);
          else {
            await settle(s);
            order(tab);
            pieces = 0;
          }
        }
        await settle(s);
        for (const tab of tabs) {
          expect(tab.cart()).toEqual(truth());
          expect([tab.state().tasks, tab.state().remote._tag]).toEqual([[], 'Ready']);
        }
        expect(truth()?.items.find(({ productId }) => productId === counted)?.quantity ?? 0).toBe(pieces);
      },
    ),
    sequences(),
  ));
