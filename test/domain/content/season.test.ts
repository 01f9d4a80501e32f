import { describe, expect, it } from 'vitest';
import { seasonOf } from '../../../src/domain/content/season.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';

describe('the season', () => {
  it.each([
    ['2026-03-01', 'spring'],
    ['2026-05-31', 'spring'],
    ['2026-06-01', 'summer'],
    ['2026-08-31', 'summer'],
    ['2026-09-01', 'autumn'],
    ['2026-11-30', 'autumn'],
    ['2026-12-01', 'winter'],
    ['2027-01-15', 'winter'],
    ['2027-02-28', 'winter'],
  ])('on %s is %s', (day, season) => expect(seasonOf(day as Day)).toBe(season));
});
