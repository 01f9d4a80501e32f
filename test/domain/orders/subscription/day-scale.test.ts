import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayScale } from '../../../../src/domain/orders/subscription/day-scale.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import { day } from '../../../arbitraries/day.ts';

const today = '2026-11-28' as Day;

describe('the scale of the coming orders', () => {
  it('begins today and ends with the last order', () => {
    expect(dayScale(today, ['2026-12-28', '2027-01-27'])).toEqual([
      { day: '2026-12-28', at: 50 },
      { day: '2027-01-27', at: 100 },
    ]);
  });

  it('leaves out days that are past', () => {
    expect(dayScale(today, ['2026-11-27', '2026-12-08'])).toEqual([{ day: '2026-12-08', at: 100 }]);
  });

  it.each([[[]], [['2026-11-28']], [['2026-11-01']]])('has no length for %j', (days) => {
    expect(dayScale(today, days)).toEqual([]);
  });

  it('keeps the order of the days, and stays on the line', () =>
    fc.assert(
      fc.property(day, fc.array(day), (from, days) => {
        const marks = dayScale(from, days.toSorted());
        const places = marks.map(({ at }) => at);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        for (const at of places) expect(at >= 0 && at <= 100).toBe(true);
      }),
    ));
});
