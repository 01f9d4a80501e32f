import { isSold, type OrderState } from './order-state.ts';

/** Whether the points of an order count. `Never`: it was not paid. Source: ACC-4. */
export type PointsStanding = 'Credited' | 'TakenBack' | 'Never';

/**
 * Returns whether an order's points count. A valid sale credits its points. A return or the cancellation of a paid
 * order takes them back. Source: ACC-4.
 */
export const pointsStanding = (state: OrderState, paid: boolean): PointsStanding => {
  if (state === 'returned' || (state === 'cancelled' && paid)) return 'TakenBack';
  return isSold(state) ? 'Credited' : 'Never';
};
