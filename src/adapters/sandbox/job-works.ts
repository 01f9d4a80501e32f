import type { Works } from './jobs/run-due.ts';
import { remind } from './reminders/remind.ts';
import { reminderJob } from './reminders/reminder-store.ts';
import { orderDue } from './subscriptions/order-due.ts';
import { subscriptionOrder } from './subscriptions/subscription-store.ts';

/** Who does what, by the kind of job. What is not named here waits for a server that knows it. */
export const works: Works = {
  [reminderJob]: remind,
  [subscriptionOrder]: orderDue,
};
