/** Names and mail choices that come with a login link, for visitors without an account. */
export const newcomers: readonly string[] = [
  `alter table mail_request add column email text, add column first_name text, add column last_name text,
    add column newsletter boolean not null default false`,
  'alter table mail_link add column newsletter boolean not null default false',
  `create table newcomer (
    id text primary key, brand text not null, account_id text not null, email text not null, email_key text not null,
    first_name text not null, last_name text not null, secret text unique, locale text not null, target text,
    newsletter boolean not null, created_at timestamptz not null, expires_at timestamptz not null)`,
  'create index newcomer_by_email on newcomer(brand, email_key)',
];
