import { createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backup, postgresVersion, restore } from '../../../../src/adapters/sandbox/db/archive.ts';
import { openDatabase } from '../../../../src/adapters/sandbox/db/connect.ts';

let root: string;
let dataDir: string;
let file: string;
/** Units: milliseconds since 1970. */
const madeAt = Date.UTC(2026, 10, 23);

const settle = () => {
  root = mkdtempSync(join(tmpdir(), 'dioptra-archive-'));
  dataDir = join(root, 'shop');
  file = join(root, 'backups', 'shop.archive');
};
const leave = () => rmSync(root, { recursive: true, force: true });

const inDatabase = async <A>(work: (run: (text: string) => Promise<readonly unknown[]>) => Promise<A>) => {
  const { db, close } = await openDatabase({ dataDir });
  const run = async (text: string) => (await sql.raw(text).execute(db)).rows;
  const result = await work(run);
  await close();
  return result;
};
const count = 'select count(*)::int as n, md5(string_agg(text, id::text)) as sum from kept';
let filled: string;
let before: readonly unknown[];
/** The database of a shop, created once: creating one takes seconds. */
beforeAll(async () => {
  settle();
  before = await inDatabase(async (run) => {
    await run('create table kept (id int primary key, text text)');
    await run(`insert into kept select n, repeat('x', 500) || n from generate_series(1, 2000) n`);
    return run(count);
  });
  filled = root;
});
afterAll(() => rmSync(filled, { recursive: true, force: true }));
const fill = () => cpSync(join(filled, 'shop'), dataDir, { recursive: true });
const seen = () => inDatabase((run) => run(count));
/** Files like those of a database, for what is refused before one is opened. */
const fillSmall = () => {
  mkdirSync(join(dataDir, 'base', '5'), { recursive: true });
  mkdirSync(join(dataDir, 'pg_notify'));
  writeFileSync(join(dataDir, 'PG_VERSION'), '18\n');
  writeFileSync(join(dataDir, 'base', '5', '1247'), randomBytes(300_000));
  writeFileSync(join(dataDir, 'base', '5', '1247_vm'), '');
  writeFileSync(join(dataDir, 'base', '5', '1249'), randomBytes(70_000));
};
const versionHere = () => readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();

describe('a backup of the embedded database', () => {
  beforeEach(settle);
  afterEach(leave);

  it('is restored whole, and the replaced data is kept beside it', async () => {
    fill();
    await backup(dataDir, file, madeAt);
    await inDatabase((run) => run('drop table kept'));
    await restore(file, dataDir, versionHere());
    expect(await seen()).toEqual(before);
    expect(readdirSync(root).toSorted()).toEqual(['backups', 'shop', 'shop.before']);
    // A second restore keeps a second backup of the previous state.
    await restore(file, dataDir, versionHere());
    expect(readdirSync(root).toSorted()).toEqual(['backups', 'shop', 'shop.before', 'shop.before.2']);
  });

  it('is restored into an empty place', async () => {
    fill();
    const version = await postgresVersion();
    expect(version).toBe(versionHere());
    await backup(dataDir, file, madeAt);
    rmSync(dataDir, { recursive: true });
    await restore(file, dataDir, version);
    expect(await seen()).toEqual(before);
  });

  it('is neither made nor restored while the shop runs', async () => {
    fill();
    await backup(dataDir, file, madeAt);
    const version = versionHere();
    const { close } = await openDatabase({ dataDir });
    await expect(backup(dataDir, `${file}.2`, madeAt)).rejects.toThrow(
      /is in use by process \d+: stop the shop first/,
    );
    await expect(restore(file, dataDir, version)).rejects.toThrow(
      /is in use by process \d+: stop the shop first/,
    );
    await close();
    expect(readdirSync(join(root, 'backups'))).toEqual(['shop.archive']);
  });

  it('overwrites no other backup, and is made of a database only', async () => {
    mkdirSync(dataDir);
    await expect(backup(dataDir, file, madeAt)).rejects.toThrow('contains no database');
    rmSync(dataDir, { recursive: true });
    fillSmall();
    await backup(dataDir, file, madeAt);
    await expect(backup(dataDir, file, madeAt)).rejects.toThrow('already exists');
  });
});

describe('a damaged archive', () => {
  let whole: Buffer;
  let kept: string;
  /** Digest of every file of a folder, by name and content. */
  const digestOf = (folder: string) => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const hash = createHash('sha256');
    for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted())
      if (path !== file) hash.update(path.slice(folder.length)).update(readFileSync(path));
    return hash.digest('hex');
  };
  const digest = () => digestOf(root);
  beforeAll(async () => {
    settle();
    fillSmall();
    await backup(dataDir, file, madeAt);
    whole = readFileSync(file);
    kept = digest();
  });
  afterAll(leave);

  it('would be restored if it were whole', async () => {
    await restore(file, dataDir, versionHere());
    expect(digestOf(dataDir)).toBe(digestOf(`${dataDir}.before`));
    rmSync(`${dataDir}.before`, { recursive: true });
  });

  const plain = () => gunzipSync(whole);
  const flipped = () => {
    const bytes = plain();
    const at = Math.floor(bytes.length / 2);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return gzipSync(bytes);
  };
  it.each<[string, () => Buffer, string]>([
    ['a truncated file', () => whole.subarray(0, 20_000), 'damaged'],
    ['changed in one bit', flipped, 'does not match its checksum'],
    ['without its end', () => gzipSync(plain().subarray(0, -70)), 'truncated'],
    ['empty', () => Buffer.alloc(0), 'damaged'],
    ['another file', () => gzipSync('{}\n{}\n'), 'not a backup of a shop'],
    ['a file that is not an archive', () => Buffer.from('dear customer'), 'damaged'],
    [
      'of another PostgreSQL',
      () => gzipSync(plain().toString('latin1').replace('"version":"', '"version":"9'), {}),
      'made with PostgreSQL 9',
    ],
    [
      'with a path outside the folder',
      () => gzipSync(`dioptra-archive-1\n{"version":"${versionHere()}"}\n{"path":"../../evil","size":0}\n`),
      'not a backup of a shop',
    ],
  ])('changes nothing: %s', async (_, broken, sentence) => {
    writeFileSync(file, broken());
    await expect(restore(file, dataDir, versionHere())).rejects.toThrow(sentence);
    expect(digest()).toBe(kept);
    expect(readdirSync(root).toSorted()).toEqual(['backups', 'shop']);
  });
});
