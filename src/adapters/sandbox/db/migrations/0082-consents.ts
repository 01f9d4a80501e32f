/** Consents given and withdrawn, never changed afterwards, and the links by which guests' mailboxes give consent. */
export const consents: readonly string[] = [
  `create table consent_entry (
    id bigint primary key generated always as identity,
    brand text not null, email_key text not null, customer_id integer references customer(id) on delete set null,
    purpose text not null, subject text not null, act text not null, words text not null, locale text not null,
    said_at timestamptz not null)`,
  'create index consent_entry_mailbox on consent_entry (brand, email_key, purpose, id)',
  'create index consent_entry_subject on consent_entry (subject, purpose)',
  'create index consent_entry_customer on consent_entry (customer_id, purpose, id)',
  `create table consent_link (
    id text primary key, brand text not null, email text not null, email_key text not null, locale text not null,
    secret text unique, created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz)`,
  'create index consent_link_mailbox on consent_link (brand, email_key)',
];
