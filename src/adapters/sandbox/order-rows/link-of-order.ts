import { type ClockPort, today } from '../../../application/shared/clock.ts';
import { hasLinkEnded, reopenedMs } from '../../../domain/orders/order-owner.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { findRow, updateRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';

export type Linked = Pick<
  OrderRow,
  'state' | 'created_at' | 'arrival_max' | 'customer_id' | 'link_open_until'
>;

/** Whether an order's link has ended for a visitor. It never does for its signed-in owner. Source: ORD-8. */
export const isLinkOver = (
  clock: ClockPort,
  { state, created_at, arrival_max, customer_id, link_open_until }: Linked,
  visitor: number | undefined,
): boolean => {
  if (customer_id !== null && customer_id === visitor) return false;
  const ordered = shopDay(created_at.getTime(), clock.zone);
  const since = arrival_max !== null && arrival_max > ordered ? (arrival_max as Day) : ordered;
  const openUntil = link_open_until?.getTime();
  const link = { state, since, ...(openUntil !== undefined && { openUntil }) };
  return hasLinkEnded(link, { today: today(clock), now: clock.now() });
};

/** Lets the link of an order open it again for a while. Source: ORD-8. */
export const reopenLink = async (db: Db, clock: ClockPort, token: string): Promise<void> => {
  const order = await findRow(db, 'shop_order', { token });
  if (order && isLinkOver(clock, order, undefined))
    await updateRow(db, 'shop_order', { token }, { link_open_until: new Date(clock.now() + reopenedMs) });
};
