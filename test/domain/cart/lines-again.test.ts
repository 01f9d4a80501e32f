import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesAgain, linesInOtherCart } from '../../../src/domain/cart/lines-again.ts';
import { cartItem, plainCartItem } from '../../arbitraries/cart.ts';

const lines = (...items: Parameters<typeof linesAgain>[0]) => linesAgain(items).map(({ line }) => line);

describe('the lines of a repeated order', () => {
  it('keep product, values, quantity, eye and pair', () => {
    expect(lines({ ...plainCartItem, quantity: 3, pairId: 'pair' })).toEqual([
      { productId: 'aqualis-daily', options: { sphere: '-2.50' }, quantity: 3, eye: 'right', pairId: 'pair' },
    ]);
  });
  it('leave out gifts', () => {
    expect(lines({ ...plainCartItem, isGift: true })).toEqual([]);
    expect(lines({ ...plainCartItem, isGift: false })).toHaveLength(1);
  });
  it('have no eye and no pair if the order has none, and drop the recommendation', () => {
    const { eye: _eye, ...bottle } = plainCartItem;
    const createdFrom = {
      type: 'recommendation',
      recommendationId: 'r',
      source: 's',
      itemPosition: 1,
    } as const;
    expect(lines({ ...bottle, options: [], createdFrom })).toStrictEqual([
      { productId: 'aqualis-daily', options: {}, quantity: 1 },
    ]);
  });
  it('lose no piece and no value', () => {
    fc.assert(
      fc.property(fc.array(cartItem), (items) => {
        const paid = items.filter(({ isGift }) => !isGift);
        const again = linesAgain(items);
        expect(again.map(({ item }) => item)).toEqual(paid);
        for (const { item, line } of again) {
          expect(line.quantity).toBe(item.quantity);
          for (const { code, value } of item.options.toReversed().slice(0, 1))
            expect(item.options.filter((one) => one.code === code).map((one) => one.value)).toContain(
              line.options[code] ?? value,
            );
        }
      }),
    );
  });
});

describe('the lines of a cart in another cart of the same buyer', () => {
  const createdFrom = {
    type: 'recommendation',
    recommendationId: 'r',
    source: 's',
    itemPosition: 1,
  } as const;
  const every = { every: 3, unit: 'month' } as const;

  it('keep the interval and the recommendation, which a repeated order drops · CHK-24 · CART-11 · SUBS-3', () => {
    const item = { ...plainCartItem, every, createdFrom };
    expect(linesInOtherCart([item])).toStrictEqual([
      { item, line: { ...linesAgain([item])[0]?.line, every, createdFrom } },
    ]);
    expect(lines(item)).toEqual([expect.not.objectContaining({ every })]);
  });
  it('are those of a repeated order if they have neither', () =>
    expect(linesInOtherCart([plainCartItem])).toStrictEqual(linesAgain([plainCartItem])));
});
