import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where another provider than the sandbox's own is asked: its name for a payment, and when it was asked last. */
export const providerReferences: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table provider_payment add column reference text unique, add column asked_at timestamptz`.execute(
      db,
    );
  },
};
