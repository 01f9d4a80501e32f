import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../src/adapters/sandbox/db/connect.ts';

let root: string;
let dataDir: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dioptra-folder-'));
  dataDir = join(root, 'shop');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const openAndClose = async () => {
  const { db, close } = await openDatabase({ dataDir });
  await sql`select 1`.execute(db);
  await close();
};

describe('the folder of the embedded database', () => {
  it('is created whole or not at all: an interrupted creation is started anew', async () => {
    mkdirSync(`${dataDir}.new`);
    writeFileSync(join(`${dataDir}.new`, 'PG_VERSION'), '17');
    await openAndClose();
    expect(readdirSync(root)).toEqual(['shop']);
  }, 120_000);

  it('is reported as damaged, and its lock is released', async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'PG_VERSION'), '17');
    await expect(openAndClose()).rejects.toThrow(/shop is damaged or cannot be read\. Restore it/);
    expect(readdirSync(root)).toEqual(['shop']);
  });

  it('is not created where other files are', async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'letters.txt'), 'dear');
    await expect(openAndClose()).rejects.toThrow('contains something other than a database');
    expect(readdirSync(dataDir)).toEqual(['letters.txt']);
  });
});
