export const customers: readonly string[] = [
  `create table customer (
    id int generated always as identity primary key, account_id text not null unique, brand text not null,
    email text not null, email_key text not null, password_hash text, first_name text not null, last_name text not null,
    birthday text, phone_number text, miles_and_more_number text, locale text not null, newsletter boolean not null,
    created_at timestamptz not null, unique (brand, email_key))`,
  `create table session (
    id text primary key, customer_id int not null references customer(id) on delete cascade,
    created_at timestamptz not null, expires_at timestamptz not null)`,
  'create index session_of_customer on session(customer_id)',
  'create index session_until on session(expires_at)',
  `create table mail_link (
    id text primary key, purpose text not null, customer_id int not null references customer(id) on delete cascade,
    secret text unique, locale text not null, created_at timestamptz not null, expires_at timestamptz not null,
    used_at timestamptz)`,
  'create index mail_link_of_customer on mail_link(customer_id)',
];
