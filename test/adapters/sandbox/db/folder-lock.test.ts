import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCart } from '../../../../src/adapters/sandbox/cart/cart-store.ts';
import { openDatabase } from '../../../../src/adapters/sandbox/db/connect.ts';
import { lockFolder } from '../../../../src/adapters/sandbox/db/folder-lock.ts';
import { fillFolder } from '../fixtures/template.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dioptra-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const dead = 2 ** 22 - 3;

describe('lockFolder', () => {
  it('locks a folder for one, and again once it is released', async () => {
    const place = join(folder, 'shop');
    const release = await lockFolder(place);
    expect(await lockFolder(place)).toMatchObject({ _tag: 'FolderTaken', pid: process.pid });
    if (typeof release === 'function') await release();
    const again = await lockFolder(place);
    expect(again).toBeTypeOf('function');
    if (typeof again === 'function') await again();
  });

  it.each([
    ['of an ended process', `${dead}\n\nold`],
    ['whose process id belongs to another process now', '1\n0\nold'],
    ['of an earlier process with the same id', `${process.pid}\n1\nold`],
    ['with invalid content', ''],
  ])('takes over a lock %s', async (_, content) => {
    const place = join(folder, 'shop');
    writeFileSync(`${place}.lock`, content);
    const release = await lockFolder(place);
    expect(release).toBeTypeOf('function');
    if (typeof release === 'function') await release();
  });

  it('lets exactly one of many take over a dead lock, and leaves no other files', async () => {
    const shops = Array.from({ length: 20 }, (_, index) => `shop${index}`);
    for (const shop of shops) {
      const place = join(folder, shop);
      writeFileSync(`${place}.lock`, `${dead}\n\nold`);
      const answers = await Promise.all(Array.from({ length: 8 }, () => lockFolder(place)));
      const [release, ...more] = answers.filter((answer) => typeof answer === 'function');
      expect(more).toEqual([]);
      expect(readdirSync(folder)).toEqual([`${shop}.lock`]);
      await release?.();
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  it('takes over from a process that died while taking over', async () => {
    const place = join(folder, 'shop');
    for (const file of ['.lock', '.lock.takeover', '.lock.takeover.takeover'])
      writeFileSync(`${place}${file}`, `${dead}\n\nold`);
    const release = await lockFolder(place);
    expect(release).toBeTypeOf('function');
    expect(readdirSync(folder)).toEqual(['shop.lock']);
  });
});

/** Opens the database, creates a cart, prints its token, and waits to be killed. */
const child = `
import { openDatabase } from './src/adapters/sandbox/db/connect.ts';
import { insertCart } from './src/adapters/sandbox/cart/cart-store.ts';
const { db } = await openDatabase({ dataDir: process.argv[1] });
const cart = await insertCart(db, { brand_channel: 'okulino', locale: 'de' }, Date.now());
console.log(cart.token);
setInterval(() => undefined, 1000);
`;

describe('openDatabase', () => {
  it('keeps the cart of a killed process, and names the process that holds the folder until then', async () => {
    const dataDir = join(folder, 'shop');
    await fillFolder(dataDir);
    const process_ = spawn(
      join('node_modules', '.bin', 'node'),
      ['--input-type=module-typescript', '--eval', child, dataDir],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const token = await new Promise<string>((resolve) =>
      process_.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
    );
    await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${process_.pid}`);
    const gone = new Promise((resolve) => process_.once('exit', resolve));
    process_.kill('SIGKILL');
    await gone;
    const { db, close } = await openDatabase({ dataDir });
    const cart = await readCart(db, { brand_channel: 'okulino', locale: 'de' }, token);
    expect(cart?.row.token).toBe(token);
    await close();
  });
});
