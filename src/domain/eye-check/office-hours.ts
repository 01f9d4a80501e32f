/** The hours when the shop's own staff answer. */

import type { CountryCode } from '../shared/country.ts';
import type { OpeningHours, OpenSpan } from './slots.ts';

const TIME = /(\d{2}):(\d{2})/g;

const spanOf = (hours: string): readonly OpenSpan[] => {
  const [from, to] = [...hours.matchAll(TIME)].map(([, hour, minute]) => Number(hour) * 60 + Number(minute));
  return from === undefined || to === undefined ? [] : [{ from, to }];
};

/**
 * Returns hours like `08:00–18:00` as Monday to Friday, without the country's holidays. Never open if they are written
 * differently. Source: HELP-3.
 */
export const officeHours = (hours: string, country: CountryCode, zone: string): OpeningHours => {
  const span = spanOf(hours);
  return { country, zone, week: [[], span, span, span, span, span, []] };
};
