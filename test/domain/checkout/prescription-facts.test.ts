import { addYears } from 'date-fns/addYears';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPrescribed,
  issueProblem,
  longestYears,
  type PrescriptionRule,
  prescriberProblem,
  prescriptionProblem,
  readPrescription,
  stillCounts,
} from '../../../src/domain/checkout/prescription-facts.ts';
import { type Day, dateOf, dayOf } from '../../../src/domain/shared/dates.ts';
import { day } from '../../arbitraries/day.ts';

const today = '2026-11-26' as Day;
const rule: PrescriptionRule = {
  valid: [
    { age: 0, years: 1 },
    { age: 16, years: 3 },
  ],
};
const anyRule: fc.Arbitrary<PrescriptionRule> = fc
  .array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })
  .map((all) => ({
    valid: all.map((years, i) => ({ age: i * 16, years })) as unknown as PrescriptionRule['valid'],
  }));

describe('the day of a prescription', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['2026-02-30', 'invalid_date'],
    ['26.11.2026', 'invalid_date'],
    ['2026-11-27', 'future'],
    ['2026-11-26', undefined],
    [' 2025-05-01 ', undefined],
    ['2023-11-26', undefined],
    ['2023-11-25', 'too_old'],
    ['1970-01-01', 'too_old'],
  ])('%j: %s · LAW-27', (typed, problem) => expect(issueProblem(typed, today, rule)).toBe(problem));

  it('is not too old while it is unknown which country asks · LAW-27', () =>
    expect(issueProblem('1970-01-01', today)).toBeUndefined());

  it('is valid for the longest term of any age, and not a day longer · LAW-27', () =>
    fc.assert(
      fc.property(day, anyRule, fc.integer({ min: 0, max: 4000 }), (issued, any, later) => {
        const longest = Math.max(...any.valid.map(({ years }) => years));
        expect(longestYears(any)).toBe(longest);
        const on = dayOf(new Date(dateOf(issued).getTime() + later * 86_400_000));
        const last = dayOf(addYears(dateOf(issued), longest));
        // A period that ends on 29 February ends with that month in other years.
        if (last.slice(5) === issued.slice(5)) expect(stillCounts(any, on, issued)).toBe(on <= last);
      }),
    ));

  it('never becomes valid again, and a later one is never less valid · LAW-27', () =>
    fc.assert(
      fc.property(day, day, day, anyRule, (a, b, now, any) => {
        const [older, younger] = a < b ? [a, b] : [b, a];
        if (stillCounts(any, now, older)) expect(stillCounts(any, now, younger)).toBe(true);
        if (stillCounts(any, younger, now)) expect(stillCounts(any, older, now)).toBe(true);
      }),
    ));
});

describe('the name of a prescriber', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['Dr. Hélène Marchand', undefined],
    ['A'.repeat(100), undefined],
    ['A'.repeat(101), 'too_long'],
    ['Dr.\nMarchand', 'invalid_characters'],
    ['https://evil.example', 'carries_link'],
  ])('%j: %s · LAW-27 · ADDR-4 · ADDR-7', (typed, problem) => expect(prescriberProblem(typed)).toBe(problem));
});

describe('a prescription', () => {
  it.each([
    [{ issuedOn: ' 2026-01-02 ', prescriber: ' Dr. Marchand ' }, true],
    [{ issuedOn: '2026-01-02', prescriber: '' }, false],
    [{ issuedOn: '2023-01-02', prescriber: 'Dr. Marchand' }, false],
  ])('%j is accepted and trimmed: %s · LAW-27', (typed, isKept) =>
    expect(readPrescription(typed, today, rule)).toEqual(
      isKept ? { issuedOn: '2026-01-02', prescriber: 'Dr. Marchand' } : undefined,
    ),
  );

  const lens = { category: 'lens' };
  const others = ['lenscare', 'sunglasses', 'reading_glasses', 'service'].map((category) => ({ category }));
  const given = (issuedOn: string) => ({ issuedOn: issuedOn as Day, prescriber: 'Dr. Marchand' });
  it.each([
    ['lenses without a prescription', [lens], undefined, 'required'],
    ['lenses and other products without a prescription', [...others, lens], undefined, 'required'],
    ['lenses with a prescription', [lens], given('2026-01-02'), undefined],
    ['lenses with an expired prescription', [lens], given('2020-01-02'), 'too_old'],
    ['lenses with a prescription of tomorrow', [lens], given('2026-11-27'), 'future'],
    ['everything but lenses', others, undefined, undefined],
    ['nothing', [], undefined, undefined],
  ])('%s · LAW-27', (_, goods, facts, problem) =>
    expect(prescriptionProblem(rule, goods, today, facts)).toBe(problem),
  );

  it('is needed for contact lenses, and for nothing else · LAW-27', () =>
    expect([lens, ...others].filter(isPrescribed)).toEqual([lens]));
});
