import { expect, it } from 'vitest';
import { runsOut } from '../../../src/domain/orders/runs-out.ts';

const lens = { category: 'lens' } as const;
const care = { category: 'lenscare' } as const;
const glasses = { category: 'reading_glasses' } as const;

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
