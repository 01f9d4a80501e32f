import {
  addWorkingDays,
  cutOffHour,
  dispatchDay,
  supplierDays,
} from '../../../domain/checkout/arrival/arrival.ts';
import { instantAt } from '../../../domain/shared/calendar.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import { shopTime } from '../../../domain/shared/shop-day.ts';

/**
 * Computes when an order leaves the warehouse: with the next parcels or, if goods are missing, with those of the day on
 * which the supplier has delivered. `now` and result: ms since 1970.
 */
export const departure = (warehouse: CountryCode, now: number, inStock: boolean, zone?: string): number => {
  const ready = dispatchDay(warehouse, shopTime(now, zone));
  return instantAt(
    inStock ? ready : addWorkingDays(warehouse, ready, supplierDays.max),
    cutOffHour,
    zone,
  ).getTime();
};
