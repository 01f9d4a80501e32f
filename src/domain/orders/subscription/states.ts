/** The states of a subscription, and the actions possible in each. */

export const subscriptionStates = ['active', 'paused', 'cancelled'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const subscriptionActions = ['pause', 'activate', 'skip', 'change', 'cancel'] as const;
export type SubscriptionAction = (typeof subscriptionActions)[number];

const after: Readonly<
  Record<SubscriptionState, Readonly<Partial<Record<SubscriptionAction, SubscriptionState>>>>
> = {
  active: { pause: 'paused', skip: 'active', change: 'active', cancel: 'cancelled' },
  paused: { activate: 'active', change: 'paused', cancel: 'cancelled' },
  cancelled: {},
};

/**
 * Returns the state after an action. Undefined if the action is not possible. A cancelled subscription cannot be
 * resumed. Source: ACC-5.
 */
export const stateAfter = (
  state: SubscriptionState,
  action: SubscriptionAction,
): SubscriptionState | undefined => after[state][action];

/** Whether the action has already taken effect, so that a repeated request does nothing. */
export const isDone = (state: SubscriptionState, action: SubscriptionAction): boolean =>
  (state === 'paused' && action === 'pause') ||
  (state === 'active' && action === 'activate') ||
  (state === 'cancelled' && action === 'cancel');

/** Why an order was not placed, or why the shop paused the subscription. */
export const subscriptionProblems = [
  /** The payment was declined and will be retried. */
  'payment_declined',
  /** The payment was declined too often: paused. */
  'payment_given_up',
  /** Some goods are out of stock. The order will be retried. */
  'goods_missing',
  /** Some goods were delivered without those that were not available. */
  'goods_left_out',
  /** None of the goods is available any more: paused. */
  'goods_gone',
  /** The shop no longer ships there, or not this amount: paused. */
  'not_deliverable',
  /** The country of delivery requires a prescription, and there is no valid one: paused. */
  'prescription',
] as const;
export type SubscriptionProblem = (typeof subscriptionProblems)[number];

/** Days from each failed attempt to the next one. Units: days. */
export const triesAfter: readonly number[] = [1, 3];

/**
 * Returns the days until the next attempt after this number of failures, the last one included. Undefined: no further
 * attempt. Units: days.
 */
export const nextTryIn = (failures: number): number | undefined => triesAfter[failures - 1];
