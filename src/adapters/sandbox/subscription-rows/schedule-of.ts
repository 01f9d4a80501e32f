import type { Schedule } from '../../../domain/orders/subscription/schedule.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';

export const scheduleOf = ({ every, unit, anchor, next_date }: SubscriptionRow): Schedule => ({
  interval: { every, unit },
  anchor,
  next: next_date,
});

/** Returns a schedule as the columns of the row. */
export const asKept = ({ interval: { every, unit }, anchor, next }: Schedule) => ({
  every,
  unit,
  anchor,
  next_date: next,
});
