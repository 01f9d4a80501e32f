import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkProducts } from '../../scripts/products-check/check-products.ts';
import { openDatabase } from '../../src/adapters/sandbox/db/connect.ts';
import { care } from '../adapters/sandbox/fixtures/shopper.ts';
import { seededTemplate } from '../adapters/sandbox/fixtures/template.ts';

const root = mkdtempSync(join(tmpdir(), 'dioptra-products-'));
const dataDir = join(root, 'shop');
const check = () => checkProducts({ DIOPTRA_DATA: dataDir });
beforeAll(async () => {
  const filled = await PGlite.create({ dataDir, loadDataDir: await seededTemplate() });
  await filled.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the product check', () => {
  it('finds no fault in the seed data', async () =>
    expect(await check()).toEqual({
      lines: ['Every product may be sold in every shop that has a price for it.'],
      code: 0,
    }));

  it('names what a product lacks in each shop, even if written directly to the database, and fails · LAW-21', async () => {
    const { db, close } = await openDatabase({ dataDir });
    await sql`update product_passport set passport = passport - 'udiDi' where product_id = ${Number(care)}`.execute(
      db,
    );
    await close();
    const { lines, code } = await check();
    expect(code).toBe(1);
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line).toMatch(new RegExp(`^\\w+ ${care} .+: UDI-DI`));
  });

  it('reports that the database is in use', async () => {
    const { close } = await openDatabase({ dataDir });
    const { lines, code } = await check();
    await close();
    expect(code).toBe(1);
    expect(lines.join()).toContain(`${dataDir} is in use by process ${process.pid}`);
  });

  it.each([
    [{ DIOPTRA_DATA: 'memory' }, /no stored database/],
    [{ DIOPTRA_DATA: join(root, 'empty') }, /There are no products yet/],
    [{ PORT: 'none' }, /PORT/],
  ])('reports why it cannot run: %j', async (variables, why) => {
    const { lines, code } = await checkProducts(variables);
    expect(code).toBe(1);
    expect(lines.join()).toMatch(why);
  });
});
