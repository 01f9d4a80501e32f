import { isSold, type OrderState } from './order-state.ts';

/** An order that was sold, and whether its points still count. `Never`: nobody paid it. Source: ACC-4. */
export type PointsStanding = 'Credited' | 'TakenBack' | 'Never';

/** A sale that stands credits its points; goods that went back, and a sale that was called off, take them back. Source: ACC-4. */
export const pointsStanding = (state: OrderState, paid: boolean): PointsStanding => {
  if (state === 'returned' || (state === 'cancelled' && paid)) return 'TakenBack';
  return isSold(state) ? 'Credited' : 'Never';
};
