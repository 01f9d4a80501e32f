import { describe, expect, it } from 'vitest';
import { isShown, isWithin } from '../../../src/domain/catalogue/timed-content.ts';
import { shopTime } from '../../../src/domain/shared/shop-day.ts';

const at = (iso: string) => shopTime(Date.parse(iso));

describe('timed content', () => {
  it.each([
    ['2026-11-21 10:00', '', '2026-11-21T08:59:00Z', false],
    ['2026-11-21 10:00', '', '2026-11-21T09:00:00Z', true],
    ['', '2026-11-21 10:00', '2026-11-21T09:00:00Z', true],
    ['', '2026-11-21 10:00', '2026-11-21T09:01:00Z', false],
    ['', '', '2026-11-21T09:01:00Z', true],
    // Half past midnight in Zurich, the day before in UTC.
    ['2026-11-24 00:00', '', '2026-11-23T23:30:00Z', true],
    ['', '2026-11-23 23:59', '2026-11-23T23:30:00Z', false],
    ['soon', 'later', '2026-11-21T09:01:00Z', true],
    ['on 2026-11-21 10:00', '', '2026-11-21T08:59:00Z', true],
    ['', '2026-11-21 10:00 or later', '2026-11-21T09:01:00Z', true],
  ])('from %j to %j at %s: %s · CAT-14', (start, end, now, shown) => {
    expect(isWithin({ start, end }, at(now))).toBe(shown);
  });

  it('shows for its own language and shop only · CAT-14', () => {
    const content = { locale: 'de', brand: 'okulino', start: '', end: '' } as const;
    expect(isShown(content, { locale: 'de', brand: 'okulino', time: shopTime(0) })).toBe(true);
    expect(isShown(content, { locale: 'it', brand: 'okulino', time: shopTime(0) })).toBe(false);
    expect(isShown(content, { locale: 'de', brand: 'opalys', time: shopTime(0) })).toBe(false);
  });
});
