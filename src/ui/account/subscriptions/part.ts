import type {
  SubscriptionDesk,
  SubscriptionsView,
  SubscriptionTask,
} from '../../../application/customer/subscription-desk.ts';
import type { Subscription, SubscriptionPayment } from '../../../domain/orders/subscription/subscription.ts';

/** The properties of one part of a subscription's page: the subscription, its actions and their state. */
export interface Part {
  readonly subscription: Subscription;
  readonly payments: readonly SubscriptionPayment[];
  readonly desk: SubscriptionDesk;
  readonly task: SubscriptionsView['task'];
}

/**
 * Whether a task is running; `part`: of this line. While any task runs, every other waits. Source: ACC-17.
 */
export const isAt = (task: Part['task'], name: SubscriptionTask, part?: string): boolean =>
  task._tag === 'Busy' && task.name === name && (part === undefined || task.part === part);
