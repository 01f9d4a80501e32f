import type { CountryCode } from '../../../domain/shared/country.ts';
import { addWorkingDays, cutOffHour, dispatchDay, supplierDays } from '../delivery/arrival.ts';
import { type IsoDay, warehouseTime } from '../delivery/calendar.ts';

const hour = 3_600_000;

/** The instant at which the clocks of the warehouse show the hour at which parcels leave. Units: ms since 1970. */
const closingTime = (day: IsoDay): number => {
  const inUtc = Date.parse(`${day}T00:00:00Z`) + cutOffHour * hour;
  return inUtc - (warehouseTime(inUtc).hour - cutOffHour) * hour;
};

/**
 * When an order leaves the warehouse: with the next parcels, or with those of the day on which the supplier has brought
 * the last of it. `now` and answer: ms since 1970.
 */
export const departure = (warehouse: CountryCode, now: number, inStock: boolean): number => {
  const ready = dispatchDay(warehouse, now);
  return closingTime(inStock ? ready : addWorkingDays(warehouse, ready, supplierDays.max));
};
