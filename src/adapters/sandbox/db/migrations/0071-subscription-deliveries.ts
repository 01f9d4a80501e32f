/** The order that an engine was asked for on a day, until its outcome is known. Source: ACC-5. */
export const subscriptionDeliveries: readonly string[] = [
  `create table subscription_delivery (
      subscription_id text primary key references subscription (id) on delete cascade,
      due text not null,
      token text not null,
      payment_alias text,
      left_out jsonb not null
    )`,
];
