import { sql } from 'kysely';
import type { Db, Tables } from './schema.ts';

type Row = Readonly<Record<string, unknown>>;

/** Adds to counters, each identified by its key. A counter that reaches zero is deleted. Keys must be unique. */
export const addCounts = async (
  db: Db,
  table: keyof Tables,
  counter: string,
  rows: readonly Row[],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const keys = Object.keys(first).filter((column) => column !== counter);
  const key = sql.join(keys.map((column) => sql.ref(column)));
  const target = sql.table(table);
  const added = sql`jsonb_populate_recordset(null::${target}, ${JSON.stringify(rows)}::text::jsonb)`;
  await sql`insert into ${target} select * from ${added}
    on conflict (${key}) do update set ${sql.ref(counter)} = ${target}.${sql.ref(counter)} + excluded.${sql.ref(counter)}`.execute(
    db,
  );
  await sql`delete from ${target} where ${sql.ref(counter)} = 0 and (${key}) in (select ${key} from ${added})`.execute(
    db,
  );
};

/** Computes the changes of counters between two states: plus one for each key after, minus one for each key before. */
export const countChanges = <Key extends Row>(
  before: readonly Key[],
  after: readonly Key[],
): readonly (readonly [key: Key, change: number])[] => {
  const changes = new Map<string, readonly [Key, number]>();
  const add = (key: Key, change: number) => {
    const name = JSON.stringify(Object.values(key));
    changes.set(name, [key, (changes.get(name)?.[1] ?? 0) + change]);
  };
  for (const key of before) add(key, -1);
  for (const key of after) add(key, 1);
  return [...changes.values()].filter(([, change]) => change !== 0);
};
