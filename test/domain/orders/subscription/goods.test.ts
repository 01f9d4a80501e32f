import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryOf, type WantedLine } from '../../../../src/domain/orders/subscription/goods.ts';

const line: fc.Arbitrary<WantedLine> = fc
  .record({
    pairId: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
    standing: fc.constantFrom('Here', 'NotNow', 'Gone'),
  })
  .map(({ pairId, standing }) => ({ standing, ...(pairId !== undefined && { pairId }) }));

describe('a subscription delivery', () => {
  it.each([
    [['Here'], 'Deliver'],
    [['NotNow'], 'Wait'],
    [['Gone'], 'Nothing'],
    [['Gone', 'NotNow'], 'Wait'],
    [[], 'Nothing'],
  ] as const)('of lines that are %s has the result %s · ACC-5', (standings, tag) => {
    expect(deliveryOf(standings.map((standing) => ({ standing })))._tag).toBe(tag);
  });

  it('contains all available lines and no others, and never half a pair · ACC-5', () =>
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const delivery = deliveryOf(lines);
        if (delivery._tag !== 'Deliver') {
          const alone = lines.filter(({ pairId }) => pairId === undefined);
          expect(alone.some(({ standing }) => standing === 'Here')).toBe(false);
          return;
        }
        expect(delivery.lines.length + delivery.leftOut.length).toBe(lines.length);
        for (const one of delivery.lines) {
          expect(one.standing).toBe('Here');
          const pair = lines.filter(({ pairId }) => pairId !== undefined && pairId === one.pairId);
          expect(pair.every((other) => delivery.lines.includes(other))).toBe(true);
        }
        for (const one of delivery.leftOut)
          expect(
            one.standing !== 'Here' ||
              lines.some((other) => other.pairId === one.pairId && other.standing !== 'Here'),
          ).toBe(true);
      }),
    ));
});
