import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedParameters } from '../../../../src/domain/catalogue/lens/changed-parameters.ts';
import type { ProductOption } from '../../../../src/domain/catalogue/lens/lens-options.ts';

const lens = (radius: readonly string[], diameter: readonly string[] = []): readonly ProductOption[] => [
  { code: 'sphere', values: ['-1.00'] },
  ...(radius.length > 0 ? [{ code: 'radius' as const, values: radius }] : []),
  ...(diameter.length > 0 ? [{ code: 'diameter' as const, values: diameter }] : []),
];
const values = fc.array(fc.constantFrom('8.4', '8.6', '14.0'), { maxLength: 2 });

describe('changed parameters', () => {
  it.each([
    ['nothing', lens(['8.6'], ['14.2']), lens(['8.6'], ['14.2']), []],
    [
      'the base curve',
      lens(['8.6']),
      lens(['8.4', '8.8']),
      [{ code: 'radius', before: ['8.6'], after: ['8.4', '8.8'] }],
    ],
    [
      'both',
      lens(['8.6'], ['14.2']),
      lens(['8.5'], ['14.0']),
      [
        { code: 'radius', before: ['8.6'], after: ['8.5'] },
        { code: 'diameter', before: ['14.2'], after: ['14.0'] },
      ],
    ],
    ['no measure that the old lens lacks', lens([]), lens(['8.6']), []],
    ['no measure that the new lens lacks', lens(['8.6']), lens([]), []],
  ])('name %s · CAT-1', (_, before, after, changed) => {
    expect(changedParameters(before, after)).toEqual(changed);
  });

  it('are reversed if the lenses are exchanged', () =>
    fc.assert(
      fc.property(values, values, values, values, (a, b, c, d) => {
        const [one, other] = [lens(a, b), lens(c, d)];
        expect(changedParameters(other, one)).toEqual(
          changedParameters(one, other).map(({ code, before, after }) => ({
            code,
            before: after,
            after: before,
          })),
        );
      }),
    ));
});
