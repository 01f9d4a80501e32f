import type { DeliveryInterval } from '../../shared/delivery-interval.ts';
import { sameInterval } from './interval.ts';

/** What a customer and a shop agreed on. */
export interface SubscriptionTerms extends DeliveryInterval {
  /** The country of delivery, on which law and shipping depend. */
  readonly country: string;
  readonly goods: readonly { readonly variant: string; readonly quantity: number }[];
}

const written = ({ goods }: SubscriptionTerms): string =>
  JSON.stringify(goods.map(({ variant, quantity }) => [variant, quantity]));

/**
 * Whether a change alters the contract, which then has to be confirmed again: its goods, interval or country of delivery.
 * A skipped, moved or paused delivery is a right that the contract gives. Source: LAW-45.
 */
export const changesContract = (before: SubscriptionTerms, after: SubscriptionTerms): boolean =>
  !sameInterval(before, after) || before.country !== after.country || written(before) !== written(after);
