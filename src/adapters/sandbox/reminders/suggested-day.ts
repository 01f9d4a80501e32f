import { today } from '../../../application/shared/clock.ts';
import type { DaysWorn } from '../../../domain/catalogue/lens/wear.ts';
import { reminderDay } from '../../../domain/orders/reminder-day.ts';
import { daysUntilReorder } from '../../../domain/orders/reorder-interval.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { Channel } from '../../contract/channel.ts';
import { lensLines } from '../orders/lens-lines.ts';
import type { Sandbox } from '../sandbox.ts';
import type { OwnReminder } from './reminder-store.ts';

/** Suggests the day on which to remind of an order, from what is kept of it and how often the lenses are worn. Source: ACC-6. */
export const suggestedDay = async (
  sandbox: Sandbox,
  channel: Channel,
  { goods, order: { created_at } }: Pick<OwnReminder, 'goods' | 'order'>,
  worn: DaysWorn,
): Promise<Day> => {
  const bought = goods.filter(({ is_trial }) => !is_trial);
  const days = daysUntilReorder(await lensLines(sandbox, channel, bought), worn);
  return reminderDay(days, shopDay(created_at.getTime(), sandbox.clock.zone), today(sandbox.clock));
};
