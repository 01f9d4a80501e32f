import { today } from '../../../application/shared/clock.ts';
import * as subscription from '../../../domain/orders/subscription/interval.ts';
import { daysAfter } from '../../../domain/shared/day-arithmetic.ts';
import { useServices } from '../../shared/services.ts';

/** Returns the first and the last day that a delivery can be requested for, for a date field. */
export const useDays = (): { readonly min: string; readonly max: string } => {
  const { shop, clock } = useServices();
  const now = today(clock);
  const { aheadDays } = shop.subscription ?? subscription.usualLimits;
  return { min: daysAfter(now, 1), max: daysAfter(now, aheadDays) };
};
