import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const stories: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table story (
      brand text not null,
      slug text not null,
      locale text not null,
      kind text not null,
      draft jsonb,
      published jsonb,
      changed_at timestamptz not null,
      primary key (brand, slug, locale))`.execute(db);
    await sql`create table content_key (id text primary key, secret text not null)`.execute(db);
  },
};
