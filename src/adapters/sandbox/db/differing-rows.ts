import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tables } from './schema.ts';

/** A row as JSON: what an upsert writes, and what is compared. */
export type Row = Readonly<Record<string, unknown>>;

export interface Difference<Wanted extends Row> {
  readonly row: Wanted;
  /** The row in the table. Undefined if there was none. */
  readonly before?: Row;
}

/** The rows of `wanted` that would have to be written, and the rows of `scope` that are not in `wanted`. */
export interface Differences<Wanted extends Row> {
  readonly differing: readonly Difference<Wanted>[];
  readonly unwanted: readonly Row[];
}

const keyOf = (row: Row, keys: readonly string[]): string => JSON.stringify(keys.map((key) => row[key]));

/** Compares the columns that `wanted` contains. All other columns keep the table's values. */
export const differencesOf = async <Wanted extends Row>(
  db: Db,
  table: keyof Tables,
  keys: readonly (string & keyof Wanted)[],
  scope: RawBuilder<boolean>,
  wanted: readonly Wanted[],
): Promise<Differences<Wanted>> => {
  const { rows } = await sql<{ readonly row: Row }>`select to_jsonb(t) as row
    from ${sql.table(table)} t where ${scope}`.execute(db);
  const there = new Map(rows.map(({ row }) => [keyOf(row, keys), row]));
  const isSame = (row: Wanted, before: Row): boolean =>
    Object.entries(row).every(([column, value]) => isDeepStrictEqual(value, before[column]));
  const wantedKeys = new Set(wanted.map((row) => keyOf(row, keys)));
  return {
    differing: wanted.flatMap((row) => {
      const before = there.get(keyOf(row, keys));
      if (!before) return [{ row }];
      return isSame(row, before) ? [] : [{ row, before }];
    }),
    unwanted: [...there].filter(([key]) => !wantedKeys.has(key)).map(([, row]) => row),
  };
};

const chunk = 5000;

/** Upserts rows by their key. All rows must have the same columns. */
export const upsertRows = async (
  db: Db,
  table: keyof Tables,
  keys: readonly string[],
  rows: readonly Row[],
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  const target = sql.table(table);
  const named = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  const others = columns.filter((column) => !keys.includes(column));
  const set = sql.join(others.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  for (let start = 0; start < rows.length; start += chunk) {
    const text = JSON.stringify(rows.slice(start, start + chunk));
    await sql`insert into ${target} (${named(columns)})
      select ${named(columns)} from jsonb_populate_recordset(null::${target}, ${text}::text::jsonb)
      on conflict (${named(keys)}) do update set ${set}`.execute(db);
  }
};

/** Updates existing rows, in the columns that each row contains. */
export const updateRows = async (
  db: Db,
  table: keyof Tables,
  keys: readonly string[],
  rows: readonly Row[],
): Promise<void> => {
  const alike = new Map<string, Row[]>();
  for (const row of rows) {
    const columns = Object.keys(row).join();
    alike.set(columns, [...(alike.get(columns) ?? []), row]);
  }
  const target = sql.table(table);
  for (const some of alike.values()) {
    const others = Object.keys(some[0] ?? {}).filter((column) => !keys.includes(column));
    const set = sql.join(others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`r.${column}`)}`));
    const same = sql.join(
      keys.map((key) => sql`${sql.ref(`t.${key}`)} = ${sql.ref(`r.${key}`)}`),
      sql` and `,
    );
    await sql`update ${target} t set ${set}
      from jsonb_populate_recordset(null::${target}, ${JSON.stringify(some)}::text::jsonb) r where ${same}`.execute(
      db,
    );
  }
};

/** Deletes rows by their keys. */
export const deleteRows = async (
  db: Db,
  table: keyof Tables,
  keys: readonly string[],
  rows: readonly Row[],
): Promise<void> => {
  if (rows.length === 0) return;
  const named = sql.join(keys.map((key) => sql.ref(key)));
  const target = sql.table(table);
  const text = JSON.stringify(rows.map((row) => Object.fromEntries(keys.map((key) => [key, row[key]]))));
  await sql`delete from ${target} where (${named}) in (
    select ${named} from jsonb_populate_recordset(null::${target}, ${text}::text::jsonb))`.execute(db);
};
