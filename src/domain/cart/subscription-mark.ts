import { type DeliveryInterval, defaultFrequency, type IntervalUnit } from '../shared/delivery-interval.ts';

/** Marks an order as part of a subscription, with its interval if the order states it. Source: ACC-5. */
export interface SubscriptionMark {
  readonly interval?: DeliveryInterval;
}

/**
 * Returns the subscription mark of an order, if it belongs to one. A number without a unit counts days. The default
 * number without a unit means that no interval is known. Source: ACC-5.
 */
export const subscriptionMark = (order: {
  readonly belongs: boolean;
  readonly frequency: number;
  readonly unit?: IntervalUnit | undefined;
}): SubscriptionMark | undefined => {
  const { belongs, frequency, unit } = order;
  if (!belongs) return undefined;
  const isSaid = frequency > 0 && (unit !== undefined || frequency !== defaultFrequency);
  return isSaid ? { interval: { every: frequency, unit: unit ?? 'day' } } : {};
};
