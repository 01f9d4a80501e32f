import { sql } from 'kysely';
import type { Db, Tables } from './schema.ts';

interface Index {
  readonly drop: string;
  readonly create: string;
}

/** Lists the indexes. Those of constraints are dropped and created with their constraint, the others by themselves. */
const indexesOf = async (db: Db, tables: readonly (keyof Tables)[]): Promise<readonly Index[]> => {
  const { rows } = await sql<Index>`
    select case when c.oid is null then format('drop index %I', i.relname)
        else format('alter table %I drop constraint %I', t.relname, c.conname) end as drop,
      case when c.oid is null then pg_get_indexdef(x.indexrelid)
        else format('alter table %I add constraint %I %s', t.relname, c.conname, pg_get_constraintdef(c.oid)) end as create
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    left join pg_constraint c on c.conindid = x.indexrelid
    where t.relnamespace = current_schema()::regnamespace and t.relname = any(${`{${tables.join(',')}}`}::text[])
    order by c.conname is null, i.relname`.execute(db);
  return rows;
};

/**
 * Fills tables without their indexes and creates the indexes afterwards. This is many times faster than updating them
 * row by row. Must run within a transaction, so that no table is read without its keys.
 */
export const withoutIndexes = async (
  db: Db,
  tables: readonly (keyof Tables)[],
  fill: () => Promise<void>,
): Promise<void> => {
  const indexes = await indexesOf(db, tables);
  for (const { drop } of indexes) await sql.raw(drop).execute(db);
  await fill();
  for (const { create } of indexes) await sql.raw(create).execute(db);
};
