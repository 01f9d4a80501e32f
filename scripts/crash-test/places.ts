import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabasePlace } from '../../src/adapters/sandbox/db/connect.ts';
import { programFolders } from '../engine/postgres.ts';
import { layGround, makePrimary } from '../recovery/cluster.ts';

/** A database for the trial, and the server's settings for it. */
export interface Place {
  readonly name: string;
  readonly database: DatabasePlace;
  readonly environment: Record<string, string>;
  /** Cuts the connections of the server. Undefined: it has none. */
  readonly cutConnections?: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

export const onDisk = async (): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), 'dioptra-crash-test-'));
  const dataDir = join(folder, 'shop');
  return {
    name: 'the embedded database, on disk',
    database: { dataDir },
    environment: { DIOPTRA_DATA: dataDir },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
};

/** Undefined if this machine has no PostgreSQL. */
export const onServer = async (): Promise<Place | undefined> => {
  if (programFolders().length === 0) return undefined;
  const ground = layGround();
  const server = await makePrimary(ground);
  await server.query('postgres', 'create database shop');
  const url = server.urlOf('shop');
  return {
    name: 'a PostgreSQL server',
    database: { url },
    environment: { DATABASE_URL: url },
    cutConnections: async () => {
      await server.query(
        'postgres',
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'shop'`,
      );
    },
    drop: ground.drop,
  };
};
