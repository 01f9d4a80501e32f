/** How a subscription stands, and what can be done with it. */

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

/** The state that an action leads to; nothing where it cannot be done. A cancelled subscription is over for good. Source: ACC-5. */
export const stateAfter = (
  state: SubscriptionState,
  action: SubscriptionAction,
): SubscriptionState | undefined => after[state][action];

/** Whether somebody who asks for it has it already: asked twice, it is done once. */
export const isDone = (state: SubscriptionState, action: SubscriptionAction): boolean =>
  (state === 'paused' && action === 'pause') ||
  (state === 'active' && action === 'activate') ||
  (state === 'cancelled' && action === 'cancel');

/** Why an order was not made, or the shop paused by itself. */
export const subscriptionProblems = [
  /** The payment was refused; it is tried again. */
  'payment_declined',
  /** It was refused once too often: paused. */
  'payment_given_up',
  /** Something is not on the shelf; it is tried again. */
  'goods_missing',
  /** Some of it came without what was not to be had. */
  'goods_left_out',
  /** Nothing of it is to be had: paused. */
  'goods_gone',
  /** The shop does not send there any more, or not so much: paused. */
  'not_deliverable',
  /** The country that it goes to asks for a prescription, and there is none that still counts: paused. */
  'prescription',
] as const;
export type SubscriptionProblem = (typeof subscriptionProblems)[number];

/** Days after each try that failed until the next one. Units: days. */
export const triesAfter: readonly number[] = [1, 3];

/** When an order is tried again that failed so many times, the last one counted; nothing: not any more. Units: days. */
export const nextTryIn = (failures: number): number | undefined => triesAfter[failures - 1];
