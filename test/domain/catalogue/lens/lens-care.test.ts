import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  careAdvice,
  isFitting,
  lensMaterials,
  preservatives,
  solutionFor,
} from '../../../../src/domain/catalogue/lens/lens-care.ts';
import { lensUsages } from '../../../../src/domain/catalogue/product.ts';

const usage = fc.constantFrom(...lensUsages);
const material = fc.option(fc.constantFrom(...lensMaterials), { nil: undefined });

describe('the care of a lens', () => {
  it.each([
    ['daily', 'silicone_hydrogel', 'none'],
    ['daily', 'hydrogel', 'none'],
    ['two_weekly', 'bio_hydrogel', 'mild'],
    ['two_weekly', 'silicone_hydrogel', 'mild'],
    ['monthly', 'hydrogel', 'any'],
    ['monthly', undefined, 'mild'],
  ] as const)('for a %s lens of %s needs %s solution', (worn, made, solution) => {
    expect(solutionFor(worn, made)).toBe(solution);
  });

  it('excludes polyhexanide for lenses that absorb it, and offers no solution if none is needed', () => {
    expect(preservatives.filter((one) => isFitting('mild', one))).toEqual(['none', 'polyquaternium']);
    expect(preservatives.filter((one) => isFitting('any', one))).toEqual(preservatives);
    expect(preservatives.filter((one) => isFitting('none', one))).toEqual([]);
  });

  it('has a solution for every reusable lens, and none for a daily one', () =>
    fc.assert(
      fc.property(usage, material, (worn, made) => {
        const fitting = preservatives.filter((one) => isFitting(solutionFor(worn, made), one));
        expect(fitting.length === 0).toBe(worn === 'daily');
      }),
    ));

  it('is listed in the order of an evening', () => {
    const facts = [
      { code: 'material', value: 'hydrogel' },
      { code: 'overnight_wear', value: 'no' },
    ];
    expect(careAdvice({ lensUsage: 'daily', facts })).toEqual({
      solution: 'none',
      hints: ['hands', 'once', 'water', 'asleep'],
    });
    expect(careAdvice({ lensUsage: 'monthly', facts })).toEqual({
      solution: 'any',
      hints: ['hands', 'rub', 'fresh', 'case', 'replace_monthly', 'water', 'asleep'],
    });
    expect(careAdvice({ lensUsage: 'two_weekly', facts: facts.toReversed() })).toEqual({
      solution: 'any',
      hints: ['hands', 'rub', 'fresh', 'case', 'replace_two_weekly', 'water', 'asleep'],
    });
  });

  it('allows sleeping with a lens only if its maker does', () => {
    const facts = [{ code: 'overnight_wear', value: 'up_to_6_nights' }];
    expect(careAdvice({ lensUsage: 'monthly', facts })?.hints.at(-1)).toBe('overnight');
    expect(careAdvice({ lensUsage: 'monthly', facts: [] })?.hints.at(-1)).toBe('asleep');
  });

  it('is undefined for a product that is no lens', () => expect(careAdvice({ facts: [] })).toBeUndefined());
});
