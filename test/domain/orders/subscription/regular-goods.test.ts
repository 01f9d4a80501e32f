import { expect, it } from 'vitest';
import type { CartItemId } from '../../../../src/domain/cart/cart.ts';
import { regularGoods } from '../../../../src/domain/orders/subscription/regular-goods.ts';
import type { Minor } from '../../../../src/domain/shared/money.ts';

const good = (id: string, category: 'lens' | 'lenscare' | 'sunglasses' | 'service', more: object = {}) => ({
  id: id as CartItemId,
  category,
  quantity: 2,
  total: { currency: 'CHF' as const, minor: 4000 as Minor },
  isTrial: false,
  ...more,
});
const items = [
  good('lens', 'lens'),
  good('care', 'lenscare'),
  good('glasses', 'sunglasses'),
  good('check', 'service'),
  good('trial', 'lens', { isTrial: true }),
  good('gift', 'lenscare', { isGift: true }),
];
const idsOf = (source: Parameters<typeof regularGoods>[0]) => regularGoods(source).map(({ id }) => id);

it('a subscription repeats lenses and care: no glasses, services, trials or gifts · SUBS-1', () =>
  expect(idsOf({ items })).toEqual(['lens', 'care']));

it('a subscription does not repeat what was withdrawn from · SUBS-1 · ORD-6', () => {
  const withdrawals = [
    {
      receipt: 'WD-1',
      receivedAt: '2026-11-08T09:00:00Z',
      goods: ['1 × Aqua'],
      lines: ['lens' as CartItemId],
    },
  ];
  expect(idsOf({ items, withdrawals })).toEqual(['care']);
});

it('a subscription repeats one of two boxes if the other was withdrawn from, at its price · SUBS-1 · ORD-7', () => {
  const [lens] = regularGoods({
    items,
    withdrawals: [{ lines: ['lens' as CartItemId], pieces: { lens: 1 } }],
  });
  expect(lens).toMatchObject({ id: 'lens', quantity: 1, total: { minor: 2000 } });
});
