import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/adapters/sandbox/db/connect.ts';
import type { Spent } from './measure.ts';

/** Nanoseconds on a processor; 0 if the process has ended, runs on another machine, or this machine does not report it. */
const ofProcess = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
};

const ofThisProcess = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Processor time of this process, and of the database server's processes that work for it, if they run on this machine. */
export const watchSpent = async ({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>): Promise<Spent> => {
  if (engine === 'embedded') return ofThisProcess;
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'`.execute(db);
  return () => ofThisProcess() + rows.reduce((sum, { pid }) => sum + ofProcess(pid), 0) / 1e6;
};
