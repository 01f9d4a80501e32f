import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOneRound } from '../../../../src/adapters/sandbox/db/one-round.ts';

let pglite: PGlite;
beforeAll(async () => {
  pglite = await PGlite.create();
  await pglite.exec('create table entry (code text primary key)');
});
afterAll(() => (pglite.closed ? undefined : pglite.close()));

const codes = async (): Promise<readonly unknown[]> =>
  (await pglite.query<{ code: string }>('select code from entry order by code')).rows.map(({ code }) => code);

describe('a query of one call to the embedded database', () => {
  it.each<readonly [string, unknown]>([
    ['text', 'Größe “7”, \\ and 100 %'],
    ['text', ''],
    ['text', 7],
    ['text', true],
    ['text', null],
    ['text', undefined],
    ['int', 7],
    ['int', '7'],
    ['bigint', 9_007_199_254_740_991],
    ['numeric', -0.25],
    ['double precision', 1e21],
    ['boolean', true],
    ['boolean', false],
    ['timestamptz', new Date('2026-11-28T09:30:15.125Z')],
    ['timestamptz', '2026-11-28T09:30:15.125+01:00'],
    ['date', '2026-11-28'],
    ['jsonb', '{"a": [1, null, "ü"]}'],
    ['jsonb', { a: [1, null, 'ü'] }],
    ['jsonb', null],
    ['text[]', ['a', 'b "c"', '{d}']],
    ['int[]', [1, 2]],
    ['bytea', new Uint8Array([0, 1, 255])],
  ])('reads and writes %s %j as PGlite does', async (type, value) => {
    const question = `select $1::${type} as value, 1 as one`;
    const { rows, fields, affectedRows } = await inOneRound(pglite).query(question, [value]);
    expect({ rows, fields, affectedRows }).toEqual(
      await pglite
        .query(question, [value])
        .then(({ rows, fields, affectedRows }) => ({ rows, fields, affectedRows })),
    );
  });

  it('counts the rows that it changes', async () => {
    const db = inOneRound(pglite);
    const { affectedRows } = await db.query('insert into entry values ($1), ($2)', [
      'counted 1',
      'counted 2',
    ]);
    expect(affectedRows).toBe(2);
    expect((await db.query('delete from entry')).affectedRows).toBe(2);
  });

  it('carries long texts both ways', async () => {
    const text = 'x'.repeat(3_000_000);
    const { rows } = await inOneRound(pglite).query('select $1::text as text from generate_series(1, 5)', [
      text,
    ]);
    expect(rows).toEqual(Array.from({ length: 5 }, () => ({ text })));
  });

  it('fails with the code of the database, and the next one succeeds', async () => {
    const db = inOneRound(pglite);
    await db.query('insert into entry values ($1)', ['twice']);
    await expect(db.query('insert into entry values ($1)', ['twice'])).rejects.toMatchObject({
      code: '23505',
    });
    await expect(db.query('select $1::int', ['no number'])).rejects.toMatchObject({ code: '22P02' });
    await expect(db.query('no statement')).rejects.toMatchObject({ code: '42601' });
    expect((await db.query('delete from entry returning code')).rows).toEqual([{ code: 'twice' }]);
  });

  it('waits for the end of a transaction', async () => {
    const db = inOneRound(pglite);
    let seen: Promise<readonly unknown[]> = Promise.resolve([]);
    await db.transaction(async (open) => {
      await open.query('insert into entry values ($1)', ['before']);
      seen = db.query<{ code: string }>('select code from entry').then(({ rows }) => rows);
      await open.query('update entry set code = $1', ['after']);
    });
    expect(await seen).toEqual([{ code: 'after' }]);
    await db.query('delete from entry');
  });

  it('leaves nothing of a transaction that fails', async () => {
    const failing = inOneRound(pglite).transaction(async (open) => {
      await open.query('insert into entry values ($1)', ['lost']);
      await open.query('insert into entry values ($1)', ['lost']);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await codes()).toEqual([]);
  });

  it('is refused once the database is closed', async () => {
    const db = inOneRound(pglite);
    await db.close();
    expect(db.closed).toBe(true);
    await expect(db.query('select 1')).rejects.toThrow('closed');
  });
});
