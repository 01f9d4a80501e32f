import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Embedded, embedded, int8, openFolder, planning } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';
import { NoConnection } from './no-connection.ts';
import type { Db, Tables } from './schema.ts';

/** Connections to a database server, and queries that wait for one. */
export interface Connections {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly db: Db;
  /** `embedded`: PostgreSQL in this process. It survives a crash of the process, but not a power loss. */
  readonly engine: 'embedded' | 'server';
  /** Runs work while no other process does such work on this database. Waits for the other process first. */
  readonly alone: <A>(work: () => Promise<A>) => Promise<A>;
  /** Undefined for the embedded database: it has one connection, with hardly any wait. */
  readonly connections?: () => Connections;
  /** Releases connections, file and lock. */
  readonly close: () => Promise<void>;
}

export type DatabasePlace =
  | { readonly memory: true; readonly template?: Blob }
  | { readonly dataDir: string }
  | { readonly url: string };

/** Key of the lock for work that one process does at a time. Any number works, but it must always be this one. */
const oneAtATime = 5_404_772;

/** Called for each statement after it has ended. */
export type StatementListener = (event: LogEvent) => void;

/**
 * How long a query waits for a connection: a free one, or a new one to a machine that may be down. After that, no
 * client waits for the response any more. Units: ms.
 */
const longestWait = 15_000;
const mostConnections = 10;

const openServer = (url: string, heard?: StatementListener): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: mostConnections,
    keepAlive: true,
    connectionTimeoutMillis: longestWait,
    options: planning.map((setting) => `-c ${setting}`).join(' '),
    // Both engines give counts as numbers.
    types: {
      getTypeParser: (oid, format) =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format),
    },
  });
  // A broken connection is replaced on the next query. Without a listener, its error would end the process. The pool
  // listens only while a connection is idle. While it is used, its query fails by itself, but nothing else listens.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw new NoConnection(error);
    });
  const { Client, options } = pool as pg.Pool & { readonly Client: typeof pg.Client };
  const dialect = new PostgresDialect({ pool: { Client, options, connect, end: () => pool.end() } });
  const db = new Kysely<Tables>({ dialect, ...(heard && { log: heard }) });
  const alone: OpenDatabase['alone'] = (work) =>
    db.connection().execute(async (own) => {
      await sql`select pg_advisory_lock(${sql.lit(oneAtATime)})`.execute(own);
      try {
        return await work();
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(oneAtATime)})`.execute(own);
      }
    });
  const connections = () => {
    const used = pool.totalCount - pool.idleCount;
    // The pool queues each query for a moment even if a connection is free, including those of a scrape itself.
    const waiting = Math.max(0, pool.waitingCount - (mostConnections - used));
    return { used, idle: pool.idleCount, waiting };
  };
  return { db, engine: 'server', alone, connections, close: () => db.destroy() };
};

/**
 * Opens the shop's database: a PostgreSQL server by URL, or the embedded one in a folder or in memory. Within a
 * transaction, every query must go through the transaction, because the embedded database has only one connection.
 * Throws if another process uses the folder, or if it is damaged or contains something else.
 */
export const openDatabase = async (
  place: DatabasePlace,
  heard?: StatementListener,
): Promise<OpenDatabase> => {
  if ('url' in place) {
    const server = openServer(place.url, heard);
    await sql`select 1`.execute(server.db);
    return server;
  }
  const opened = ({ db, close }: Embedded, release?: () => Promise<void>): OpenDatabase => ({
    db,
    engine: 'embedded',
    // No other process uses the folder.
    alone: (work) => work(),
    close: async () => {
      await close();
      await release?.();
    },
  });
  if ('memory' in place) return opened(await embedded(undefined, place.template, heard));
  const lock = await lockFolder(place.dataDir);
  if (typeof lock !== 'function') {
    throw new Error(
      `The database folder ${place.dataDir} is in use by process ${lock.pid}. Stop that process, or choose another ` +
        `folder. If it no longer runs, delete ${lock.lockFile} and start again.`,
    );
  }
  try {
    return opened(await openFolder(place.dataDir, heard), lock);
  } catch (error) {
    await lock();
    throw error;
  }
};
