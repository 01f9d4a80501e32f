import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../../src/adapters/sandbox/db/connect.ts';
import { inMemory, ownDatabase } from '../fixtures/own-database.ts';

it.each([
  ['the embedded database', inMemory],
  ['the quickest one', ownDatabase],
])('says of each statement how long it took, of %s · OPS-4', async (_, open) => {
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
