import type { Day } from '../../domain/shared/dates.ts';
import { type ShopTime, shopDay, shopTime } from '../../domain/shared/shop-day.ts';

/** Now, in milliseconds since 1970. A port, so that rules about time can be tested. */
export interface ClockPort {
  readonly now: () => number;
  /** The same by what has passed, whatever the machine's clock is set to; none: `now` is never set. Source: TIME-3. */
  readonly steady?: () => number;
  /** Whose calendar the shop's days follow, `Europe/Zurich`; none said: the usual one. Source: D92. */
  readonly zone?: string | undefined;
}

/** Today: what reminders, birthdays, deliveries and last days are counted from, on every side. Source: D92. */
export const today = ({ now, zone }: ClockPort): Day => shopDay(now(), zone);

/** What the shop's clocks show now: what windows of content are held against. Source: D67. */
export const shopTimeNow = ({ now, zone }: ClockPort): ShopTime => shopTime(now(), zone);
