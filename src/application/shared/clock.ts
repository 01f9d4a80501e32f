import type { Day } from '../../domain/shared/dates.ts';
import { type ShopTime, shopDay, shopTime } from '../../domain/shared/shop-day.ts';

/** Now, in milliseconds since 1970. A port, so that rules about time can be tested. */
export interface ClockPort {
  readonly now: () => number;
  /** Elapsed time, independent of changes to the system clock; undefined if `now` is never changed. Source: TIME-3. */
  readonly steady?: () => number;
  /** The time zone of the shop's days, such as `Europe/Zurich`; undefined for the usual one. Source: TIME-1. */
  readonly zone?: string | undefined;
}

/** Today's date: the base for reminders, birthdays, deliveries and deadlines, on the server and in the browser. Source: TIME-1. */
export const today = ({ now, zone }: ClockPort): Day => shopDay(now(), zone);

/** The current time in the shop's zone, compared with the time windows of content. Source: CAT-14. */
export const shopTimeNow = ({ now, zone }: ClockPort): ShopTime => shopTime(now(), zone);
