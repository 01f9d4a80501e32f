import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItemId, Eye } from '../../../src/domain/cart/cart.ts';
import { mendedLines, type PairItem, pairEyes } from '../../../src/domain/cart/mended-lines.ts';
import { mapEyes } from '../../../src/domain/catalogue/lens/eyes.ts';
import { type Mend, mended } from '../../../src/domain/catalogue/lens/shield/finding.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';

const line = (eye: Eye, sphere: string, quantity = 1, more: Partial<PairItem> = {}): PairItem => ({
  id: `${eye} ${sphere}` as CartItemId,
  productId: 'aqualis' as ProductId,
  options: [{ code: 'sphere', value: sphere }],
  quantity,
  eye,
  ...(eye !== 'both' && { pairId: 'pair' }),
  ...more,
});
const take = (eye: 'right' | 'left' | 'both', value: string): Mend => ({
  _tag: 'TakeValue',
  eye,
  code: 'sphere',
  value,
});
const swap: Mend = { _tag: 'SwapEyes' };
const told = (items: readonly PairItem[], mend: Mend) =>
  mendedLines(items, mend)?.map(({ eye, options, quantity }) => `${eye} ${options.sphere} ×${quantity}`);

describe('lines of the cart after a press', () => {
  it.each<[string, readonly PairItem[], Mend, readonly string[] | undefined]>([
    [
      'one eye takes a value',
      [line('right', '+2.50', 2), line('left', '-3.00')],
      take('right', '-2.50'),
      ['right -2.50 ×2', 'left -3.00 ×1'],
    ],
    [
      'both become alike',
      [line('right', '+3.00', 2), line('left', '-3.00', 2)],
      take('right', '-3.00'),
      ['both -3.00 ×4'],
    ],
    [
      'eyes are swapped with their boxes',
      [line('right', '-3.00', 2), line('left', '-2.50')],
      swap,
      ['right -2.50 ×1', 'left -3.00 ×2'],
    ],
    ['one eye alone is the other one', [line('right', '-3.00', 2)], swap, ['left -3.00 ×2']],
    ['both alike stay one line', [line('both', '+3.00', 1)], take('both', '-3.00'), ['both -3.00 ×1']],
    [
      'both alike become two',
      [line('both', '-3.00', 4)],
      take('left', '-2.50'),
      ['right -3.00 ×2', 'left -2.50 ×2'],
    ],
    ['a single box for both cannot be two', [line('both', '-3.00', 1)], take('left', '-2.50'), undefined],
    ['one eye alone takes a value', [line('left', '+3.00', 2)], take('left', '-3.00'), ['left -3.00 ×2']],
    ['the other one alone', [line('right', '+3.00')], take('right', '-3.00'), ['right -3.00 ×1']],
    ['nothing is nothing', [], swap, undefined],
  ])('%s · WEAR-3', (_, items, mend, lines) => expect(told(items, mend)).toEqual(lines));

  it('keeps the pair, and where it came from · WEAR-3 · CART-11', () => {
    const createdFrom = {
      type: 'recommendation',
      recommendationId: 'r',
      source: 's',
      itemPosition: 1,
    } as const;
    const lines = mendedLines([line('right', '-3.00', 1, { createdFrom }), line('left', '-2.50')], swap);
    expect(lines?.map((one) => [one.pairId, one.createdFrom, one.productId])).toEqual([
      ['pair', createdFrom, 'aqualis'],
      ['pair', createdFrom, 'aqualis'],
    ]);
  });

  const sphere = fc.constantFrom('-2.50', '-3.00', '+1.00');
  const boxes = fc.integer({ min: 1, max: 9 });
  const eye = fc.constantFrom('right' as const, 'left' as const);
  it('has as many boxes as before, in the values that the press gives · WEAR-3', () =>
    fc.assert(
      fc.property(
        sphere,
        sphere,
        boxes,
        boxes,
        fc.oneof(
          fc.constant(swap),
          fc.tuple(eye, sphere).map(([side, value]) => take(side, value)),
        ),
        (r, l, n, m, mend) => {
          fc.pre(r !== l);
          const items = [line('right', r, n), line('left', l, m)];
          const lines = mendedLines(items, mend) ?? [];
          expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(n + m);
          const after = pairEyes(
            lines.map((one) => ({
              ...line('right', '0.00'),
              ...one,
              options: [{ code: 'sphere' as const, value: one.options.sphere ?? '' }],
            })),
          );
          const values = mapEyes(pairEyes(items), (one) => one.values);
          expect(mapEyes(after, (one) => one.values)).toEqual(mended(values, mend));
        },
      ),
    ));
});
