import { isWorkingDay } from '../checkout/arrival/arrival.ts';
import type { CountryCode } from '../shared/country.ts';
import type { Day } from '../shared/dates.ts';
import { daysAfter } from '../shared/day-arithmetic.ts';

const nextCommon = (countries: readonly CountryCode[], day: Day): Day =>
  countries.every((country) => isWorkingDay(country, day)) ? day : nextCommon(countries, daysAfter(day, 1));

/**
 * Returns the last day of a period that begins with an event: a period that would end on a Saturday, a Sunday or a
 * public holiday ends with the next day that is a working day in all of the countries. Regional holidays are unknown.
 * Source: LAW-41; Regulation (EEC, Euratom) 1182/71, article 3 (4); section 193 BGB; article 78 OR.
 */
export const periodEnd = (event: Day, days: number, countries: readonly CountryCode[]): Day =>
  nextCommon(countries, daysAfter(event, days));
