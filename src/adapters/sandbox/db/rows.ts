import type { ExpressionBuilder, Kysely, Selectable, UpdateObject } from 'kysely';
import type { Db, Tables, Trx } from './schema.ts';

type Row<T extends keyof Tables> = Selectable<Tables[T]>;
/** Columns and values that identify rows. `null` identifies no row. */
type Key<T extends keyof Tables> = { readonly [Column in keyof Row<T>]?: NonNullable<Row<T>[Column]> };

/** The functions below provide the types of a table passed as a parameter. */
type AnyTables = Record<string, Record<string, unknown>>;
const anyTable = (db: Db) => db as unknown as Kysely<AnyTables>;
const isAt = (key: object) => (eb: ExpressionBuilder<AnyTables, string>) => eb.and({ ...key });

const select = (db: Db, table: string, key: object, columns: readonly string[] | undefined) => {
  const rows = anyTable(db).selectFrom(table).where(isAt(key));
  return columns ? rows.select(columns) : rows.selectAll();
};

/** Returns the row of a key, or only the named columns of it. */
export const findRow = <T extends keyof Tables, Column extends keyof Row<T> & string = keyof Row<T> & string>(
  db: Db,
  table: T,
  key: Key<T>,
  columns?: readonly Column[],
): Promise<Pick<Row<T>, Column> | undefined> =>
  select(db, table, key, columns).executeTakeFirst() as Promise<Pick<Row<T>, Column> | undefined>;

/** Like `findRow`, for a row that must exist. */
export const getRow = <T extends keyof Tables, Column extends keyof Row<T> & string = keyof Row<T> & string>(
  db: Db,
  table: T,
  key: Key<T>,
  columns?: readonly Column[],
): Promise<Pick<Row<T>, Column>> =>
  select(db, table, key, columns).executeTakeFirstOrThrow() as Promise<Pick<Row<T>, Column>>;

/** Like `getRow`, and locks the row until the transaction ends. Waits while another transaction has it locked. */
export const lockRow = <T extends keyof Tables, Column extends keyof Row<T> & string = keyof Row<T> & string>(
  trx: Trx,
  table: T,
  key: Key<T>,
  columns?: readonly Column[],
): Promise<Pick<Row<T>, Column>> =>
  select(trx, table, key, columns).forUpdate().executeTakeFirstOrThrow() as Promise<Pick<Row<T>, Column>>;

/** Updates all rows of a key. */
export const updateRow = async <T extends keyof Tables>(
  db: Db,
  table: T,
  key: Key<T>,
  change: UpdateObject<Tables, T>,
): Promise<void> => {
  await anyTable(db)
    .updateTable(table as string)
    .set(change as object)
    .where(isAt(key))
    .execute();
};

/** Deletes all rows of a key. Returns their number. */
export const deleteRow = async <T extends keyof Tables>(db: Db, table: T, key: Key<T>): Promise<number> => {
  const deletion = anyTable(db)
    .deleteFrom(table as string)
    .where(isAt(key));
  return Number((await deletion.executeTakeFirst()).numDeletedRows);
};
