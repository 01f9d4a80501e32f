import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { CompiledQuery, type DatabaseConnection, Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  /** `embedded`: PostgreSQL in this process, safe against its death but not against power loss. */
  readonly engine: 'embedded' | 'server';
  /** Frees connections, file and lock. */
  readonly close: () => Promise<void>;
}

export type DatabasePlace =
  | { readonly memory: true; readonly template?: Blob }
  | { readonly dataDir: string }
  | { readonly url: string };

/** What the catalogue's queries are planned for: data in memory, many short queries. */
const settings = ['set random_page_cost = 1.1', 'set jit = off'];

const int8 = 20;

const overPGlite = async (dataDir: string | undefined, template?: Blob) => {
  const pglite = await PGlite.create({
    ...(dataDir && { dataDir }),
    ...(template && { loadDataDir: template }),
    extensions: { pg_trgm, unaccent, fuzzystrmatch },
    parsers: { [int8]: Number },
  });
  const onCreateConnection = async (connection: DatabaseConnection) => {
    for (const setting of settings) await connection.executeQuery(CompiledQuery.raw(setting));
  };
  return { pglite, db: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite, onCreateConnection }) }) };
};

const openServer = (url: string): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    options: '-c random_page_cost=1.1 -c jit=off',
    // Both engines give counts as numbers.
    types: {
      getTypeParser: (oid, format) =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format),
    },
  });
  // A connection that dies while idle is replaced on the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'server', close: () => db.destroy() };
};

/**
 * Opens the shop's database: a PostgreSQL server by its URL, or the embedded one in a folder or in memory.
 * Within a transaction every query must go through the transaction: the embedded database has one connection only.
 * Throws when another process has the folder.
 */
export const openDatabase = async (place: DatabasePlace): Promise<OpenDatabase> => {
  if ('url' in place) {
    const server = openServer(place.url);
    await sql`select 1`.execute(server.db);
    return server;
  }
  if ('memory' in place) {
    const { db, pglite } = await overPGlite(undefined, place.template);
    return { db, engine: 'embedded', close: async () => db.destroy().then(() => closeOnce(pglite)) };
  }
  const lock = await lockFolder(place.dataDir);
  if (typeof lock !== 'function') {
    throw new Error(
      `The database folder ${place.dataDir} is in use by process ${lock.pid}. Stop that process, or choose another ` +
        `folder. If no such process runs any more, delete ${lock.lockFile} and start again.`,
    );
  }
  try {
    const { db, pglite } = await overPGlite(place.dataDir);
    const close = async () => {
      await db.destroy();
      await closeOnce(pglite);
      await lock();
    };
    return { db, engine: 'embedded', close };
  } catch (error) {
    await lock();
    throw error;
  }
};

/** Kysely closes what it has opened a connection to, and leaves alone what it never used. */
const closeOnce = async (pglite: PGlite): Promise<void> => {
  if (!pglite.closed) await pglite.close();
};
