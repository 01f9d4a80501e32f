/** When money went back. What went back before was told by a letter, which knows the hour. */
export const refundDays: readonly string[] = [
  `alter table payment add column refunded_at timestamptz`,
  `update payment set refunded_at = coalesce(
        (select o.created_at from outbox o where o.topic = 'payment.refunded' and o.subject_id = payment.id),
        created_at)
      where status = 'refunded'`,
];
