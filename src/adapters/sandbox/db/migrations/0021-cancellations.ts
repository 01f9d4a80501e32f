/** Declarations of cancellation of a subscription, with or without an account. Source: ACC-5. */
export const cancellations: readonly string[] = [
  `create table cancellation (
    receipt text primary key, digest text not null unique, brand text not null, locale text not null, name text not null,
    number text not null, email text not null, kind text not null, reason text, ends_on text,
    subscription_id text references subscription(id) on delete set null, received_at timestamptz not null)`,
];
