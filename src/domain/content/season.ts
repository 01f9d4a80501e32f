import type { Day } from '../shared/dates.ts';
import { type Season, seasons } from './drawing.ts';

/** The season of a day north of the equator; winter is December, January and February. Source: FACE-1. */
export const seasonOf = (day: Day): Season => {
  const month = Number(day.slice(5, 7));
  return seasons[Math.floor(((month + 9) % 12) / 3)] ?? 'winter';
};
