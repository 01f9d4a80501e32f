/** How long an order keeps the values of somebody's eyes. What else it holds, the law keeps. */

import { subYears } from 'date-fns/subYears';
import type { Configuration } from '../catalogue/lens/lens-options.ts';
import { type Day, dateOf, dayOf } from '../shared/dates.ts';
import type { OrderState } from './order-state.ts';

/** Nothing is sent, called off or sent back any more. */
const overStates: readonly OrderState[] = ['shipped', 'cancelled', 'returned'];

export interface ValuesOfOrder {
  readonly state: OrderState;
  /** On the shop's clocks. */
  readonly orderedOn: Day;
  /** Its customer has deleted their account since. */
  readonly isAccountGone: boolean;
}

/** The day before which an order is old. Source: LAW-33. */
export const oldBefore = (today: Day, years: number): Day => dayOf(subYears(dateOf(today), years));

/**
 * Whether the values go: with the account, and with the years. What is under way keeps them until it is over, for it has to
 * be delivered. Source: LAW-33.
 */
export const forgetsValues = (
  { state, orderedOn, isAccountGone }: ValuesOfOrder,
  today: Day,
  years: number,
): boolean => overStates.includes(state) && (isAccountGone || orderedOn < oldBefore(today, years));

/** Whether options hold values of an eye: all of a lens but its colour. Source: LAW-30, LAW-33. */
export const holdsValues = ({ color: _, ...values }: Configuration): boolean =>
  Object.values(values).some((value) => value !== undefined);

/** What stays of the options of a lens: its colour is no value of an eye. Source: LAW-33. */
export const withoutValues = ({ color }: Configuration): Configuration =>
  color === undefined ? {} : { color };
