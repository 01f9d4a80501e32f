import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItemId, Eye } from '../../../src/domain/cart/cart.ts';
import { changedLines, mendedLines, type PairItem, pairEyes } from '../../../src/domain/cart/mended-lines.ts';
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
const createdFrom = { type: 'recommendation', recommendationId: 'r', source: 's', itemPosition: 1 } as const;
const told = (items: readonly PairItem[], mend: Mend) =>
  mendedLines(items, mend)?.map(({ eye, options, quantity }) => `${eye} ${options.sphere} ×${quantity}`);

describe('cart lines after a mend', () => {
  it.each<[string, readonly PairItem[], Mend, readonly string[] | undefined]>([
    [
      'one eye gets a value',
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
    ['a single eye is changed to the other eye', [line('right', '-3.00', 2)], swap, ['left -3.00 ×2']],
    [
      'one line for both eyes stays one line',
      [line('both', '+3.00', 1)],
      take('both', '-3.00'),
      ['both -3.00 ×1'],
    ],
    [
      'one line for both eyes becomes two lines',
      [line('both', '-3.00', 4)],
      take('left', '-2.50'),
      ['right -3.00 ×2', 'left -2.50 ×2'],
    ],
    [
      'a single box for both eyes cannot become two lines',
      [line('both', '-3.00', 1)],
      take('left', '-2.50'),
      undefined,
    ],
    ['a single left eye gets a value', [line('left', '+3.00', 2)], take('left', '-3.00'), ['left -3.00 ×2']],
    ['a single right eye gets a value', [line('right', '+3.00')], take('right', '-3.00'), ['right -3.00 ×1']],
    ['no lines', [], swap, undefined],
  ])('%s · WEAR-3', (_, items, mend, lines) => expect(told(items, mend)).toEqual(lines));

  it('keep their pair and their recommendation · WEAR-3 · CART-11', () => {
    const lines = mendedLines([line('right', '-3.00', 1, { createdFrom }), line('left', '-2.50')], swap);
    expect(lines?.map((one) => [one.pairId, one.createdFrom, one.productId])).toEqual([
      ['pair', createdFrom, 'aqualis'],
      ['pair', createdFrom, 'aqualis'],
    ]);
  });

  const sphere = fc.constantFrom('-2.50', '-3.00', '+1.00');
  const boxes = fc.integer({ min: 1, max: 9 });
  const eye = fc.constantFrom('right' as const, 'left' as const);
  it('have as many boxes as before, and the mended values · WEAR-3', () =>
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

describe('cart lines with changed values', () => {
  const changed = (items: readonly PairItem[], eye: Eye | undefined, sphere: string) =>
    changedLines(items, eye ? { eye } : {}, { sphere }).map(
      ({ eye: side, options, quantity, pairId }) => `${side} ${options.sphere} ×${quantity} ${pairId ?? ''}`,
    );
  const pair = [line('right', '-3.00', 2), line('left', '-2.50')];
  it.each<[string, readonly PairItem[], Eye | undefined, string, readonly string[]]>([
    ['the right eye', pair, 'right', '-1.00', ['right -1.00 ×2 pair', 'left -2.50 ×1 pair']],
    ['the left eye', pair, 'left', '-1.00', ['right -3.00 ×2 pair', 'left -1.00 ×1 pair']],
    [
      'two alike eyes are one line',
      [line('right', '-3.00'), line('left', '-2.50')],
      'left',
      '-3.00',
      ['both -3.00 ×2 '],
    ],
    ['one line for both', [line('both', '-3.00', 3)], 'both', '-1.00', ['both -1.00 ×3 ']],
    ['a single eye', [line('left', '-3.00', 2)], 'left', '-1.00', ['left -1.00 ×2 ']],
    ['an eye without a line', [line('left', '-3.00')], 'right', '-1.00', ['left -3.00 ×1 ']],
    ['a line for no eye', [line('left', '-3.00')], undefined, '-1.00', []],
    ['nothing', [], 'left', '-1.00', []],
  ])('%s · CART-23', (_, items, eye, sphere, lines) => expect(changed(items, eye, sphere)).toEqual(lines));

  it('keep their subscription interval and their recommendation · CART-23 · SUBS-3', () => {
    const every = { every: 2, unit: 'month' } as const;
    const kept = { every, createdFrom };
    const alone = [line('right', '-3.00', 1, { ...kept, pairId: undefined as never })];
    expect(changedLines(alone, { eye: 'right' }, { sphere: '-1.00' })).toMatchObject([kept]);
    expect(changedLines([line('both', '-3.00', 2, kept)], { eye: 'both' }, {})).toMatchObject([kept]);
    const pair = [line('right', '-3.00', 1, kept), line('left', '-2.50', 1, kept)];
    expect(changedLines(pair, { eye: 'left' }, { sphere: '-1.00' })).toMatchObject([kept, kept]);
    expect(mendedLines([line('right', '-3.00', 1, kept)], swap)).toMatchObject([kept]);
  });
});
