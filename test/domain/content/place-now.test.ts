import { expect, it } from 'vitest';
import { placeNow } from '../../../src/domain/content/place-now.ts';
import type { ShopTime } from '../../../src/domain/shared/shop-day.ts';

it.each([
  ['2026-02-28 09:59', 'winter-morning'],
  ['2026-03-01 10:00', 'spring-day'],
  ['2026-07-14 18:59', 'summer-day'],
  ['2026-07-14 19:00', 'summer-evening'],
  ['2026-07-14 22:00', 'summer-night'],
  ['2026-11-26 19:59', 'autumn-evening'],
  ['2026-12-24 18:00', 'winter-night'],
  ['2026-12-24 03:00', 'winter-night'],
])('the drawing of the street at %s is %s', (time, name) =>
  expect(placeNow(time as ShopTime)).toBe(`place-${name}`),
);
