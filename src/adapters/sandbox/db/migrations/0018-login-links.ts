export const loginLinks: readonly string[] = [
  'alter table mail_link add column target text, add column used_by text',
  'create table identity_key (id text primary key, jwk jsonb not null, created_at timestamptz not null)',
];
