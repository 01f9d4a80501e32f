/**
 * Subscriptions that begin with their first order, also for guests: `email` and the `key` of their link. Source:
 * SUBS-4, SUBS-6.
 */
export const firstSubscriptions: readonly string[] = [
  'alter table subscription alter column customer_id drop not null',
  'alter table subscription add column email text',
  'alter table subscription add column key text unique',
  `alter table subscription add constraint subscription_has_owner
    check (customer_id is not null or (email is not null and key is not null))`,
  `create unique index subscription_of_guest_source on subscription(source) where customer_id is null`,
  `create table subscription_wish (
    cart_token text primary key, words text, locale text not null, said_at timestamptz not null)`,
  'create index subscription_wish_said_at on subscription_wish (said_at)',
];
