import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The database folder is in use by a process that lives. */
export interface FolderTaken {
  readonly _tag: 'FolderTaken';
  readonly lockFile: string;
  readonly pid: number;
}

interface Holder {
  readonly pid: number;
  /** Tells two processes apart that had the same id one after the other; empty where the system does not say. */
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

/** The file that says who holds, whole, under a name that nobody else uses. */
const drafted = async (file: string, holder: Holder): Promise<string> => {
  const draft = `${file}.${holder.nonce}`;
  await writeFile(draft, `${holder.pid}\n${holder.started}\n${holder.nonce}`);
  return draft;
};

/** Puts the file there only where there is none, whole at once; false: somebody has it. */
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

/** How many processes in a row may have died while they took over from one another. */
const maxDepth = 3;

/**
 * A dead lock is replaced by whoever holds the lock of that, and has looked again since: otherwise the second of two that
 * saw the same dead lock would take away the first one's.
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
/** Between two tries, for whoever is taking over meanwhile. Units: milliseconds. */
const breathMs = 20;

/**
 * Takes a folder for this process alone, by a file beside it. The embedded database itself would let two processes
 * write to one folder. A lock whose process is dead is taken over. Answers with the release, or with who has it.
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
