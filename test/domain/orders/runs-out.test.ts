import { expect, it } from 'vitest';
import type { CartItemId } from '../../../src/domain/cart/cart.ts';
import { runsOut } from '../../../src/domain/orders/runs-out.ts';

const id = 'i1' as CartItemId;
const lens = { id, quantity: 2, category: 'lens' } as const;
const care = { id, quantity: 1, category: 'lenscare' } as const;
const glasses = { id: 'i2' as CartItemId, quantity: 1, category: 'reading_glasses' } as const;

it.each([
  [true, 'shipped', [lens]],
  [true, 'new', [glasses, care]],
  [false, 'shipped', [glasses]],
  [false, 'shipped', [glasses, { ...care, isGift: true }]],
  [false, 'returned', [lens]],
  [false, 'cancelled', [lens]],
  [false, 'payment_pending', [lens]],
  [false, 'shipped', []],
] as const)('goods run out: %s, order %s of %j · ACC-6 · SUBS-1', (expected, state, items) =>
  expect(runsOut({ state, items })).toBe(expected),
);

it('goods that were withdrawn from do not run out; what is left does · ORD-6', () => {
  const withdrawals = [
    { receipt: 'WD-1', receivedAt: '2026-11-08T09:00:00Z', goods: ['1 × Aqua'], lines: [id] },
  ];
  expect(runsOut({ state: 'shipped', items: [lens, glasses], withdrawals })).toBe(false);
  expect(runsOut({ state: 'shipped', items: [lens, { ...care, id: glasses.id }], withdrawals })).toBe(true);
  const part = withdrawals.map((one) => ({ ...one, pieces: { [id]: 1 } }));
  expect(runsOut({ state: 'shipped', items: [lens, glasses], withdrawals: part })).toBe(true);
});
