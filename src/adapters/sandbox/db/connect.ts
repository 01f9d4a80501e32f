import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Embedded, embedded, int8, openFolder, planning } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  /** `embedded`: PostgreSQL in this process, safe against its death but not against power loss. */
  readonly engine: 'embedded' | 'server';
  /** Waits until no other process does such work on this database, and does it. */
  readonly alone: <A>(work: () => Promise<A>) => Promise<A>;
  /** Frees connections, file and lock. */
  readonly close: () => Promise<void>;
}

export type DatabasePlace =
  | { readonly memory: true; readonly template?: Blob }
  | { readonly dataDir: string }
  | { readonly url: string };

/** Of work that one process does at a time. Any number, but always this one. */
const oneAtATime = 5_404_772;

const openServer = (url: string): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    options: planning.map((setting) => `-c ${setting}`).join(' '),
    // Both engines give counts as numbers.
    types: {
      getTypeParser: (oid, format) =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format),
    },
  });
  // A connection that dies is replaced on the next query; without a listener it would end the process. While it is idle
  // the pool listens; while it is used its query fails by itself, and nobody else listens.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const alone: OpenDatabase['alone'] = (work) =>
    db.connection().execute(async (own) => {
      await sql`select pg_advisory_lock(${sql.lit(oneAtATime)})`.execute(own);
      try {
        return await work();
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(oneAtATime)})`.execute(own);
      }
    });
  return { db, engine: 'server', alone, close: () => db.destroy() };
};

/**
 * Opens the shop's database: a PostgreSQL server by its URL, or the embedded one in a folder or in memory.
 * Within a transaction every query must go through the transaction: the embedded database has one connection only.
 * Throws when another process has the folder, when something else lies in it, and when it is damaged.
 */
export const openDatabase = async (place: DatabasePlace): Promise<OpenDatabase> => {
  if ('url' in place) {
    const server = openServer(place.url);
    await sql`select 1`.execute(server.db);
    return server;
  }
  const opened = ({ db, close }: Embedded, release?: () => Promise<void>): OpenDatabase => ({
    db,
    engine: 'embedded',
    // Nobody else has the folder.
    alone: (work) => work(),
    close: async () => {
      await close();
      await release?.();
    },
  });
  if ('memory' in place) return opened(await embedded(undefined, place.template));
  const lock = await lockFolder(place.dataDir);
  if (typeof lock !== 'function') {
    throw new Error(
      `The database folder ${place.dataDir} is in use by process ${lock.pid}. Stop that process, or choose another ` +
        `folder. If no such process runs any more, delete ${lock.lockFile} and start again.`,
    );
  }
  try {
    return opened(await openFolder(place.dataDir), lock);
  } catch (error) {
    await lock();
    throw error;
  }
};
