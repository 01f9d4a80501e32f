import * as fc from 'fast-check';
import type { Day } from '../../src/domain/shared/dates.ts';

/** `yyyy-MM-dd`. */
export const isoDay = (year: number, month: number, date: number): Day =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join(
    '-',
  ) as Day;

/** By the platform's own calendar. */
const platformDay = (instant: number): Day => new Date(instant).toISOString().slice(0, 10) as Day;

export const day: fc.Arbitrary<Day> = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
  .map((count) => platformDay(count * 86_400_000));
