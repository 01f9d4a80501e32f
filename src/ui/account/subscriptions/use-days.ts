import * as subscription from '../../../domain/orders/subscription/interval.ts';
import { addDays, dayOf, writeDay } from '../../../domain/shared/day-arithmetic.ts';
import { useServices } from '../../shared/services.ts';

/** Between which days a delivery may be wished for, for the browser's own calendar. The shop decides by its clock. */
export const useDays = (): { readonly min: string; readonly max: string } => {
  const { shop, clock } = useServices();
  const today = dayOf(clock.now());
  const { aheadDays } = shop.subscription ?? subscription.usualLimits;
  return { min: writeDay(addDays(today, 1)), max: writeDay(addDays(today, aheadDays)) };
};
