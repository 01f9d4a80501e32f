import { readdir, rename, rm, rmdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { CompiledQuery, type DatabaseConnection, Kysely, type LogEvent, PGliteDialect } from 'kysely';
import { inOneRound } from './one-round.ts';
import type { Db, Tables } from './schema.ts';

export interface Embedded {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

/**
 * Planner settings for the catalogue's queries: data in memory, many short queries. Caching the index results for each
 * combination of facet values costs more than reading the index, because none is read twice. Starting parallel workers
 * takes longer than what they would save, and a busy machine has no processor for them.
 */
export const planning = [
  'random_page_cost=1.1',
  'jit=off',
  'enable_memoize=off',
  'max_parallel_workers_per_gather=0',
] as const;

/** The type whose values both engines return as numbers. */
export const int8 = 20;

/** Opens the database in this process: in an existing folder, or in memory. */
export const embedded = async (
  folder: string | undefined,
  template?: Blob,
  heard?: (event: LogEvent) => void,
): Promise<Embedded> => {
  const pglite = await PGlite.create({
    ...(folder && { dataDir: folder }),
    ...(template && { loadDataDir: template }),
    extensions: { pg_trgm, unaccent, fuzzystrmatch },
    parsers: { [int8]: Number },
  });
  const onCreateConnection = async (connection: DatabaseConnection) => {
    for (const setting of planning) await connection.executeQuery(CompiledQuery.raw(`set ${setting}`));
  };
  const db = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite: inOneRound(pglite), onCreateConnection }),
    ...(heard && { log: heard }),
  });
  const close = async () => {
    await db.destroy();
    // Kysely only closes what it has opened a connection to.
    if (!pglite.closed) await pglite.close();
  };
  return { db, close };
};

const entriesOf = async (folder: string): Promise<readonly string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
};

/** Creates the folder beside its place and then moves it there, so that a crash leaves no half-made database. */
const makeFolder = async (folder: string): Promise<void> => {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: draft });
  await pglite.close();
  await rmdir(folder).catch(() => undefined);
  await rename(draft, folder);
};

/** Opens a folder, and creates it on the first start. Throws if it contains something else or is damaged. */
export const openFolder = async (folder: string, heard?: (event: LogEvent) => void): Promise<Embedded> => {
  const entries = await entriesOf(folder);
  if (entries.length === 0) await makeFolder(folder);
  else if (!entries.includes('PG_VERSION'))
    throw new Error(`The folder ${folder} contains something other than a database. Choose an empty folder.`);
  try {
    return await embedded(folder, undefined, heard);
  } catch (cause) {
    // The database's own message about an unreadable folder does not help.
    throw new Error(
      `The database folder ${folder} is damaged or cannot be read. Restore it from a copy, or move it away to start with an empty database.`,
      { cause },
    );
  }
};
