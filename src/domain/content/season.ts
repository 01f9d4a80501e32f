import type { Day } from '../shared/dates.ts';
import type { ShopTime } from '../shared/shop-day.ts';
import type { Season } from './drawing.ts';

/** The season of a day north of the equator; winter is December, January and February. Source: FACE-1. */
export const seasonOf = (day: Day | ShopTime): Season => {
  const month = Number(day.slice(5, 7));
  if (month < 3 || month === 12) return 'winter';
  if (month < 6) return 'spring';
  return month < 9 ? 'summer' : 'autumn';
};
