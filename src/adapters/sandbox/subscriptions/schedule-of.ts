import * as E from 'fp-ts/Either';
import type { Schedule } from '../../../domain/orders/subscription/schedule.ts';
import { type Day, readDay } from '../../../domain/shared/dates.ts';
import { writeDay } from '../../../domain/shared/day-arithmetic.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';
import { warehouseTime } from '../delivery/calendar.ts';

/** A day that the shop itself wrote. */
export const dayIn = (text: string): Day =>
  E.getOrElseW(() => {
    throw new RangeError('no day of the calendar');
  })(readDay(text));

/** The day on the clocks of the warehouse. `now`: milliseconds since 1970. */
export const todayAt = (now: number): Day => dayIn(warehouseTime(now).day);

export const scheduleOf = ({ every, unit, anchor, next_date }: SubscriptionRow): Schedule => ({
  interval: { every, unit },
  anchor: dayIn(anchor),
  next: dayIn(next_date),
});

/** A schedule as the row keeps it. */
export const asKept = ({ interval: { every, unit }, anchor, next }: Schedule) => ({
  every,
  unit,
  anchor: writeDay(anchor),
  next_date: writeDay(next),
});
