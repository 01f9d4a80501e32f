import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The database folder is in use by a running process. */
export interface FolderTaken {
  readonly _tag: 'FolderTaken';
  readonly lockFile: string;
  readonly pid: number;
}

interface Holder {
  readonly pid: number;
  /** Distinguishes two processes that had the same id one after the other. Empty if the system does not provide it. */
  readonly started: string;
  readonly nonce: string;
}

const held = new Set<string>();

const startOf = async (pid: number): Promise<string> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const readHolder = async (file: string): Promise<Holder | undefined> => {
  try {
    const [pid, started = '', nonce = ''] = (await readFile(file, 'utf8')).split('\n');
    return { pid: Number(pid), started, nonce };
  } catch {
    return undefined;
  }
};

const isAlive = async ({ pid, started, nonce }: Holder): Promise<boolean> => {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return held.has(nonce);
  return lives(pid) && (started === '' || started === (await startOf(pid)));
};

/** Writes the holder's data to a complete file with a unique name. Returns its path. */
const drafted = async (file: string, holder: Holder): Promise<string> => {
  const draft = `${file}.${holder.nonce}`;
  await writeFile(draft, `${holder.pid}\n${holder.started}\n${holder.nonce}`);
  return draft;
};

/** Creates the lock file atomically if there is none. False if another process holds it. */
const claim = async (file: string, holder: Holder): Promise<boolean> => {
  const draft = await drafted(file, holder);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
};

const isDead = async (file: string): Promise<boolean> => {
  const holder = await readHolder(file);
  return holder !== undefined && !(await isAlive(holder));
};

/** How many processes in a row may have died while taking over from one another. */
const maxDepth = 3;

/**
 * Acquires the lock. A dead lock may only be replaced by the holder of its takeover lock, who checks it again first.
 * Otherwise two processes could see the same dead lock, and the second would remove the new lock of the first.
 */
const acquire = async (file: string, mine: Holder, depth = maxDepth): Promise<boolean> => {
  if (await claim(file, mine)) return true;
  const guard = `${file}.takeover`;
  if (depth === 0 || !(await isDead(file)) || !(await acquire(guard, mine, depth - 1))) return false;
  try {
    if (!(await isDead(file))) return false;
    await rename(await drafted(file, mine), file);
    return true;
  } finally {
    await rm(guard, { force: true });
  }
};

const maxTries = 10;
/** Pause between two tries, in which another process may finish its takeover. Units: milliseconds. */
const breathMs = 20;

/**
 * Locks a folder for this process, with a file beside it. The embedded database itself would let two processes write to
 * one folder. The lock of a dead process is taken over. Returns a release function, or the process that holds the lock.
 */
export const lockFolder = async (folder: string): Promise<(() => Promise<void>) | FolderTaken> => {
  const lockFile = `${folder}.lock`;
  await mkdir(dirname(lockFile), { recursive: true });
  const mine: Holder = { pid: process.pid, started: await startOf(process.pid), nonce: randomUUID() };
  held.add(mine.nonce);
  for (let tries = 0; tries < maxTries; tries++) {
    if (await acquire(lockFile, mine)) {
      return async () => {
        if ((await readHolder(lockFile))?.nonce === mine.nonce) await rm(lockFile, { force: true });
        held.delete(mine.nonce);
      };
    }
    const other = await readHolder(lockFile);
    if (other && (await isAlive(other))) {
      held.delete(mine.nonce);
      return { _tag: 'FolderTaken', lockFile, pid: other.pid };
    }
    await pause(breathMs);
  }
  held.delete(mine.nonce);
  return { _tag: 'FolderTaken', lockFile, pid: 0 };
};
