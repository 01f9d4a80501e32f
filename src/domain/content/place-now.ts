import { hourOf, type ShopTime } from '../shared/shop-day.ts';
import type { DayPart, DrawingName, Season } from './drawing.ts';
import { seasonOf } from './season.ts';

/** How early it is light and how long, by the season: from when on a part of the day lasts. Units: hours. */
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

/** Where the shop is at home, as it looks there at this moment. */
export const placeNow = (time: ShopTime): DrawingName => {
  const season = seasonOf(time);
  const part = begins[season].find(([from]) => hourOf(time) >= from)?.[1] ?? 'night';
  return `place-${season}-${part}`;
};
