import type {
  SubscriptionDesk,
  SubscriptionsView,
  SubscriptionTask,
} from '../../../application/customer/subscription-desk.ts';
import type { Subscription, SubscriptionPayment } from '../../../domain/orders/subscription/subscription.ts';

/** One part of a subscription's page: what it is, what is done with it, and how that stands. */
export interface Part {
  readonly subscription: Subscription;
  readonly payments: readonly SubscriptionPayment[];
  readonly desk: SubscriptionDesk;
  readonly task: SubscriptionsView['task'];
}

/** Whether a part is at its task; whatever is under way keeps the others from beginning theirs. */
export const isAt = (task: Part['task'], name: SubscriptionTask): boolean =>
  task._tag === 'Busy' && task.name === name;
