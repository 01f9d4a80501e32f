import { from } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { CartState, CartTask } from '../../../src/application/cart/cart-state.ts';
import { cartChanges } from '../../../src/application/tracking/cart-changes.ts';
import type { Cart, CartItemId } from '../../../src/domain/cart/cart.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { cartOf, plainCartItem } from '../../arbitraries/cart.ts';

/** A cart with the given number of pieces of each product. */
const holding = (pieces: Readonly<Record<string, number>>): Cart =>
  cartOf(
    Object.entries(pieces).map(([id, quantity]) => ({
      ...plainCartItem,
      id: id as CartItemId,
      productId: id as ProductId,
      quantity,
    })),
  );
const ready = (value: Cart | null, added = 0, tasks: readonly CartTask[] = []): CartState => ({
  remote: { _tag: 'Ready', value },
  tasks,
  added,
  loads: 0,
});
const loading: CartState = { ...ready(null), remote: { _tag: 'Loading' } };
const failed: CartState = { ...ready(null), remote: { _tag: 'Failed', error: { _tag: 'Unreachable' } } };
const line = (id: string): CartTask => ({ _tag: 'Line', item: id as CartItemId });
const adding: CartTask = { _tag: 'Add', lines: [] };

const changes = (states: readonly CartState[]): readonly string[] => {
  const told: string[] = [];
  cartChanges(from(states)).subscribe((event) =>
    told.push(
      event._tag === 'ItemsAdded' || event._tag === 'ItemsRemoved'
        ? `${event._tag} ${event.items.map(({ id, quantity }) => `${quantity} ${id}`).join(' ')}`
        : String(event._tag),
    ),
  );
  return told;
};

const one = holding({ a: 1 });
const two = holding({ a: 1, b: 2 });

describe('a change of the cart by the visitor', () => {
  it.each<[string, readonly CartState[], readonly string[]]>([
    ['is none while the cart is unknown', [loading, failed, loading], []],
    ['is none when a stored cart is loaded', [loading, ready(one), ready(two)], []],
    ['is the first addition', [loading, ready(null), ready(one), ready(one, 1)], ['ItemsAdded 1 a']],
    [
      'is the first addition if there was no cart before',
      [loading, ready(one), ready(one, 1)],
      ['ItemsAdded 1 a'],
    ],
    ['is only what an addition added', [ready(one), ready(two), ready(two, 1)], ['ItemsAdded 2 b']],
    [
      'is computed from the last known cart after a failed request',
      [ready(one), failed, ready(two), ready(two, 1)],
      ['ItemsAdded 2 b'],
    ],
    [
      'is the additional quantity of a line',
      [ready(one), ready(one, 0, [line('a')]), ready(holding({ a: 3 }), 0, [line('a')])],
      ['ItemsAdded 2 a'],
    ],
    [
      'is the removed quantity of a line',
      [ready(two), ready(two, 0, [line('b')]), ready(holding({ a: 1, b: 1 }), 0, [line('b')])],
      ['ItemsRemoved 1 b'],
    ],
    [
      'is a line that was removed with the cart',
      [ready(one), ready(null, 0, [line('a')])],
      ['ItemsRemoved 1 a'],
    ],
    [
      'covers only the changed lines',
      [ready(two), ready(holding({ a: 2, b: 5 }), 0, [line('a')])],
      ['ItemsAdded 1 a'],
    ],
    [
      'excludes changes made elsewhere during an addition',
      [ready(one), ready(two, 0, [adding]), ready(two)],
      [],
    ],
    ['is none when the same cart is emitted again', [ready(one), ready(one, 0, [line('a')])], []],
  ])('%s · TRK-1', (_, states, told) => expect(changes(states)).toEqual(told));
});
