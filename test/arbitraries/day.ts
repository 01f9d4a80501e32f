import * as fc from 'fast-check';
import { type Day, daysInMonth } from '../../src/domain/shared/dates.ts';

export const day: fc.Arbitrary<Day> = fc
  .record({ year: fc.integer({ min: 1900, max: 2199 }), month: fc.integer({ min: 1, max: 12 }) })
  .chain(({ year, month }) =>
    fc.integer({ min: 1, max: daysInMonth(year, month) }).map((d) => ({ year, month, day: d })),
  );

/** `yyyy-MM-dd`. */
export const isoDay = ({ year, month, day: d }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
