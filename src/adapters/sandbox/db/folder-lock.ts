import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

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

/** Puts the file there only where there is none, whole at once; false: somebody has it. */
const claim = async (file: string, holder: Holder): Promise<boolean> => {
  const draft = `${file}.${holder.nonce}`;
  await writeFile(draft, `${holder.pid}\n${holder.started}\n${holder.nonce}`);
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

/**
 * Takes a folder for this process alone, by a file beside it. The embedded database itself would let two processes
 * write to one folder. A lock whose process is dead is taken over. Answers with the release, or with who has it.
 */
export const lockFolder = async (folder: string): Promise<(() => Promise<void>) | FolderTaken> => {
  const lockFile = `${folder}.lock`;
  await mkdir(dirname(lockFile), { recursive: true });
  const mine: Holder = { pid: process.pid, started: await startOf(process.pid), nonce: randomUUID() };
  for (let attempt = 0; attempt < 5; attempt++) {
    held.add(mine.nonce);
    if (await claim(lockFile, mine)) {
      return async () => {
        held.delete(mine.nonce);
        if ((await readHolder(lockFile))?.nonce === mine.nonce) await rm(lockFile, { force: true });
      };
    }
    held.delete(mine.nonce);
    const other = await readHolder(lockFile);
    if (other && (await isAlive(other))) return { _tag: 'FolderTaken', lockFile, pid: other.pid };
    // Only one of several that see the same dead lock can move it away; the others find it gone and try again.
    await rename(lockFile, `${lockFile}.dead`).catch(() => undefined);
  }
  return { _tag: 'FolderTaken', lockFile, pid: 0 };
};
