/** When money was refunded. For earlier refunds, the time is taken from their letter. */
export const refundDays: readonly string[] = [
  `alter table payment add column refunded_at timestamptz`,
  `update payment set refunded_at = coalesce(
        (select o.created_at from outbox o where o.topic = 'payment.refunded' and o.subject_id = payment.id),
        created_at)
      where status = 'refunded'`,
];
