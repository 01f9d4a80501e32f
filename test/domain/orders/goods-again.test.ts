import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItemId } from '../../../src/domain/cart/cart.ts';
import { goodsAgain } from '../../../src/domain/orders/goods-again.ts';
import { withdrawnPieces } from '../../../src/domain/orders/withdrawn-lines.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';

const [a, b, c] = ['a', 'b', 'c'] as unknown as readonly [CartItemId, CartItemId, CartItemId];
const euros = (minor: number) => ({ minor: minor as Minor, currency: 'EUR' as const });
const items = [
  { id: a, quantity: 2, total: euros(3000) },
  { id: b, quantity: 1, total: euros(500) },
  { id: c, quantity: 1, total: euros(0), isGift: true },
];

describe('the goods of an order that are offered again', () => {
  it.each([
    ['nothing', undefined, [items[0], items[1]]],
    ['what nobody has read yet', [{}], [items[0], items[1]]],
    ['a line', [{ lines: [b] }], [items[0]]],
    [
      'one of two pieces',
      [{ lines: [a], pieces: { a: 1 } }],
      [{ id: a, quantity: 1, total: euros(1500) }, items[1]],
    ],
    ['all of it', [{ lines: [a, b, c] }], []],
  ])('are what is kept after the withdrawal of %s · ORD-7', (_what, withdrawals, again) =>
    expect(goodsAgain({ items, ...(withdrawals && { withdrawals }) })).toEqual(again),
  );

  const withdrawal = fc.record(
    {
      lines: fc.subarray([a, b, c]),
      pieces: fc.dictionary(fc.constantFrom<string>(a, b, c), fc.integer({ min: 1, max: 9 })),
    },
    { requiredKeys: [] },
  );

  it('and those withdrawn from are together what was bought, without gifts · ORD-7', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 5 }), isGift: fc.boolean() }), {
          maxLength: 3,
        }),
        fc.array(withdrawal, { maxLength: 4 }),
        (bought, withdrawals) => {
          const all = bought.map((one, place) => ({
            ...one,
            id: [a, b, c][place] as CartItemId,
            total: euros(one.quantity * 999),
          }));
          const again = goodsAgain({ items: all, withdrawals });
          for (const item of all) {
            const found = again.find(({ id }) => id === item.id);
            const kept = found?.quantity ?? 0;
            expect(found?.total.minor ?? 0).toBe(kept * 999);
            expect(kept + (item.isGift ? item.quantity : withdrawnPieces(item, withdrawals))).toBe(
              item.quantity,
            );
          }
        },
      ),
    ));
});
