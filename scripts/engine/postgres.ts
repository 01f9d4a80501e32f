import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  globSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { secretOf } from './folder.ts';
import { freePort } from './ports.ts';
import { endChild, endProcess } from './processes.ts';
import { CannotRun } from './refusal.ts';

export interface EngineDatabase {
  readonly url: string;
  /** Resolves when the database ends by itself; never for an external one. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
  /** Only set for a database of its own. */
  readonly child?: ChildProcess;
}

const passwordFile = 'database-password';

const places = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin'];
const versionOf = (bin: string): number => Number(/\d+/.exec(bin)?.[0] ?? 0);

/** Folders with the programs of PostgreSQL: newest first, then those on the shell's path. */
export const programFolders = (): readonly string[] =>
  [
    ...places.flatMap((place) => globSync(place)).sort((a, b) => versionOf(b) - versionOf(a)),
    ...(process.env.PATH ?? '').split(delimiter),
  ].filter((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));

/** A cluster is read with the version that created it. */
const programs = (cluster: string): string => {
  const found = programFolders();
  const made = existsSync(join(cluster, 'PG_VERSION'))
    ? readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
    : undefined;
  const said = (bin: string) => execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  const fits = found.find((bin) => made === undefined || said(bin).includes(` ${made}.`));
  if (fits) return fits;
  throw new CannotRun(
    made !== undefined && found.length > 0
      ? `The database in ${cluster} was created by PostgreSQL ${made}, which is not installed.`
      : 'PostgreSQL is not installed. Install it (Debian, Ubuntu: apt-get install postgresql), or set DIOPTRA_ENGINE_DATABASE_URL to an existing database.',
  );
};

export interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root. In that case it runs as the user that its packages create. */
export const userOf = (folder: string): User => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim();
  const [uid, gid] = [id('-u'), id('-g')];
  if (uid === '' || gid === '')
    throw new CannotRun(
      'PostgreSQL does not run as root, and there is no user postgres. Start this command as another user.',
    );
  const user = { uid: Number(uid), gid: Number(gid) };
  if (spawnSync('test', ['-x', folder], user).status !== 0)
    throw new CannotRun(
      `As root, this command runs the database as the user postgres, who has no access to ${folder}. Start it as another user, or set DIOPTRA_ENGINE_DATABASE_URL to an existing database.`,
    );
  return user;
};

const give = (path: string, { uid, gid }: User): void => {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
};

/** Creates the cluster beside its place and moves it there when complete: a killed run leaves nothing half made. */
const makeCluster = (folder: string, cluster: string, bin: string, user: User): void => {
  if (existsSync(cluster)) return;
  console.log('Creating the database …');
  const begun = join(folder, 'postgres.begun');
  const asked = join(folder, 'postgres.asked');
  rmSync(begun, { recursive: true, force: true });
  execFileSync('mkdir', ['-m', '700', begun]);
  give(begun, user);
  writeFileSync(asked, secretOf(folder, passwordFile), { mode: 0o600 });
  give(asked, user);
  try {
    execFileSync(
      join(bin, 'initdb'),
      ['-D', begun, '-U', 'engine', '-A', 'scram-sha-256', `--pwfile=${asked}`, '-E', 'UTF8', '--locale=C'],
      { ...user, cwd: begun, stdio: ['ignore', 'ignore', 'inherit'] },
    );
  } finally {
    rmSync(asked, { force: true });
  }
  renameSync(begun, cluster);
};

/** Undefined if the database does not answer. */
const connected = async (url: string): Promise<Client | undefined> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
};

/** Ends what a killed run has left, found by the file that the database itself keeps. */
const endOrphan = async (cluster: string): Promise<void> => {
  const file = join(cluster, 'postmaster.pid');
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
  if (!Number.isNaN(pid)) await endProcess(pid, cluster, 'SIGINT', 20_000);
};

const ownDatabase = async (folder: string, saidPort?: number): Promise<EngineDatabase> => {
  const cluster = join(folder, 'postgres');
  const logFile = join(folder, 'postgres.log');
  const bin = programs(cluster);
  const user = userOf(folder);
  makeCluster(folder, cluster, bin, user);
  await endOrphan(cluster);
  const port = saidPort ?? (await freePort());
  const log = openSync(logFile, 'a', 0o600);
  const options: SpawnOptions = { ...user, cwd: cluster, stdio: ['ignore', log, log], detached: true };
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', cluster, ...settings.flatMap((one) => ['-c', one])],
    options,
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = () => endChild(server, 'SIGINT', 20_000);
  const url = `postgres://engine:${secretOf(folder, passwordFile)}@127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const client = await connected(`${url}/postgres`);
    if (client) {
      const { rowCount } = await client.query("select from pg_database where datname = 'engine'");
      if (rowCount === 0) await client.query('create database engine');
      await client.end();
      return { url: `${url}/engine`, ended, stop, child: server };
    }
    if (server.exitCode !== null || tries > 600) {
      await stop();
      throw new CannotRun(`The database did not start. ${logFile} contains the reason.`);
    }
    await pause(100);
  }
};

const another = (url: string): EngineDatabase => ({
  url,
  ended: new Promise(() => undefined),
  stop: async () => undefined,
});

/**
 * Opens the configured database, or a cluster of its own in the engine's folder; on `port` if the port must be the same
 * again.
 */
export const openEngineDatabase = async (
  folder: string,
  named: string | undefined,
  port?: number,
): Promise<EngineDatabase> => {
  if (!named) return ownDatabase(folder, port);
  const client = await connected(named);
  if (!client)
    throw new CannotRun(
      'The database of DIOPTRA_ENGINE_DATABASE_URL does not respond, or rejects the user, the password or the database name.',
    );
  await client.end();
  return another(named);
};

/** Whether the database was never filled. */
export const isEmpty = async (url: string): Promise<boolean> => {
  const client = await connected(url);
  if (!client) throw new CannotRun('The database of the engine no longer responds.');
  try {
    const { rows } = await client.query("select to_regclass('public.product') is null as none");
    if (rows[0]?.none) return true;
    return (await client.query('select from product limit 1')).rowCount === 0;
  } finally {
    await client.end();
  }
};
