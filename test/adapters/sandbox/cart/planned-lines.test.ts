import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PlannedLine, planLines } from '../../../../src/adapters/sandbox/cart/planned-lines.ts';

const line = fc
  .record({
    variantId: fc.constantFrom('a', 'b', 'c'),
    eye: fc.constantFrom('right' as const, 'left' as const, undefined),
    pair: fc.constantFrom('p', 'q', undefined),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  .map(
    ({ variantId, eye, pair, quantity }): PlannedLine => ({
      productId: variantId,
      variantId,
      options: {},
      meta: { ...(eye && { eye }), ...(pair && { pair_id: pair }) },
      quantity,
    }),
  );
const lines = fc.array(line, { maxLength: 8 });

const pieces = (all: readonly PlannedLine[], variantId: string): number =>
  all.filter((one) => one.variantId === variantId).reduce((sum, { quantity }) => sum + quantity, 0);

it('planned lines keep the number of pieces, for any lines and any pairs · CART-17', () =>
  fc.assert(
    fc.property(lines, lines, (first, second) => {
      const present = planLines([], first, () => false);
      const both = planLines(present, second, () => false);
      for (const variantId of ['a', 'b', 'c'])
        expect(pieces(both, variantId)).toBe(pieces(first, variantId) + pieces(second, variantId));
    }),
  ));

it('planned lines get no new line if the same lines are added again · CART-17', () =>
  fc.assert(
    fc.property(lines, (added) => {
      const present = planLines([], added, () => false);
      expect(planLines(present, added, () => false)).toHaveLength(present.length);
    }),
  ));

it('planned lines keep a trial at one piece', () => {
  const trial: PlannedLine = { productId: 't', variantId: 't', options: {}, meta: {}, quantity: 1 };
  expect(planLines([trial], [trial], () => true)).toMatchObject([{ quantity: 1 }]);
});
