import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../engine/ports.ts';
import { programFolders, userOf } from '../engine/postgres.ts';
import { CannotRun } from '../engine/refusal.ts';

/** A PostgreSQL server over a folder, as an operator runs it: confirmed writes are on the disk. */
export interface Cluster {
  readonly port: number;
  readonly query: <A extends object>(database: string, text: string) => Promise<readonly A[]>;
  readonly urlOf: (database: string) => string;
  /** `SIGINT` stops it cleanly, `SIGKILL` like a machine that fails. */
  readonly end: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>;
}

/** A folder in which PostgreSQL's own user and this one may write; removed when the trial is over. */
export interface Ground {
  readonly path: (name: string) => string;
  /** Runs a program of PostgreSQL to its end. Throws its output if it fails. */
  readonly program: (name: string, args: readonly string[]) => void;
  readonly makeFolder: (name: string) => string;
  /** `settings`: lines of its `postgresql.conf`. */
  readonly start: (name: string, settings?: readonly string[]) => Promise<Cluster>;
  /** Ends the processes that still run. */
  readonly drop: () => Promise<void>;
}

const user = 'shop';
const password = 'trial';

/** `parent`: its parent folder, which determines the disk. */
export const layGround = (parent = tmpdir()): Ground => {
  const bin = programFolders()[0];
  if (!bin) throw new CannotRun('PostgreSQL is not installed: apt-get install postgresql');
  const root = mkdtempSync(join(parent, 'dioptra-recovery-'));
  chmodSync(root, 0o711);
  const owner = userOf(root);
  const as: SpawnOptions = { ...owner, cwd: root, env: { ...process.env, PGPASSWORD: password } };
  const path = (name: string): string => join(root, name);
  const makeFolder = (name: string): string => {
    mkdirSync(path(name), { mode: 0o700 });
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path(name), owner.uid, owner.gid);
    return path(name);
  };
  const program = (name: string, args: readonly string[]): void => {
    execFileSync(join(bin, name), args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  };

  const running = new Set<Cluster['end']>();
  const servers = new Set<ChildProcess>();
  // If the trial ends with an error, nothing of it stays.
  process.once('exit', () => {
    for (const server of servers) server.kill('SIGKILL');
    rmSync(root, { recursive: true, force: true });
  });
  const start = async (name: string, settings: readonly string[] = []): Promise<Cluster> => {
    const port = await freePort();
    const own = [
      `port = ${port}`,
      `listen_addresses = '127.0.0.1'`,
      `unix_socket_directories = ''`,
      ...settings,
    ];
    appendFileSync(join(path(name), 'postgresql.conf'), `\n${own.join('\n')}\n`);
    const log = openSync(path(`${name}.log`), 'a');
    const server: ChildProcess = spawn(join(bin, 'postgres'), ['-D', path(name)], {
      ...as,
      stdio: ['ignore', log, log],
    });
    servers.add(server);
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    const urlOf = (database: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
    const query = async <A extends object>(database: string, text: string): Promise<readonly A[]> => {
      const client = new Client({ connectionString: urlOf(database) });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query<A>(text)).rows;
      } finally {
        await client.end().catch(() => undefined);
      }
    };
    const end = async (signal: 'SIGINT' | 'SIGKILL'): Promise<void> => {
      running.delete(end);
      server.kill(signal);
      await ended;
    };
    running.add(end);
    for (let tries = 0; ; tries += 1) {
      const answers = await query('postgres', 'select 1').then(
        () => true,
        () => false,
      );
      if (answers) return { port, query, urlOf, end };
      if (server.exitCode !== null || tries > 600)
        throw new CannotRun(`PostgreSQL did not start: ${path(`${name}.log`)}`);
      await pause(100);
    }
  };

  return {
    path,
    program,
    makeFolder,
    start,
    drop: async () => {
      for (const end of running) await end('SIGKILL');
      rmSync(root, { recursive: true, force: true });
    },
  };
};

/**
 * An empty cluster that archives its write-ahead log continuously in the folder `wal`. `init`: further arguments of
 * `initdb`.
 */
export const makePrimary = async (
  ground: Ground,
  more: readonly string[] = [],
  init: readonly string[] = [],
): Promise<Cluster> => {
  const secret = ground.path('secret');
  appendFileSync(secret, password);
  chmodSync(secret, 0o644);
  ground.makeFolder('primary');
  const wal = ground.makeFolder('wal');
  ground.program('initdb', [
    '-D',
    ground.path('primary'),
    '-U',
    user,
    '-A',
    'scram-sha-256',
    `--pwfile=${secret}`,
    '-E',
    'UTF8',
    '--locale=C',
    ...init,
  ]);
  return ground.start('primary', [
    'wal_level = replica',
    'archive_mode = on',
    // Does not overwrite existing files: two servers that write to one archive would corrupt it.
    `archive_command = 'test ! -f ${wal}/%f && cp %p ${wal}/%f'`,
    ...more,
  ]);
};

/** A copy of a running cluster, made with PostgreSQL's own tool. */
export const baseBackup = (
  ground: Ground,
  from: Cluster,
  name: string,
  args: readonly string[] = [],
): void => {
  ground.makeFolder(name);
  ground.program('pg_basebackup', [
    '-D',
    ground.path(name),
    '-d',
    from.urlOf('postgres'),
    '-X',
    'stream',
    '-c',
    'fast',
    ...args,
  ]);
};
