import type { CountryCode } from '../../shared/country.ts';
import type { Day } from '../../shared/dates.ts';
import { dayOfTime, type ShopTime } from '../../shared/shop-day.ts';
import { cutOffHour, dispatchDay } from './arrival.ts';

/** The deadline for ordering so that the arrival date shown now applies. */
export interface OrderBy {
  readonly day: Day;
  /** The time in the shop's time zone. */
  readonly time: string;
  readonly isToday: boolean;
}

/** Returns the deadline until which an order is dispatched, and arrives, together with one placed now. Source: STOCK-6. */
export const orderBy = (warehouse: CountryCode, time: ShopTime): OrderBy => {
  const day = dispatchDay(warehouse, time);
  return { day, time: `${cutOffHour}:00`, isToday: day === dayOfTime(time) };
};

/** Whether the deadline has passed, so that an order placed now is dispatched later. */
export const isPast = ({ day, time }: OrderBy, now: ShopTime): boolean => now >= `${day} ${time}`;
