/** How long an order keeps a person's eye values. The law requires the other data of an order to be kept. */

import { subYears } from 'date-fns/subYears';
import type { Configuration } from '../catalogue/lens/lens-options.ts';
import { type Day, dateOf, dayOf } from '../shared/dates.ts';
import type { OrderState } from './order-state.ts';

/** The states in which an order is finished: nothing more is shipped, cancelled or returned. */
const overStates: readonly OrderState[] = ['shipped', 'cancelled', 'returned'];

/** Whether nothing of an order is in progress any more. */
export const isOver = (state: OrderState): boolean => overStates.includes(state);

export interface ValuesOfOrder {
  readonly state: OrderState;
  /** In the shop's time zone. */
  readonly orderedOn: Day;
  /** Whether its customer has since deleted their account. */
  readonly isAccountGone: boolean;
}

/** Returns the day before which an order counts as old. Source: LAW-33. */
export const oldBefore = (today: Day, years: number): Day => dayOf(subYears(dateOf(today), years));

/**
 * Whether to delete the values: when the account is deleted, or after the given years. An order in progress keeps them
 * until it is finished, because they are needed for delivery. Source: LAW-33.
 */
export const forgetsValues = (
  { state, orderedOn, isAccountGone }: ValuesOfOrder,
  today: Day,
  years: number,
): boolean => isOver(state) && (isAccountGone || orderedOn < oldBefore(today, years));

/** Whether options contain eye values: all options of a lens except its colour. Source: LAW-30, LAW-33. */
export const holdsValues = ({ color: _, ...values }: Configuration): boolean =>
  Object.values(values).some((value) => value !== undefined);

/** Returns the options without eye values. The colour stays, because it is not one. Source: LAW-33. */
export const withoutValues = ({ color }: Configuration): Configuration =>
  color === undefined ? {} : { color };
