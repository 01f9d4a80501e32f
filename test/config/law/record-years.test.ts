import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../src/config/environment.ts';
import { recordYearsBy } from '../../../src/config/law/record-years.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';

describe('the years for which a shop keeps its records', () => {
  it.each([
    ['okulino', 10, 10],
    ['linsenwerk', 8, 6],
    ['augental', 7, 7],
    ['viszola', 10, 10],
    ['opalys', 10, 10],
  ] as const)('are those of the law at the seat of %s: %s and %s · LAW-40', (brand, bills, letters) =>
    expect(recordYearsBy({})[brand]).toEqual({ bills, letters }),
  );

  it('are those that a deployment sets, and never fewer than the law requires · LAW-40', () => {
    const set = (text: string) => readEnvironment({ DIOPTRA_RECORD_YEARS: text });
    const longer = set('linsenwerk=12/8');
    expect(E.isRight(longer) && recordYearsBy(longer.right.recordYears)).toEqual({
      ...recordYearsBy({}),
      linsenwerk: { bills: 12, letters: 8 },
    });
    for (const shorter of ['linsenwerk=7/6', 'linsenwerk=8/5', 'okulino=9/10'])
      expect(set(shorter)).toEqual(E.left([expect.stringContaining(shorter.replace(/=.*/, ''))]));
    for (const wrong of ['linsenwerk=8', 'linsenwerk=0/6', 'nobody=8/6', 'linsenwerk=31/31'])
      expect(E.isLeft(set(wrong))).toBe(true);
    expect(brandIds.every((brand) => recordYearsBy({})[brand].letters > 3)).toBe(true);
  });
});
