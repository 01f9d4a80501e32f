import { hourOf, type ShopTime } from '../shared/shop-day.ts';
import type { DayPart, DrawingName, Season } from './drawing.ts';
import { seasonOf } from './season.ts';

/** The hour at which each part of the day begins, by season. Units: hours. */
const begins: Readonly<Record<Season, readonly (readonly [from: number, part: DayPart])[]>> = {
  spring: [
    [21, 'night'],
    [18, 'evening'],
    [10, 'day'],
    [6, 'morning'],
  ],
  summer: [
    [22, 'night'],
    [19, 'evening'],
    [10, 'day'],
    [5, 'morning'],
  ],
  autumn: [
    [20, 'night'],
    [17, 'evening'],
    [10, 'day'],
    [7, 'morning'],
  ],
  winter: [
    [18, 'night'],
    [16, 'evening'],
    [10, 'day'],
    [7, 'morning'],
  ],
};

/** Returns the drawing of the shop's home place in the current season, at a part of the day. */
export const placeAt = (time: ShopTime, part: DayPart): DrawingName => `place-${seasonOf(time)}-${part}`;

/** Returns the drawing of the shop's home place for the current season and time of day. */
export const placeNow = (time: ShopTime): DrawingName => {
  const season = seasonOf(time);
  const part = begins[season].find(([from]) => hourOf(time) >= from)?.[1] ?? 'night';
  return placeAt(time, part);
};
