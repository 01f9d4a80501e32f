/** Eye checks that were booked at opticians, and the links in their mails. */
export const eyeChecks: readonly string[] = [
  `create table eye_check (
    id text primary key, brand text not null, locale text not null, partner_id text not null,
    starts_at timestamptz not null, ends_at timestamptz not null,
    first_name text not null, last_name text not null, email text not null, email_key text not null,
    customer_id integer references customer(id) on delete cascade, state text not null, sequence integer not null,
    request_id text not null, created_at timestamptz not null)`,
  // A slot can be booked only once, in whichever shop.
  `create unique index eye_check_slot on eye_check (partner_id, starts_at) where state = 'booked'`,
  'create index eye_check_press on eye_check (request_id)',
  'create index eye_check_mailbox on eye_check (brand, email_key)',
  'create index eye_check_end on eye_check (ends_at)',
  `create table eye_check_link (
    secret text primary key, eye_check_id text not null references eye_check(id) on delete cascade)`,
  'create index eye_check_link_of on eye_check_link (eye_check_id)',
];
