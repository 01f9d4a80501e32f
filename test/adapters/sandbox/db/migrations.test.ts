import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../../src/adapters/sandbox/db/connect.ts';
import { migrate } from '../../../../src/adapters/sandbox/db/migrations.ts';

const done = async (db: Parameters<typeof migrate>[0]): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

it('brings a database up that knows a later step and not an earlier one', async () => {
  const { db, close } = await openDatabase({ memory: true });
  await migrate(db);
  const all = await done(db);
  // As a shop left it that was started between the two.
  await sql`delete from kysely_migration where name = '0022-reminder-alarms'`.execute(db);
  await sql`drop table if exists reminder_alarm cascade`.execute(db);
  await migrate(db);
  expect(await done(db)).toEqual(all);
  await close();
});
