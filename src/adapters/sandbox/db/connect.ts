import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Embedded, embedded, int8, openFolder, planning } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';
import type { Db, Tables } from './schema.ts';

/** Connections to a server, and questions that wait for one. */
export interface Connections {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly db: Db;
  /** `embedded`: PostgreSQL in this process, safe against its death but not against power loss. */
  readonly engine: 'embedded' | 'server';
  /** Waits until no other process does such work on this database, and does it. */
  readonly alone: <A>(work: () => Promise<A>) => Promise<A>;
  /** None: the embedded one has one, which nobody waits for long. */
  readonly connections?: () => Connections;
  /** Frees connections, file and lock. */
  readonly close: () => Promise<void>;
}

export type DatabasePlace =
  | { readonly memory: true; readonly template?: Blob }
  | { readonly dataDir: string }
  | { readonly url: string };

/** Of work that one process does at a time. Any number, but always this one. */
const oneAtATime = 5_404_772;

/** Hears of each statement once it has ended. */
export type Heard = (event: LogEvent) => void;

/**
 * How long anybody waits for a connection: one that is free, or a new one to a machine that may be gone without a word.
 * Nobody waits for the answer any more by then. Units: ms.
 */
const longestWait = 15_000;
const mostConnections = 10;

const openServer = (url: string, heard?: Heard): OpenDatabase => {
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
  // A connection that dies is replaced on the next query; without a listener it would end the process. While it is idle
  // the pool listens; while it is used its query fails by itself, and nobody else listens.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(heard && { log: heard }) });
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
    // The pool queues each question for a moment, also where a connection is free: those of a scrape itself, too.
    const waiting = Math.max(0, pool.waitingCount - (mostConnections - used));
    return { used, idle: pool.idleCount, waiting };
  };
  return { db, engine: 'server', alone, connections, close: () => db.destroy() };
};

/**
 * Opens the shop's database: a PostgreSQL server by its URL, or the embedded one in a folder or in memory.
 * Within a transaction every query must go through the transaction: the embedded database has one connection only.
 * Throws when another process has the folder, when something else lies in it, and when it is damaged.
 */
export const openDatabase = async (place: DatabasePlace, heard?: Heard): Promise<OpenDatabase> => {
  if ('url' in place) {
    const server = openServer(place.url, heard);
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
  if ('memory' in place) return opened(await embedded(undefined, place.template, heard));
  const lock = await lockFolder(place.dataDir);
  if (typeof lock !== 'function') {
    throw new Error(
      `The database folder ${place.dataDir} is in use by process ${lock.pid}. Stop that process, or choose another ` +
        `folder. If no such process runs any more, delete ${lock.lockFile} and start again.`,
    );
  }
  try {
    return opened(await openFolder(place.dataDir, heard), lock);
  } catch (error) {
    await lock();
    throw error;
  }
};
