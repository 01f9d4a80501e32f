/** Which stored mails and declarations of withdrawal may name the lens values of an order. Source: LAW-33. */
export const valuesOfMails: readonly string[] = [
  'alter table mail add column values_of text',
  `update mail m set values_of = o.subject_id from outbox o
   where o.id = m.outbox_id and o.topic = 'order.confirmation'`,
  `update mail m set values_of = w.order_token from outbox o, withdrawal w
   where o.id = m.outbox_id and o.topic = 'withdrawal.received' and w.receipt = o.subject_id`,
  `update mail m set values_of = a.order_token from outbox o, reminder_alarm a
   where o.id = m.outbox_id and o.topic = 'order.reminder' and a.id = split_part(o.subject_id, ' ', 1)`,
  // The order of a reminder that was ended, or whose account was deleted, is not known any more.
  `delete from mail m using outbox o
   where o.id = m.outbox_id and o.topic = 'order.reminder' and m.values_of is null`,
  'create index mail_values_of on mail (values_of) where values_of is not null',
  'alter table withdrawal add column values_erased_at timestamptz',
  'create index withdrawal_values on withdrawal (received_at) where values_erased_at is null',
];
