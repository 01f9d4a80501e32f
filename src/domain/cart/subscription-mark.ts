import { type DeliveryInterval, defaultFrequency, type IntervalUnit } from '../shared/delivery-interval.ts';

/** That an order belongs to a subscription, and how often that comes, where the order says it. Source: ACC-5. */
export interface SubscriptionMark {
  readonly interval?: DeliveryInterval;
}

/**
 * What an order says of the subscription that it belongs to, if any. A number without a unit counts days; the default
 * without one says nothing. Source: ACC-5, D72.
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
