import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './connect.ts';
import { catalogue } from './migrations/0001-catalogue.ts';
import { commerce } from './migrations/0002-commerce.ts';

const extensions: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const name of ['pg_trgm', 'unaccent', 'fuzzystrmatch'])
      await sql`create extension if not exists ${sql.id(name)}`.execute(db);
  },
};

/** In order, never changed once published: a change of the database is a new row. */
const migrations: Readonly<Record<string, Migration>> = {
  '0000-extensions': extensions,
  '0001-catalogue': catalogue,
  '0002-commerce': commerce,
};

/** Brings the database to the newest shape. Does nothing when it is there. Throws when a step fails. */
export const migrate = async (db: Database): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};
