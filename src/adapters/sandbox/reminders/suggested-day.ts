import * as E from 'fp-ts/Either';
import type { DaysWorn } from '../../../domain/catalogue/lens/wear.ts';
import { reminderDay } from '../../../domain/orders/reminder-day.ts';
import { daysUntilReorder } from '../../../domain/orders/reorder-interval.ts';
import { type Day, readDay } from '../../../domain/shared/dates.ts';
import { dayOf, writeDay } from '../../../domain/shared/day-arithmetic.ts';
import type { Channel } from '../../contract/channel.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { warehouseTime } from '../delivery/calendar.ts';
import { lensLines } from '../orders/lens-lines.ts';
import type { Sandbox } from '../sandbox.ts';

/** A day on the warehouse's calendar. */
const localDay = (instant: number): Day =>
  E.getOrElse(() => dayOf(instant))(readDay(warehouseTime(instant).day));

/** The day on which to remind of an order, by what it holds and how often that is worn. Source: ACC-6. */
export const suggestedDay = async (
  sandbox: Sandbox,
  channel: Channel,
  { basket, created_at }: Pick<OrderRow, 'basket' | 'created_at'>,
  worn: DaysWorn,
): Promise<string> => {
  const goods = basket.items.filter(({ is_gift, is_trial }) => !is_gift && !is_trial);
  const days = daysUntilReorder(await lensLines(sandbox, channel, goods), worn);
  return writeDay(reminderDay(days, localDay(created_at.getTime()), localDay(sandbox.clock.now())));
};
