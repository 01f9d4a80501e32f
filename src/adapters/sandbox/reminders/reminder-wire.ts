import type { ReminderAlarmWire } from '../../contract/personal/reminders.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { internalOrderId } from '../orders/order-number.ts';
import type { OwnReminder } from './reminder-store.ts';

/**
 * Converts a reminder to wire format. `listed`: the titles of products in the customer's language; a product that is no
 * longer listed keeps the title of the order. Source: ACC-6.
 */
export const reminderWire = (
  customer: CustomerRow,
  { alarm, order, goods }: OwnReminder,
  namesValues: boolean,
  listed: ReadonlyMap<string, string>,
): ReminderAlarmWire => {
  const { brand, account_id, email, first_name, last_name, locale } = customer;
  return {
    id: alarm.id,
    active: alarm.active,
    order_number: order.number,
    has_lenses: goods.some(({ detail }) => detail.category === 'lens'),
    names_values: namesValues,
    titles: [...new Set(goods.map(({ product_id, title }) => listed.get(product_id) ?? title))],
    order_id: internalOrderId(order.number),
    customer: { context: brand, account_id, customer_data: { email, first_name, last_name, locale } },
    data: {
      reminder_email: alarm.reminder_email,
      create_location: alarm.create_location,
      customer_usage: alarm.customer_usage,
      reminder_date: alarm.reminder_date,
    },
    order: {
      id: internalOrderId(order.number),
      locale_code: order.locale,
      sales_channel: order.basket.price_channel,
      item: goods.map(({ quantity, product_id, formatted_options }) => ({
        quantity,
        variant_representation: {
          product_id,
          option: Object.fromEntries(formatted_options.map(({ code, value }) => [code, value])),
        },
      })),
    },
    ...(alarm.sent_on !== null && { sent_on: alarm.sent_on }),
  };
};
