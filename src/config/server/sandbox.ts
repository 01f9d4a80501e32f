import { makeSandboxApp } from '../../adapters/sandbox/app.ts';
import { type DatabasePlace, openDatabase } from '../../adapters/sandbox/db/connect.ts';
import { migrate } from '../../adapters/sandbox/db/migrations.ts';
import type { Shop } from '../../application/shared/shop.ts';
import { type BrandId, brandIds } from '../../domain/shared/brand-id.ts';
import { brands } from '../brands/brands.ts';
import type { Environment } from '../environment.ts';
import type { Backend } from './backend.ts';

const placeOf = ({ databaseUrl, dataDir }: Environment): DatabasePlace => {
  if (databaseUrl) return { url: databaseUrl };
  return dataDir === 'memory' ? { memory: true } : { dataDir };
};

const shops = Object.fromEntries(brandIds.map((id) => [id, brands[id].shop])) as Record<BrandId, Shop>;

/** Calls per minute of one visitor. */
const limits = { cartsPerMinute: 30, couponTriesPerMinute: 20 };
/** Tests are one visitor who does everything. */
const unlimited = { cartsPerMinute: 100_000, couponTriesPerMinute: 100_000 };

/** The backend in this process: its database, its API, and what stands for the outside world. */
export const openSandbox = async (
  environment: Environment,
  report: (error: unknown) => void,
): Promise<Backend> => {
  const { db, close } = await openDatabase(placeOf(environment));
  await migrate(db);
  const app = makeSandboxApp({
    db,
    clock: { now: Date.now },
    shops,
    publicUrl: (brand) => `http://${brand}.localhost:${environment.port}`,
    report,
    limits: environment.testControls ? unlimited : limits,
    checkAnswers: environment.testControls,
  });
  return {
    fetch: async (request) => app.fetch(request),
    paths: ['/api', '/images', '/pay', '/mailbox', '/sandbox'],
    close,
  };
};
