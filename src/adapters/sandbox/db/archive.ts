import { createHash } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { embedded } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';

/** Why a folder was not backed up or not restored. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused';
}

const magic = 'dioptra-archive-1\n';
/** The header of an entry: a line of JSON. */
interface Entry {
  readonly path: string;
  readonly size: number;
}
const exists = (path: string): Promise<boolean> =>
  access(path, constants.F_OK).then(
    () => true,
    () => false,
  );

/** Locks the folder while `work` runs. */
const alone = async <A>(folder: string, work: () => Promise<A>): Promise<A> => {
  const lock = await lockFolder(folder);
  if (typeof lock !== 'function')
    throw new ArchiveRefused(`${folder} is in use by process ${lock.pid}: stop the shop first.`);
  try {
    return await work();
  } finally {
    await lock();
  }
};

const filesIn = async (folder: string): Promise<readonly Entry[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => ({
      path: join(entry.parentPath, entry.name).slice(folder.length + 1),
      isFile: entry.isFile(),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return Promise.all(
    paths.map(async ({ path, isFile }) =>
      isFile ? { path, size: (await stat(join(folder, path))).size } : { path: `${path}/`, size: 0 },
    ),
  );
};

/** Returns the PostgreSQL version of a folder. Another version cannot open it. */
const versionOf = async (folder: string): Promise<string> =>
  (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim();

/** Returns the PostgreSQL version of this shop's own database, that is, of a new folder. */
export const postgresVersion = async (): Promise<string> => {
  const { db, close } = await embedded(undefined);
  try {
    const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(db);
    return String(Math.floor(Number(rows[0]?.server_version_num) / 10_000));
  } finally {
    await close();
  }
};

async function* written(folder: string, head: object): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const counted = (part: Buffer): Buffer => {
    hash.update(part);
    return part;
  };
  yield counted(Buffer.from(`${magic}${JSON.stringify(head)}\n`));
  for (const entry of await filesIn(folder)) {
    yield counted(Buffer.from(`${JSON.stringify(entry)}\n`));
    if (entry.path.endsWith('/')) continue;
    for await (const part of createReadStream(join(folder, entry.path))) yield counted(part as Buffer);
  }
  yield Buffer.from(`end ${hash.digest('hex')}\n`);
}

/**
 * Writes the folder of the embedded database to one file, completely or not at all. Throws `ArchiveRefused` if a shop
 * is running in it, because half-written data would be saved.
 */
export const backup = (folder: string, file: string, now: number): Promise<void> =>
  alone(folder, async () => {
    const version = await versionOf(folder);
    if (version === '') throw new ArchiveRefused(`${folder} contains no database.`);
    if (await exists(file)) throw new ArchiveRefused(`${file} already exists.`);
    const draft = `${file}.draft`;
    await mkdir(dirname(file), { recursive: true });
    try {
      const head = { version, madeAt: new Date(now).toISOString() };
      await pipeline(
        Readable.from(written(folder, head)),
        createGzip({ level: 6 }),
        createWriteStream(draft, { mode: 0o600 }),
      );
      const handle = await open(draft, 'r+');
      await handle.sync();
      await handle.close();
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  });

/** Reads lines and byte ranges from a stream, and computes the checksum of everything read. */
const makeReader = (stream: AsyncIterable<Buffer>) => {
  const parts = stream[Symbol.asyncIterator]();
  const hash = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    const next = await parts.next();
    if (next.done) return false;
    held = Buffer.concat([held, next.value]);
    return true;
  };
  const take = (size: number): Buffer => {
    const taken = held.subarray(0, size);
    held = held.subarray(size);
    return taken;
  };
  return {
    line: async (): Promise<string> => {
      while (!held.includes(10)) {
        if (held.length > 65_536 || !(await more())) throw new ArchiveRefused('It is truncated.');
      }
      const taken = take(held.indexOf(10) + 1);
      const text = taken.toString().trimEnd();
      if (!text.startsWith('end ')) hash.update(taken);
      return text;
    },
    async *bytes(size: number): AsyncGenerator<Buffer> {
      let left = size;
      while (left > 0) {
        if (held.length === 0 && !(await more())) throw new ArchiveRefused('It is truncated.');
        const part = take(Math.min(left, held.length));
        hash.update(part);
        left -= part.length;
        yield part;
      }
    },
    sum: () => hash.digest('hex'),
    isOver: async () => held.length === 0 && !(await more()),
  };
};

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'size' in value &&
  typeof value.size === 'number';
/** Whether a path stays inside the folder. */
const isInside = (path: string): boolean => !path.startsWith('/') && !path.split('/').includes('..');

const unpack = async (file: string, draft: string, expected: string): Promise<void> => {
  const zipped = createReadStream(file);
  const plain = zipped.pipe(createGunzip());
  zipped.on('error', (error) => plain.destroy(error));
  const reader = makeReader(plain as AsyncIterable<Buffer>);
  if (`${await reader.line()}\n` !== magic) throw new ArchiveRefused('It is not a backup of a shop.');
  const { version } = JSON.parse(await reader.line()) as { readonly version?: unknown };
  if (version !== expected)
    throw new ArchiveRefused(`It was made with PostgreSQL ${version}; this shop uses ${expected}.`);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  for (;;) {
    const line = await reader.line();
    if (line.startsWith('end ')) {
      if (line !== `end ${reader.sum()}` || !(await reader.isOver()))
        throw new ArchiveRefused('Its content does not match its checksum.');
      return;
    }
    const entry: unknown = JSON.parse(line);
    if (!isEntry(entry) || !isInside(entry.path)) throw new ArchiveRefused('It is not a backup of a shop.');
    const path = join(draft, entry.path);
    if (entry.path.endsWith('/')) await mkdir(path, { recursive: true, mode: 0o700 });
    else {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const { size } = entry;
      await pipeline(Readable.from(reader.bytes(size)), createWriteStream(path, { mode: 0o600 }));
    }
  }
};

/** Returns `shop.before`, or `shop.before.2` if that exists. No existing data are deleted. */
const freeName = async (wanted: string, nth = 1): Promise<string> => {
  const name = nth === 1 ? wanted : `${wanted}.${nth}`;
  return (await exists(name)) ? freeName(wanted, nth + 1) : name;
};

/**
 * Restores an archive into a folder. Unpacks and checks it beside the folder first. Existing data move to
 * `{folder}.before`, or `.before.2` if that exists, and stay. Throws `ArchiveRefused` and changes nothing if a shop is
 * running in the folder, or if the archive is broken or of another PostgreSQL. `version`: the version of this shop.
 */
export const restore = (file: string, folder: string, version: string): Promise<void> =>
  alone(folder, async () => {
    const draft = `${folder}.restoring`;
    await rm(draft, { recursive: true, force: true });
    try {
      await unpack(file, draft, version);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      if (error instanceof ArchiveRefused)
        throw new ArchiveRefused(`${file} was not restored. ${error.message}`);
      throw new ArchiveRefused(`${file} was not restored. It cannot be read or is damaged.`);
    }
    if (await exists(folder)) {
      await rename(folder, await freeName(`${folder}.before`));
    }
    await rename(draft, folder);
  });
