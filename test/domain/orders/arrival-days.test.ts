import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalDays, arrivalWeekdays } from '../../../src/domain/orders/arrival-days.ts';
import { printDay } from '../../../src/domain/shared/dates.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { day } from '../../arbitraries/day.ts';

describe('the days of an expected arrival', () => {
  it.each([
    ['2026-11-28', '2026-11-28', '28.11.2026'],
    ['2026-11-27', '2026-11-28', '27.–28.11.2026'],
    ['2026-11-30', '2026-12-02', '30.11.–02.12.2026'],
    ['2026-12-30', '2027-01-02', '30.12.2026 – 02.01.2027'],
    ['soon', 'later', 'soon – later'],
    ['2026-11-27', 'later', '27.11.2026 – later'],
  ])('from %s to %s are %s · MAIL-1 · ORD-1', (earliest, latest, said) =>
    expect(arrivalDays({ earliest, latest })).toBe(said),
  );

  it('begin with the first and end with the whole last one · MAIL-1', () =>
    fc.assert(
      fc.property(day, day, (earliest, latest) => {
        const said = arrivalDays({ earliest, latest });
        expect(said.startsWith(printDay(earliest, 'dd.MM.yyyy').slice(0, 2))).toBe(true);
        expect(said.endsWith(printDay(latest, 'dd.MM.yyyy'))).toBe(true);
      }),
    ));
});

describe('the weekdays of an expected arrival', () => {
  it.each([
    ['2026-11-28', '2026-11-28', 'samedi'],
    ['2026-11-27', '2026-11-28', 'vendredi – samedi'],
    ['soon', '2026-11-28', 'soon – samedi'],
  ])('from %s to %s are %s · MAIL-1 · ORD-1', (earliest, latest, said) =>
    expect(arrivalWeekdays({ earliest, latest }, 'fr')).toBe(said),
  );

  it('are one word for one day, in every language · MAIL-1', () =>
    fc.assert(
      fc.property(day, fc.constantFrom(...locales), (one, locale) => {
        expect(arrivalWeekdays({ earliest: one, latest: one }, locale)).toMatch(/^\p{L}+$/u);
      }),
    ));
});
