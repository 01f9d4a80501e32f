import type { ExpressionBuilder, Kysely, Selectable, UpdateObject } from 'kysely';
import type { Db, Tables, Trx } from './schema.ts';

type Row<T extends keyof Tables> = Selectable<Tables[T]>;
/** Columns and the values that name rows by them. No row is named by `null`. */
type Key<T extends keyof Tables> = { readonly [Column in keyof Row<T>]?: NonNullable<Row<T>[Column]> };

/** The types of a table that is a parameter are said by the functions below. */
type AnyTables = Record<string, Record<string, unknown>>;
const anyTable = (db: Db) => db as unknown as Kysely<AnyTables>;
const isAt = (key: object) => (eb: ExpressionBuilder<AnyTables, string>) => eb.and({ ...key });

const select = (db: Db, table: string, key: object, columns: readonly string[] | undefined) => {
  const rows = anyTable(db).selectFrom(table).where(isAt(key));
  return columns ? rows.select(columns) : rows.selectAll();
};

/** The row of a key, or of it the columns that are named. */
export const findRow = <T extends keyof Tables, Column extends keyof Row<T> & string = keyof Row<T> & string>(
  db: Db,
  table: T,
  key: Key<T>,
  columns?: readonly Column[],
): Promise<Pick<Row<T>, Column> | undefined> =>
  select(db, table, key, columns).executeTakeFirst() as Promise<Pick<Row<T>, Column> | undefined>;

/** As `findRow`, of a row that has to be there. */
export const getRow = <T extends keyof Tables, Column extends keyof Row<T> & string = keyof Row<T> & string>(
  db: Db,
  table: T,
  key: Key<T>,
  columns?: readonly Column[],
): Promise<Pick<Row<T>, Column>> =>
  select(db, table, key, columns).executeTakeFirstOrThrow() as Promise<Pick<Row<T>, Column>>;

/** As `getRow`, and locks the row until the transaction ends. Waits while another transaction has it locked. */
export const lockRow = <T extends keyof Tables, Column extends keyof Row<T> & string = keyof Row<T> & string>(
  trx: Trx,
  table: T,
  key: Key<T>,
  columns?: readonly Column[],
): Promise<Pick<Row<T>, Column>> =>
  select(trx, table, key, columns).forUpdate().executeTakeFirstOrThrow() as Promise<Pick<Row<T>, Column>>;

/** Changes all rows of a key. */
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

/** Deletes all rows of a key, and says how many there were. */
export const deleteRow = async <T extends keyof Tables>(db: Db, table: T, key: Key<T>): Promise<number> => {
  const deletion = anyTable(db)
    .deleteFrom(table as string)
    .where(isAt(key));
  return Number((await deletion.executeTakeFirst()).numDeletedRows);
};
