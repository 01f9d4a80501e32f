import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt, weekday } from '../../../src/domain/shared/calendar.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { daysAfter } from '../../../src/domain/shared/day-arithmetic.ts';
import { shopTime } from '../../../src/domain/shared/shop-day.ts';
import { day } from '../../arbitraries/day.ts';
import { inProcessZone, processZones } from '../../process-zone.ts';

describe.each(processZones)('calendar arithmetic in a process in the time zone %s', (zone) => {
  inProcessZone(zone);

  it.each([
    ['2026-11-24', 4, undefined, '2026-11-24T03:00:00.000Z'],
    ['2026-07-10', 4, undefined, '2026-07-10T02:00:00.000Z'],
    ['2026-03-29', 0, undefined, '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', 16, undefined, '2026-03-29T14:00:00.000Z'],
    ['2026-10-25', 0, undefined, '2026-10-24T22:00:00.000Z'],
    ['2026-10-25', 16, undefined, '2026-10-25T15:00:00.000Z'],
    ['2026-11-24', 24, undefined, '2026-11-24T23:00:00.000Z'],
    ['2028-02-29', 24, undefined, '2028-02-29T23:00:00.000Z'],
    ['2026-11-24', 4, 'America/Los_Angeles', '2026-11-24T12:00:00.000Z'],
    ['2026-11-24', 4, 'Pacific/Auckland', '2026-11-23T15:00:00.000Z'],
  ] as const)('converts %s, hour %i, in the zone %s to %s · TIME-1', (on, hour, of, instant) =>
    expect(instantAt(on as Day, hour, of).toISOString()).toBe(instant),
  );

  it('gives the weekday · TIME-1', () => {
    expect([weekday('2026-11-22' as Day), weekday('2026-11-28' as Day)]).toEqual([0, 6]);
  });
});

describe('the instant of an hour of a day', () => {
  it('shows that hour in the shop’s time zone, apart from the night of a clock change · TIME-1', () =>
    fc.assert(
      fc.property(
        day.filter((one) => one > '1980'),
        fc.integer({ min: 4, max: 23 }),
        (on, hour) => {
          expect(shopTime(instantAt(on, hour).getTime())).toBe(`${on} ${String(hour).padStart(2, '0')}:00`);
          expect(instantAt(on, 24).getTime()).toBe(instantAt(daysAfter(on, 1), 0).getTime());
        },
      ),
    ));
});
