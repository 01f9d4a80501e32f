/** Declarations of withdrawal as they were received, whether or not such an order exists. */
export const withdrawals: readonly string[] = [
  `create table withdrawal(
      receipt text primary key, digest text not null unique, brand text not null, locale text not null,
      name text not null, order_number text not null, email text not null, goods jsonb not null,
      order_token text references shop_order(token), received_at timestamptz not null)`,
];
