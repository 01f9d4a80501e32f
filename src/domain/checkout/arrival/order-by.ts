import type { CountryCode } from '../../shared/country.ts';
import type { Day } from '../../shared/dates.ts';
import { dayOfTime, type ShopTime } from '../../shared/shop-day.ts';
import { cutOffHour, dispatchDay } from './arrival.ts';

/** Until when to order for an arrival that is told now. */
export interface OrderBy {
  readonly day: Day;
  /** On the shop's clocks. */
  readonly time: string;
  readonly isToday: boolean;
}

/** What is ordered until then leaves, and arrives, with what is ordered now. Source: STOCK-6. */
export const orderBy = (warehouse: CountryCode, time: ShopTime): OrderBy => {
  const day = dispatchDay(warehouse, time);
  return { day, time: `${cutOffHour}:00`, isToday: day === dayOfTime(time) };
};

/** Whether what was told holds no more: what is ordered now leaves later. */
export const isPast = ({ day, time }: OrderBy, now: ShopTime): boolean => now >= `${day} ${time}`;
