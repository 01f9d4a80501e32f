import type { Ids } from './ids.ts';

/** The request body for a reminder of an order. */
export const alarmBody = ({ account, internal }: Ids) => ({
  order_id: internal,
  customer: {
    context: 'okulino',
    account_id: account,
    customer_data: { email: 'a@b.ch', first_name: 'A', last_name: 'B', locale: 'de' },
  },
  order: { id: internal, locale_code: 'de', sales_channel: 'okulino_web', item: [] },
  data: {
    reminder_email: 'a@b.ch',
    create_location: 'account',
    customer_usage: 7,
    reminder_date: '2027-01-01',
  },
});
