/** Notices of the commerce engine behind the shop, and money that its staff refunds. */
export const engineTables: readonly string[] = [
  `create table engine_notice (
      id text primary key,
      taken_at timestamptz not null
    )`,
  `create table order_refund (
      id text primary key,
      order_token text not null references shop_order (token) on delete cascade,
      payment_id text references payment (id),
      amount integer not null check (amount > 0),
      begun_at timestamptz not null,
      refunded_at timestamptz
    )`,
  `create index order_refund_order on order_refund (order_token)`,
];
