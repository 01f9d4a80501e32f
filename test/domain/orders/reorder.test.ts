import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceReorder,
  beginReorder,
  type Reorder,
  type ReorderAnswer,
} from '../../../src/domain/orders/reorder.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { reorderAnswer } from '../../arbitraries/reorder.ts';

const cart = cartOf();
const { token } = cart;
const result = { foundNonReorderable: [], notReorderable: [], switched: [], addedTrials: [], items: [] };
const run = (...answers: readonly ReorderAnswer[]): Reorder => answers.reduce(advanceReorder, beginReorder);

const loaded = { _tag: 'CartLoaded', cart } as const;
const none = { _tag: 'CartLoaded' } as const;
const created = { _tag: 'CartCreated', cart } as const;
const repeated = { _tag: 'Repeated', result } as const;
const reloaded = { _tag: 'CartReloaded', cart } as const;
const failure = { _tag: 'Failure' } as const;

describe('a reorder', () => {
  it.each([
    ['begins with loading the cart', [], { _tag: 'LoadingCart' }],
    ['repeats the order into the cart', [loaded], { _tag: 'Reordering', cart: token }],
    ['creates a cart if there is none', [none], { _tag: 'CreatingCart' }],
    [
      'creates a cart if the stored one was ordered',
      [{ _tag: 'CartLoaded', cart: cartOf(undefined, { checkoutState: 'completed' }) }],
      { _tag: 'CreatingCart' },
    ],
    ['repeats the order into the new cart', [none, created], { _tag: 'Reordering', cart: token }],
    ['loads the cart again', [loaded, repeated], { _tag: 'ReloadingCart', cart: token, result }],
    ['ends with the cart and the result', [loaded, repeated, reloaded], { _tag: 'Reordered', cart, result }],
    ['ends with a failure at its start', [failure], { _tag: 'Failed' }],
    ['ends with a failure in the middle', [loaded, failure], { _tag: 'Failed' }],
    [
      'ignores events after its end',
      [loaded, repeated, reloaded, failure],
      { _tag: 'Reordered', cart, result },
    ],
    ['does not begin again after a failure', [failure, loaded], { _tag: 'Failed' }],
    ['ignores a repeated response', [loaded, loaded, none], { _tag: 'Reordering', cart: token }],
    [
      'ignores an older response for the reloaded cart',
      [loaded, repeated, created, loaded],
      { _tag: 'ReloadingCart', cart: token, result },
    ],
    ['is not made without a cart', [repeated, reloaded, created], { _tag: 'LoadingCart' }],
  ] as const)('%s · REO-1', (_fact, answers, state) => expect(run(...answers)).toEqual(state));

  const awaited: Readonly<Record<Reorder['_tag'], ReorderAnswer['_tag'] | undefined>> = {
    LoadingCart: 'CartLoaded',
    CreatingCart: 'CartCreated',
    Reordering: 'Repeated',
    ReloadingCart: 'CartReloaded',
    Reordered: undefined,
    Failed: undefined,
  };
  it('advances only on the answer it waits for, or on a failure · REO-1', () =>
    fc.assert(
      fc.property(fc.array(reorderAnswer, { maxLength: 12 }), reorderAnswer, (answers, next) => {
        const before = run(...answers);
        const waits = awaited[before._tag];
        const moves = waits !== undefined && (next._tag === waits || next._tag === 'Failure');
        expect(advanceReorder(before, next)._tag !== before._tag).toBe(moves);
      }),
    ));

  const rank = ['LoadingCart', 'CreatingCart', 'Reordering', 'ReloadingCart', 'Reordered', 'Failed'];
  it('never goes back, whatever the order of the answers · REO-1', () =>
    fc.assert(
      fc.property(fc.array(reorderAnswer, { maxLength: 12 }), (answers) => {
        let before: Reorder = beginReorder;
        for (const answer of answers) {
          const after = advanceReorder(before, answer);
          expect(rank.indexOf(after._tag)).toBeGreaterThanOrEqual(rank.indexOf(before._tag));
          before = after;
        }
      }),
    ));
});
