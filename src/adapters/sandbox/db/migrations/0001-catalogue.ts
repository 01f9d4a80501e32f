import type { Migration } from 'kysely/migration';

/** Products, categories, listing and search. */
export const catalogue: Migration = {
  up: async () => undefined,
};
