/** Whether an order's page offers the withdrawal from the order, and what comes next after one. Source: LAW-37. */

import { isGift } from '../cart/gift.ts';
import type { CountryCode } from '../shared/country.ts';
import type { Day } from '../shared/dates.ts';
import { daysAfter } from '../shared/day-arithmetic.ts';
import { shopDay } from '../shared/shop-day.ts';
import { articleNames } from './article.ts';
import type { Order } from './order.ts';
import { missedDays } from './overdue-parcel.ts';
import { periodEnd } from './period-end.ts';
import type { ReceivedWithdrawal } from './withdrawal.ts';
import { isWhollyWithdrawn, keptItems } from './withdrawn-lines.ts';

/**
 * `offered`: within the period, or it has not begun. `unsure`: the period is over, unless the parcel arrived later than
 * announced, which the shop is not told. `over`: it is over. `none`: nothing is left to withdraw from.
 */
export type WithdrawalStanding =
  | { readonly _tag: 'offered'; readonly goods: readonly string[] }
  | { readonly _tag: 'unsure'; readonly goods: readonly string[]; readonly until: Day }
  | { readonly _tag: 'over'; readonly until: Day }
  | { readonly _tag: 'none' };

/**
 * Without other days, goods have to be delivered within 30 days of the order. Units: days. Source: Directive
 * 2011/83/EU, article 18 (1).
 */
export const deliveryDays = 30;

/** The articles that no withdrawal names. */
const goodsLeft = (order: Pick<Order, 'items' | 'withdrawals'>): readonly string[] =>
  articleNames(keptItems(order).filter((item) => !isGift(item)));

interface WithdrawalRule {
  /** The length of the period. */
  readonly days: number;
  /** Those of the shop and of the buyer, whose holidays move the end of the period. */
  readonly countries: readonly CountryCode[];
  readonly today: Day;
  readonly zone?: string | undefined;
}

/**
 * Returns what an order's page offers. The period begins when the goods arrive. A parcel counts as arrived on the last
 * day announced; for a while after it, it may have arrived later. Source: LAW-37, LAW-41.
 */
export const withdrawalStanding = (
  order: Pick<Order, 'items' | 'withdrawals' | 'state' | 'createdAt' | 'delivery'>,
  { days, countries, today, zone }: WithdrawalRule,
): WithdrawalStanding => {
  if (order.state === 'cancelled' || order.state === 'returned' || isWhollyWithdrawn(order))
    return { _tag: 'none' };
  const goods = goodsLeft(order);
  if (order.state !== 'shipped') return { _tag: 'offered', goods };
  const arrival =
    order.delivery?.latest ?? daysAfter(shopDay(Date.parse(order.createdAt), zone), deliveryDays);
  const until = periodEnd(arrival as Day, days, countries);
  if (today <= until) return { _tag: 'offered', goods };
  return today <= daysAfter(until, missedDays) ? { _tag: 'unsure', goods, until } : { _tag: 'over', until };
};

/**
 * Returns what comes next for the goods of a withdrawal: `unsent` goods stay in the warehouse, those sent have to come
 * `back`, `settled` goods are credited and only their refund is to come, or the whole order has `returned`. Undefined
 * once the withdrawal itself was refunded, whatever else was, or if the order was cancelled. Source: LAW-37.
 */
export const nextOfWithdrawal = (
  { state }: Pick<Order, 'state'>,
  { settledAt, refundedAt }: Pick<ReceivedWithdrawal, 'settledAt' | 'refundedAt'>,
): 'unsent' | 'back' | 'settled' | 'returned' | undefined => {
  if (state === 'returned') return 'returned';
  if (state === 'cancelled' || refundedAt !== undefined) return undefined;
  if (settledAt !== undefined) return 'settled';
  return state === 'shipped' ? 'back' : 'unsent';
};
