import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import {
  type RememberedProduct,
  type ReorderResult,
  reorderNotices,
  stepAnew,
  unavailableProducts,
} from '../../../src/domain/orders/reorder-result.ts';
import { plainCartItem } from '../../arbitraries/cart.ts';
import { reorderResult } from '../../arbitraries/reorder.ts';

const product = (name: string): RememberedProduct => ({ productId: name as ProductId, title: name });
const nothing: ReorderResult = {
  foundNonReorderable: [],
  notReorderable: [],
  switched: [],
  addedTrials: [],
  items: [],
};
const [a, b] = [product('a'), product('b')];

const changedTo = (to: string) => ({
  from: a,
  to: b,
  changed: [{ code: 'radius', from: '8.5', to }] as const,
});

describe('the notices after a reorder', () => {
  it.each([
    ['nothing after a complete reorder', {}, []],
    [
      'a warning and the unavailable products',
      { foundNonReorderable: [a] },
      [{ _tag: 'Warning' }, { _tag: 'NonReorderable', products: [a] }],
    ],
    [
      'a warning and the products that were not added',
      { notReorderable: [b] },
      [{ _tag: 'Warning' }, { _tag: 'NonReorderable', products: [b] }],
    ],
    [
      'a product once, even if it is named twice',
      { foundNonReorderable: [a, b], notReorderable: [b, a] },
      [{ _tag: 'Warning' }, { _tag: 'NonReorderable', products: [a, b] }],
    ],
    [
      'each product that was replaced',
      { switched: [{ from: a, to: b }] },
      [{ _tag: 'Switched', from: a, to: b }],
    ],
    [
      'a replacement once if both eyes have it, with the values that differ',
      { switched: [changedTo('8.6'), changedTo('8.6'), changedTo('8.4')] },
      [
        { _tag: 'Switched', ...changedTo('8.6') },
        { _tag: 'Switched', ...changedTo('8.4') },
      ],
    ],
    ['the samples that were added', { addedTrials: [a, b] }, [{ _tag: 'TrialsAdded', products: [a, b] }]],
    [
      'each shipping or payment method that was replaced',
      { replacedWays: ['shipping', 'payment'] as const },
      [
        { _tag: 'WayReplaced', way: 'shipping' },
        { _tag: 'WayReplaced', way: 'payment' },
      ],
    ],
  ])('%s · REO-3 · REO-4 · HOME-3', (_fact, change, notices) =>
    expect(reorderNotices({ ...nothing, ...change })).toEqual(notices),
  );

  it('warn exactly if a product is missing, and name every missing product · REO-3 · REO-4', () =>
    fc.assert(
      fc.property(reorderResult, (result) => {
        const notices = reorderNotices(result);
        const missing = [...result.foundNonReorderable, ...result.notReorderable];
        expect(notices.some(({ _tag }) => _tag === 'Warning')).toBe(missing.length > 0);
        const named = unavailableProducts(result).map(({ productId }) => productId);
        expect(new Set(named).size).toBe(named.length);
        expect(new Set(named)).toEqual(new Set(missing.map(({ productId }) => productId)));
        const switched = notices.filter((notice) => notice._tag === 'Switched');
        expect(new Set(switched.map(({ _tag, ...one }) => JSON.stringify(one)))).toEqual(
          new Set(result.switched.map((one) => JSON.stringify(one))),
        );
        expect(new Set(switched.map((one) => JSON.stringify(one))).size).toBe(switched.length);
      }),
    ));
});

describe('the checkout step that needs a new choice', () => {
  const some = { items: [plainCartItem] };
  it.each([
    ['addressed', 'shipping'],
    ['shipping_selected', 'payment'],
    ['address', 'address'],
    ['cart', undefined],
    ['payment_selected', undefined],
    ['payment_skipped', undefined],
  ] as const)('after a reorder that stopped at %s: %s · HOME-3', (checkoutState, step) => {
    expect(stepAnew(some, { checkoutState }, { checkoutState })).toBe(step);
    expect(stepAnew({ items: [] }, { checkoutState }, { checkoutState })).toBeUndefined();
    expect(stepAnew(some, { checkoutState }, { checkoutState: 'payment_selected' })).toBeUndefined();
  });
});
