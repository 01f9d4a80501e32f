import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  'alter table mail_link add column target text, add column used_by text',
  'create table identity_key (id text primary key, jwk jsonb not null, created_at timestamptz not null)',
];

export const loginLinks: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const step of steps) await sql.raw(step).execute(db);
  },
};
