import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../../src/domain/cart/cart.ts';
import { lensSetsOf } from '../../../src/domain/orders/lens-sets.ts';
import type { InternalOrderId } from '../../../src/domain/orders/order.ts';
import type { OrderState } from '../../../src/domain/orders/order-state.ts';

const item = (id: string, more: Partial<CartItem>): CartItem =>
  ({
    id,
    productId: '10010',
    title: 'Lens',
    slug: 'lens',
    image: 'image',
    quantity: 1,
    unitPrice: { minor: 100, currency: 'CHF' },
    category: 'lens',
    options: [{ code: 'sphere', value: '-2.50' }],
    ...more,
  }) as CartItem;
const order = (items: readonly CartItem[], state: OrderState = 'shipped') => ({
  internalId: 'o1' as InternalOrderId,
  number: 'ORD-1',
  createdAt: '2026-11-19T08:00:00.000Z',
  state,
  items,
});
const pair = [
  item('a', { eye: 'right', pairId: 'p' }),
  item('b', { eye: 'left', pairId: 'p', options: [{ code: 'sphere', value: '-3.00' }] }),
];

describe('the lenses of an order', () => {
  it('form one set for each pair · WEAR-1', () =>
    expect(
      lensSetsOf(order([...pair, item('c', { eye: 'both', productId: '10020' as never })])),
    ).toMatchObject([
      {
        id: 'o1.0',
        orderNumber: 'ORD-1',
        orderedAt: '2026-11-19T08:00:00.000Z',
        productId: '10010',
        eyes: { right: { values: { sphere: '-2.50' } }, left: { values: { sphere: '-3.00' } } },
      },
      { id: 'o1.1', productId: '10020', eyes: { right: {}, left: {} } },
    ]));

  it.each<[string, readonly CartItem[], OrderState, number]>([
    ['of a cancelled order', pair, 'cancelled', 0],
    ['of a returned order', pair, 'returned', 0],
    ['of an unpaid order', pair, 'payment_pending', 0],
    ['that are gifts', [item('a', { eye: 'both', isGift: true })], 'shipped', 0],
    ['for no eye, which are no lenses', [item('a', { category: 'lenscare' }), item('b', {})], 'shipped', 0],
    ['that are trials, beside others', [...pair, item('c', { eye: 'both', isTrial: true })], 'shipped', 1],
    ['that are trials only', [item('c', { eye: 'both', isTrial: true })], 'shipped', 1],
  ])('%s · WEAR-1', (_, items, state, sets) => expect(lensSetsOf(order(items, state))).toHaveLength(sets));

  it('that were withdrawn from are no set; the other eye stays one · WEAR-1 · ORD-6', () => {
    const withdrawn = (...lines: readonly CartItem[]) => ({
      ...order(pair),
      withdrawals: [{ receipt: 'WD-1', receivedAt: '', goods: [], lines: lines.map(({ id }) => id) }],
    });
    expect(lensSetsOf(withdrawn(...pair))).toEqual([]);
    const [left] = lensSetsOf(withdrawn(pair[0] as CartItem));
    expect(left?.eyes).toEqual({ left: { values: { sphere: '-3.00' }, quantity: 1 } });
  });

  it('keep their ids and have the pieces that are left if others are withdrawn from · WEAR-1 · ORD-6', () => {
    const two = [item('a', { eye: 'both', quantity: 3 }), item('b', { eye: 'both', quantity: 3 })];
    const withdrawn = (goods: object) => ({
      ...order(two),
      withdrawals: [{ receipt: 'WD-1', receivedAt: '', goods: [], ...goods }],
    });
    const [, second] = lensSetsOf(order(two));
    expect(lensSetsOf(withdrawn({ lines: ['a'] }))).toEqual([second]);
    const [, fewer] = lensSetsOf(withdrawn({ lines: ['b'], pieces: { b: 1 } }));
    expect(fewer?.eyes).toMatchObject({ right: { quantity: 1 }, left: { quantity: 1 } });
  });
});
