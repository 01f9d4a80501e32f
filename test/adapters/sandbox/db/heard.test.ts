import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../../src/adapters/sandbox/db/connect.ts';
import { inMemory, ownDatabase } from '../fixtures/own-database.ts';

it.each([
  ['the embedded database', inMemory],
  ['the fastest database', ownDatabase],
])('the duration of each statement is reported, of %s · OPS-4', async (_, open) => {
  const heard: { readonly text: string; readonly ms: number }[] = [];
  const { place, drop } = await open();
  const { db, connections, close } = await openDatabase(place, ({ query, queryDurationMillis: ms }) =>
    heard.push({ text: query.sql, ms }),
  );
  await sql`select ${'a value'}::text`.execute(db);
  expect(heard.at(-1)).toEqual({ text: 'select $1::text', ms: expect.any(Number) });
  expect(connections?.()).toEqual('url' in place ? { used: 0, idle: 1, waiting: 0 } : undefined);
  await close();
  await drop();
});

it('only queries that no free connection will take count as waiting · OPS-4', async ({ skip }) => {
  const { place, drop } = await ownDatabase();
  if (!('url' in place)) return skip('There is no PostgreSQL here.');
  const { db, connections, close } = await openDatabase(place);
  const waiting = (): number => connections?.().waiting ?? 0;
  /** The largest number of waiting queries while they were being handed to connections. */
  const most = async (questions: number): Promise<number> => {
    const answers = Promise.all(Array.from({ length: questions }, () => sql`select 1`.execute(db)));
    let found = 0;
    for (let step = 0; step < 200; step++) {
      found = Math.max(found, waiting());
      await Promise.resolve();
    }
    await answers;
    return found;
  };
  expect(await most(3)).toBe(0);
  expect(await most(3)).toBe(0);
  expect(await most(14)).toBe(4);
  await close();
  await drop();
});
