import { weekday } from '../../shared/calendar.ts';
import type { CountryCode } from '../../shared/country.ts';
import type { Day } from '../../shared/dates.ts';
import { daysAfter } from '../../shared/day-arithmetic.ts';
import { dayOfTime, hourOf, type ShopTime } from '../../shared/shop-day.ts';
import { isHoliday, isRegionalHoliday } from './holidays.ts';

/** Parcels handed over before this hour leave the same day. Source: the shop's promise, on its own clocks. */
export const cutOffHour = 16;

/** Working days that the supplier needs if the product is out of stock. */
export const supplierDays: DayRange = { min: 3, max: 6 };

/** Units: working days. `min` ≤ `max`. */
export type DayRange = Readonly<Record<'min' | 'max', number>>;

export interface Arrival {
  readonly earliest: Day;
  readonly latest: Day;
}

/** Whether a day is neither a Saturday or Sunday nor a nationwide holiday. */
export const isWorkingDay = (country: CountryCode, day: Day): boolean =>
  weekday(day) !== 0 && weekday(day) !== 6 && !isHoliday(country, day);

/** Whether a day is a working day everywhere in a country. */
const isSureDay = (country: CountryCode, day: Day): boolean =>
  isWorkingDay(country, day) && !isRegionalHoliday(country, day);

/** Returns the day itself if it is a working day, otherwise the next working day. `counts`: which days are working days. */
export const onOrAfter = (country: CountryCode, day: Day, counts = isWorkingDay): Day =>
  counts(country, day) ? day : onOrAfter(country, daysAfter(day, 1), counts);

/** Returns the day `days` working days after a day. With 0, the first working day on or after it. */
export const addWorkingDays = (country: CountryCode, day: Day, days: number, counts = isWorkingDay): Day => {
  let reached = onOrAfter(country, day, counts);
  for (let left = days; left > 0; left--) reached = onOrAfter(country, daysAfter(reached, 1), counts);
  return reached;
};

/**
 * Returns when a parcel arrives that left on the first day at the earliest and on the second at the latest. The shop
 * does not know in which region a country is in: the last day counts only days that are a holiday in none. Source:
 * STOCK-10.
 */
const transport = (
  { min, max }: DayRange,
  destination: CountryCode,
  earliest: Day,
  latest: Day,
): Arrival => ({
  earliest: addWorkingDays(destination, earliest, min),
  latest: addWorkingDays(destination, latest, max, isSureDay),
});

/** Returns the working day on which goods in stock leave the warehouse. */
export const dispatchDay = (warehouse: CountryCode, time: ShopTime): Day => {
  const day = dayOfTime(time);
  return onOrAfter(warehouse, hourOf(time) < cutOffHour ? day : daysAfter(day, 1));
};

/**
 * Returns when a parcel arrives. Dispatch follows the working days of the warehouse's country, transport those of the
 * destination.
 */
export const arrival = (question: {
  readonly time: ShopTime;
  readonly warehouse: CountryCode;
  readonly destination: CountryCode;
  readonly carrier: DayRange;
  /** Whether all of it is in stock. */
  readonly inStock: boolean;
}): Arrival => {
  const { time, warehouse, destination, carrier, inStock } = question;
  const ready = dispatchDay(warehouse, time);
  const leaves = (wait: number): Day => (inStock ? ready : addWorkingDays(warehouse, ready, wait));
  return transport(carrier, destination, leaves(supplierDays.min), leaves(supplierDays.max));
};

/** Returns when a parcel arrives that left on a given day. */
export const arrivalAfter = (left: Day, destination: CountryCode, carrier: DayRange): Arrival =>
  transport(carrier, destination, left, left);
