import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schemaOf } from '../../../../scripts/codec-schema.ts';
import { shopApi } from '../../../../src/adapters/contract/shop-api.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

const text = readFileSync('docs/privacy.md', 'utf8');
const named = (cell = ''): readonly string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').slice(1, -1));
const personal = new Map(rows.map(([table, columns]) => [named(table)[0] ?? '', named(columns)]));
const others = named(text.split('\n').find((line) => line.startsWith('Tables without anything')));

const columnsOf = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows: columns } = await sql<{
    readonly table: string;
    readonly column: string;
    readonly type: string;
  }>`
    select c.table_name as table, c.column_name as column, c.data_type as type from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.table_name not like 'kysely%'`.execute(shop.sandbox.db);
  return new Map(
    [...Map.groupBy(columns, ({ table }) => table)].map(([table, own]) => [
      table,
      own.filter(({ type }) => ['text', 'jsonb', 'json', 'ARRAY'].includes(type)).map(({ column }) => column),
    ]),
  );
};
/** The shop of a row, which says nothing about who bought there. Numbers and sums that identify nobody. */
const ofNobody: ReadonlySet<string> = new Set(['brand', 'currency']);

it('every table is in the record of personal data, once · LAW-33', async () => {
  const tables = [...(await columnsOf()).keys()].toSorted();
  expect([...personal.keys(), ...others].toSorted()).toEqual(tables);
});

it('every text about a person is in it, and nothing that is not stored · LAW-33', async () => {
  const columns = await columnsOf();
  const told = [...personal].flatMap(([table, listed]) => listed.map((column) => `${table}.${column}`));
  const stored = [...personal.keys()].flatMap((table) =>
    (columns.get(table) ?? []).filter((one) => !ofNobody.has(one)).map((column) => `${table}.${column}`),
  );
  expect(told.toSorted()).toEqual(stored.toSorted());
});

it('each of them has a basis, an end, and a part of the export or the reason for none · LAW-33 · LAW-34', () => {
  const parts = JSON.stringify(schemaOf(shopApi.exportMyData.answer as never));
  for (const [table, , basis = '', end = '', exported = ''] of rows) {
    expect([table, basis.trim(), end.trim(), exported.trim()]).not.toContain('');
    for (const part of named(exported)) expect(parts).toContain(`"${part}"`);
  }
});
