import type { ReminderAlarm } from '../../../application/customer/ports/reminders.ts';
import type { RemindersView } from '../../../application/customer/reminders.ts';
import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { useKept } from '../../identity/use-kept.ts';

/** The state of an order's reminder. */
export interface OrderReminding {
  readonly alarm: ReminderAlarm | undefined;
  readonly task: RemindersView['task'];
  /** The day of the next mail. */
  readonly next: string | undefined;
  /** Whether it is known if the order has a reminder. */
  readonly isKnown: boolean;
  /** Requests a suggested day from the shop, if the order has no reminder yet. */
  readonly ask: () => void;
}

/** Returns the current reminder of an order. Source: ACC-6. */
export const useOrderReminder = ({ reminders }: CustomerDesk, order: Order): OrderReminding => {
  const { kept, task } = useKept(reminders);
  const alarm = kept.value?.find((one) => one.order === order.internalId);
  return {
    alarm,
    task,
    next: kept.value === undefined ? order.nextReminder : alarm?.active ? alarm.date : undefined,
    isKnown: kept.value !== undefined,
    ask: () => {
      reminders.acknowledge();
      if (!alarm) reminders.suggest(order, 'order');
    },
  };
};
