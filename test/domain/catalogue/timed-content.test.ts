import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShown, isWithin, zurichTime } from '../../../src/domain/catalogue/timed-content.ts';

const at = (iso: string): number => Date.parse(iso);

describe('timed content', () => {
  it.each([
    ['2026-01-15T12:00:00Z', '2026-01-15 13:00'],
    ['2026-03-29T00:59:00Z', '2026-03-29 01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29 03:00'],
    ['2026-10-25T00:59:00Z', '2026-10-25 02:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25 02:00'],
    ['2026-12-31T23:30:00Z', '2027-01-01 00:30'],
  ])('%s is %s in Zurich · CAT-14', (instant, shown) => {
    expect(zurichTime(at(instant))).toBe(shown);
  });

  it.each([
    ['2026-11-21 10:00', '', '2026-11-21T08:59:00Z', false],
    ['2026-11-21 10:00', '', '2026-11-21T09:00:00Z', true],
    ['', '2026-11-21 10:00', '2026-11-21T09:00:00Z', true],
    ['', '2026-11-21 10:00', '2026-11-21T09:01:00Z', false],
    ['', '', '2026-11-21T09:01:00Z', true],
    ['soon', 'later', '2026-11-21T09:01:00Z', true],
    ['on 2026-11-21 10:00', '', '2026-11-21T08:59:00Z', true],
    ['', '2026-11-21 10:00 or later', '2026-11-21T09:01:00Z', true],
  ])('from %j to %j at %s: %s · CAT-14', (start, end, now, shown) => {
    expect(isWithin({ start, end }, at(now))).toBe(shown);
  });

  it('shows for its own language and shop only · CAT-14', () => {
    const content = { locale: 'de', brand: 'okulino', start: '', end: '' } as const;
    expect(isShown(content, { locale: 'de', brand: 'okulino', now: 0 })).toBe(true);
    expect(isShown(content, { locale: 'it', brand: 'okulino', now: 0 })).toBe(false);
    expect(isShown(content, { locale: 'de', brand: 'opalys', now: 0 })).toBe(false);
  });

  it('tells the time as the calendar of the zone does · CAT-14', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Zurich',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    fc.assert(
      fc.property(fc.integer({ min: at('2000-01-01T00:00Z'), max: at('2090-01-01T00:00Z') }), (now) => {
        expect(zurichTime(now)).toBe(zone.format(now));
      }),
    );
  });
});
