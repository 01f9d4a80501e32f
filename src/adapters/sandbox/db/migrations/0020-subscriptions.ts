/** Source: ACC-5. */
export const subscriptions: readonly string[] = [
  `create table subscription (
    id text primary key, customer_id int not null references customer(id) on delete cascade, brand text not null,
    locale text not null, version int not null default 1, state text not null, every int not null, unit text not null,
    anchor text not null, next_date text not null, ends_on text, lines jsonb not null, billing_address jsonb not null,
    shipping_address jsonb not null, shipping_method text, payment_method text not null, payment_alias text,
    source text not null, problem jsonb, failures int not null default 0, retry_on text,
    created_at timestamptz not null, cancelled_at timestamptz)`,
  'create index subscription_of_customer on subscription(customer_id)',
  `create unique index subscription_of_source on subscription(customer_id, source) where state <> 'cancelled'`,
  `create index subscription_due on subscription(next_date) where state = 'active'`,
  `create table subscription_event (
    id int primary key generated always as identity,
    subscription_id text not null references subscription(id) on delete cascade, kind text not null, due text,
    order_token text, detail jsonb not null, at timestamptz not null)`,
  'create index event_of_subscription on subscription_event(subscription_id)',
  `create unique index order_of_due_day on subscription_event(subscription_id, due) where order_token is not null`,
];
