import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallClock } from '../../../src/domain/shared/wall-clock.ts';

describe('the time on the wall', () => {
  it.each([
    ['2026-11-19T09:00:00Z', '19.11.2026, 10:00'],
    ['2026-07-19T22:30:59.999Z', '20.07.2026, 00:30'],
    ['2026-03-29T00:59:59Z', '29.03.2026, 01:59'],
    ['2026-03-29T01:00:00Z', '29.03.2026, 03:00'],
    ['2026-12-31T23:00:00Z', '01.01.2027, 00:00'],
  ])('at %s is %s', (instant, shown) => expect(wallClock(instant)).toBe(shown));

  it('says nothing of what is no instant', () => expect(wallClock('soon')).toBe('soon'));

  it('is one or two hours ahead of Greenwich, to the minute', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (at) => {
          const [, day = '', month = '', year = '', time = ''] =
            /^(\d\d)\.(\d\d)\.(\d{4}), (\d\d:\d\d)$/.exec(wallClock(at.toISOString())) ?? [];
          const ahead =
            Date.parse(`${year}-${month}-${day}T${time}Z`) - Math.floor(at.getTime() / 60_000) * 60_000;
          expect([3_600_000, 7_200_000]).toContain(ahead);
        },
      ),
    ));
});
