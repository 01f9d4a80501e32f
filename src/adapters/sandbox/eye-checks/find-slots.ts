import { freeSlots, shownDays } from '../../../domain/eye-check/booking.ts';
import { type OpeningHours, type Slot, slotsOf } from '../../../domain/eye-check/slots.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { Db } from '../db/schema.ts';

/** Returns the booked slots of an optician, across all shops. */
const takenOf = async (db: Db, partnerId: string, { start, end }: Slot): Promise<readonly Slot[]> => {
  const rows = await db
    .selectFrom('eye_check')
    .select(['starts_at', 'ends_at'])
    .where('partner_id', '=', partnerId)
    .where('state', '=', 'booked')
    .where('ends_at', '>', new Date(start))
    .where('starts_at', '<', new Date(end))
    .execute();
  return rows.map(({ starts_at, ends_at }) => ({ start: starts_at.getTime(), end: ends_at.getTime() }));
};

const freeOn = async (
  db: Db,
  partnerId: string,
  { hours, days, now }: { readonly hours: OpeningHours; readonly days: readonly Day[]; readonly now: number },
): Promise<readonly Slot[]> => {
  const all = days.flatMap((day) => slotsOf(hours, day));
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last) return [];
  return freeSlots(all, await takenOf(db, partnerId, { start: first.start, end: last.end }), now);
};

/** Returns the free slots of two weeks from a day on. Without a day: from today on. Source: APPT-2. */
export const freeFrom = (
  db: Db,
  partnerId: string,
  hours: OpeningHours,
  { from, now }: { readonly from: Day | undefined; readonly now: number },
): Promise<readonly Slot[]> => {
  const today = shopDay(now, hours.zone);
  return freeOn(db, partnerId, { hours, days: shownDays(today, from ?? today), now });
};

/** Returns the free slot that begins at this time. Undefined if there is none. Source: APPT-2, APPT-3. */
export const freeAt = async (
  db: Db,
  partnerId: string,
  hours: OpeningHours,
  { start, now }: { readonly start: number; readonly now: number },
): Promise<Slot | undefined> => {
  if (!Number.isFinite(start)) return undefined;
  const day = shopDay(start, hours.zone);
  const [shown] = shownDays(shopDay(now, hours.zone), day);
  if (shown !== day) return undefined;
  const free = await freeOn(db, partnerId, { hours, days: [day], now });
  return free.find((slot) => slot.start === start);
};
