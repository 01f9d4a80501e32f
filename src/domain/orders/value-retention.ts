/** How long an order keeps the values of somebody's eyes. What else it holds, the law keeps. */

import type { Configuration } from '../catalogue/lens/lens-options.ts';
import type { OrderState } from './order-state.ts';

/** Nothing is sent, called off or sent back any more. */
const overStates: readonly OrderState[] = ['shipped', 'cancelled', 'returned'];

export interface ValuesOfOrder {
  readonly state: OrderState;
  /** Units: ms since 1970. */
  readonly orderedAt: number;
  /** Its customer has deleted their account since. */
  readonly isAccountGone: boolean;
}

/** Before which an order is old. Units: ms since 1970. Source: LAW-33. */
export const oldBefore = (now: number, years: number): number => {
  const day = new Date(now);
  return day.setUTCFullYear(day.getUTCFullYear() - years);
};

/**
 * Whether the values go: with the account, and with the years. What is under way keeps them until it is over, for it has to
 * be delivered. Source: LAW-33.
 */
export const forgetsValues = (
  { state, orderedAt, isAccountGone }: ValuesOfOrder,
  now: number,
  years: number,
): boolean => overStates.includes(state) && (isAccountGone || orderedAt < oldBefore(now, years));

/** What stays of the options of a lens: its colour is no value of an eye. Source: LAW-33. */
export const withoutValues = ({ color }: Configuration): Configuration =>
  color === undefined ? {} : { color };
