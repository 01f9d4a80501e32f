/** How long the law requires the records of a sale to be kept. Source: LAW-40. */

import { startOfYear } from 'date-fns/startOfYear';
import { subYears } from 'date-fns/subYears';
import type { CountryCode } from '../shared/country.ts';
import { type Day, dateOf, dayOf } from '../shared/dates.ts';

/**
 * `bills`: orders with their invoices, credit notes and withdrawals; `letters`: other mails and declarations about a
 * contract. Units: calendar years after the one in which the last of them was made.
 */
export interface RecordYears {
  readonly bills: number;
  readonly letters: number;
}

/**
 * The least for a sale to another country, whose tax is declared through the one-stop shop or there. Units: years.
 * Source: Directive 2006/112/EC, articles 369k (2) and 369x (2); article 70 (2) MWSTG.
 */
export const borderYears = 10;

/** Returns how long the bills of a sale are kept. `seat`: the country of the shop. Source: LAW-40. */
export const billYears = ({ bills }: RecordYears, seat: CountryCode, country: CountryCode): number =>
  country === seat ? bills : Math.max(bills, borderYears);

/** Returns the first day whose records still have to be kept: a period ends with a calendar year. Source: LAW-40. */
export const recordsFrom = (today: Day, years: number): Day =>
  dayOf(startOfYear(subYears(dateOf(today), years)));
