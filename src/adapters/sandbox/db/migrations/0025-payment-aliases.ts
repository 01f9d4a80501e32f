export const paymentAliases: readonly string[] = [
  `create table payment_alias (
    alias text primary key, customer_id int not null references customer(id) on delete cascade, method text not null,
    last_digits text not null, paid_at timestamptz not null, unique (customer_id, method, last_digits))`,
  `create table provider_alias (
    alias text primary key, method text not null, last_digits text not null, expires_at timestamptz not null)`,
  'alter table payment add column alias text, add column keep_alias boolean not null default false',
  'alter table provider_payment add column keeps text, add column alias text',
];
