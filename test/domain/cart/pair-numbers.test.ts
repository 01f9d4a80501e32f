import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItemId } from '../../../src/domain/cart/cart.ts';
import { pairNumbers } from '../../../src/domain/cart/pair-numbers.ts';

const line = fc.record({
  variantId: fc.constantFrom('a', 'b'),
  eye: fc.constantFrom('right' as const, 'left' as const),
  pairId: fc.option(fc.constantFrom('p', 'q', 'r'), { nil: undefined }),
});
/** As a cart stores them: equal lines are merged. */
const lines = fc
  .uniqueArray(line, { selector: ({ variantId, eye, pairId }) => `${variantId} ${eye} ${pairId}` })
  .map((all) =>
    all.map(({ pairId, ...rest }, index) => ({
      ...rest,
      id: `${index}` as CartItemId,
      ...(pairId !== undefined && { pairId }),
    })),
  );

describe('pair numbers', () => {
  it('distinguish lines that would look alike · CART-19', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const numbers = pairNumbers(all);
        const shown = all.map(({ id, variantId, eye }) => `${variantId} ${eye} ${numbers.get(id) ?? ''}`);
        expect(new Set(shown).size).toBe(all.length);
      }),
    );
  });
  it('are the same for all lines of a pair, and absent on other lines · CART-19', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const numbers = pairNumbers(all);
        for (const { id, pairId } of all) {
          if (pairId === undefined) expect(numbers.has(id)).toBe(false);
          for (const other of all)
            if (pairId !== undefined && other.pairId === pairId)
              expect(numbers.get(other.id)).toBe(numbers.get(id));
        }
        expect([...new Set(numbers.values())]).toEqual([...new Set(numbers.values())].map((_, i) => i + 1));
      }),
    );
  });
  it('are absent if there is a single pair', () => {
    const pair = (['right', 'left'] as const).map((eye) => ({
      id: eye as unknown as CartItemId,
      variantId: 'a',
      eye,
      pairId: 'p',
    }));
    expect(pairNumbers(pair).size).toBe(0);
  });
});
