/** Reminders, at most one per order. They are deleted with their customer. */
export const reminderAlarms: readonly string[] = [
  `create table reminder_alarm (
    id text primary key, customer_id int not null references customer(id) on delete cascade,
    order_token text not null references shop_order(token) on delete cascade,
    locale text not null, reminder_email text not null, create_location text not null,
    customer_usage int not null, reminder_date text not null, active boolean not null, sent_on text,
    unique (customer_id, order_token))`,
  'create index reminder_of_order on reminder_alarm(order_token)',
];
