import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './adapters/sandbox/fixtures/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a database on the tests’ own PostgreSQL server, with `postgres` in its path; undefined without a server. */
    readonly postgres: string | undefined;
  }
}

/** One server for all tests that need a database. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const server: PostgresServer | undefined = await startPostgres();
  if (!server) process.stderr.write('\n!! NO POSTGRESQL FOUND: all tests run on the embedded database !!\n');
  provide('postgres', server?.urlOf('postgres'));
  return async () => server?.stop();
};
