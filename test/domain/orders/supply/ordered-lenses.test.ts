import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../../../src/domain/cart/cart.ts';
import type { LensesPerBox, Pack } from '../../../../src/domain/catalogue/lens/supply.ts';
import type { DaysWorn } from '../../../../src/domain/catalogue/lens/wear.ts';
import type { InternalOrderId, Order, OrderToken } from '../../../../src/domain/orders/order.ts';
import { type OrderState, orderStates } from '../../../../src/domain/orders/order-state.ts';
import { orderedLenses, type WearFacts } from '../../../../src/domain/orders/supply/ordered-lenses.ts';
import { cartOf, plainCartItem } from '../../../arbitraries/cart.ts';

const pack: Pack = { lensesPerBox: 30 as LensesPerBox, usage: 'daily' };
const facts: WearFacts = { packOf: () => pack, wornOf: () => 7 as DaysWorn };

const orderOf = (items: readonly CartItem[], change: Partial<Order> = {}): Order => ({
  ...cartOf(items),
  token: 'token' as OrderToken,
  number: 'ORD-1',
  internalId: '1' as InternalOrderId,
  state: 'shipped',
  createdAt: '2026-11-02T23:30:00Z',
  reorderable: true,
  delivery: { earliest: '2026-11-04', latest: '2026-11-05' },
  ...change,
});
const item = (change: Partial<CartItem> = {}): CartItem => ({ ...plainCartItem, ...change });
const daysOf = (order: Order, known = facts) =>
  orderedLenses(order, known).map(({ eyes }) => [eyes.right?.days, eyes.left?.days]);
const { eye: _, ...noEye } = plainCartItem;

describe('the supply from the lenses of an order', () => {
  it('starts on the last day of the delivery window, with order, product and values · HOME-1', () =>
    expect(orderedLenses(orderOf([item()]), facts)).toEqual([
      {
        order: 'ORD-1',
        orderedAt: '2026-11-02T23:30:00Z',
        productId: plainCartItem.productId,
        eyes: { right: { from: '2026-11-05', days: 30, values: { sphere: '-2.50' } } },
      },
    ]));

  it('starts on the order’s calendar day in the shop if no delivery date is given · HOME-1', () => {
    const { delivery: _said, ...unsaid } = orderOf([item()]);
    expect(orderedLenses(unsaid, { ...facts, zone: 'Europe/Zurich' })[0]?.eyes.right?.from).toBe(
      '2026-11-03',
    );
  });

  it.each<[string, readonly CartItem[], unknown]>([
    [
      'of each eye',
      [item({ quantity: 2 }), item({ eye: 'left' })],
      [
        [60, undefined],
        [undefined, 30],
      ],
    ],
    ['of both eyes from one line', [item({ eye: 'both', quantity: 3 })], [[45, 45]]],
    ['of one line without an eye', [noEye], [[15, 15]]],
    ['of two lines without an eye', [noEye, { ...noEye }], []],
    ['of a trial', [item({ isTrial: true })], []],
    ['of a gift', [item({ isGift: true })], []],
    ['of no lens', [item({ category: 'lenscare' })], []],
    ['of a very large quantity', [item({ quantity: 1001 })], []],
  ])('%s · HOME-1', (_name, items, days) => expect(daysOf(orderOf(items))).toEqual(days));

  it('leaves out lenses that were withdrawn from · HOME-1 · ORD-6', () => {
    const items = [item({ quantity: 2 }), item({ id: 'other' as CartItem['id'], eye: 'left' })];
    const withdrawals = [{ receipt: 'WD-1', receivedAt: '', goods: [], lines: [plainCartItem.id] }];
    expect(daysOf(orderOf(items, { withdrawals }))).toEqual([[undefined, 30]]);
    const part = withdrawals.map((one) => ({ ...one, pieces: { [plainCartItem.id]: 1 } }));
    expect(daysOf(orderOf(items, { withdrawals: part }))).toEqual([
      [30, undefined],
      [undefined, 30],
    ]);
  });

  it('lasts longer if lenses are not worn every day · HOME-1', () =>
    expect(daysOf(orderOf([item()]), { ...facts, wornOf: () => 3 as DaysWorn })).toEqual([[70, undefined]]));

  it('is absent if the box size is not known · HOME-1', () =>
    expect(daysOf(orderOf([item()]), { ...facts, packOf: () => undefined })).toEqual([]));

  const counted: readonly OrderState[] = ['new', 'fulfiller_ready', 'accepted', 'open', 'shipped'];
  it.each(orderStates)('of an order in the state %s counts only if the order stands · HOME-1', (state) =>
    expect(daysOf(orderOf([item()], { state }))).toHaveLength(counted.includes(state) ? 1 : 0),
  );
});
