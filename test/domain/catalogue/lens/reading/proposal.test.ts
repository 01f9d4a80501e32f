import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductOption } from '../../../../../src/domain/catalogue/lens/lens-options.ts';
import { proposals } from '../../../../../src/domain/catalogue/lens/reading/proposal.ts';

const made: readonly ProductOption[] = [
  { code: 'radius', values: ['8.6'] },
  { code: 'sphere', values: ['-2.50', '-2.00', '0.00', '+2.00'] },
  { code: 'axis', values: ['170', '180'] },
  { code: 'add', values: ['low', 'high'] },
];

describe('what a reading proposes for a lens', () => {
  it.each([
    [
      'values in which the lens is made',
      { sphere: ['-2.50'] },
      [{ _tag: 'Proposed', code: 'sphere', value: '-2.50' }],
    ],
    [
      'the same value with fewer decimals',
      { sphere: ['-2.5'] },
      [{ _tag: 'Proposed', code: 'sphere', value: '-2.50' }],
    ],
    ['a grade', { add: ['high'] }, [{ _tag: 'Proposed', code: 'add', value: 'high' }]],
    ['nothing for an option with one value', { radius: ['8.6'] }, []],
    ['nothing for an option that the lens does not have', { diameter: ['14.2'] }, []],
    ['nothing for an option without a reading', { sphere: [] }, []],
    [
      'nothing for an ambiguous reading',
      { sphere: ['-2.00', '+2.00'] },
      [{ _tag: 'Open', code: 'sphere', values: ['-2.00', '+2.00'] }],
    ],
    [
      'nothing for two readings of which one is made',
      { sphere: ['-2.50', '+2.50'] },
      [{ _tag: 'Open', code: 'sphere', values: ['-2.50'] }],
    ],
    [
      'nothing for a value in which the lens is not made',
      { axis: ['90'] },
      [{ _tag: 'NotMade', code: 'axis', values: ['90'] }],
    ],
    [
      'reports another base curve',
      { radius: ['8.4'] },
      [{ _tag: 'NotMade', code: 'radius', values: ['8.4'] }],
    ],
  ])('%s · PHOTO-3', (_, readings, expected) => expect(proposals(made, readings)).toEqual(expected));

  it('comes in the order in which values are asked · PHOTO-3', () =>
    expect(proposals(made, { axis: ['180'], sphere: ['0'] }).map(({ code }) => code)).toEqual([
      'sphere',
      'axis',
    ]));

  it('is never what the lens is not made in, and one value only if one was read · PHOTO-3', () => {
    const value = fc.constantFrom('-2.50', '-2.5', '-2.00', '+2.00', '0.00', '8.6', '180', '90', 'low', 'x');
    fc.assert(
      fc.property(
        fc.record({
          sphere: fc.array(value),
          axis: fc.array(value),
          add: fc.array(value),
          radius: fc.array(value),
        }),
        (readings) => {
          for (const proposal of proposals(made, readings)) {
            const option = made.find(({ code }) => code === proposal.code);
            if (proposal._tag === 'Proposed') {
              expect(option?.values).toContain(proposal.value);
              const read = readings[proposal.code as keyof typeof readings];
              expect(
                read.every((one) => one === proposal.value || Number(one) === Number(proposal.value)),
              ).toBe(true);
            } else if (proposal._tag === 'Open')
              expect(option?.values).toEqual(expect.arrayContaining([...proposal.values]));
            else expect(option?.values).not.toEqual(expect.arrayContaining([...proposal.values]));
          }
        },
      ),
    );
  });
});
