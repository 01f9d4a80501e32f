import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadModule } from './load-module.ts';

/**
 * Prints how fast listings and search are with many products: `npm run catalogue -- --products 1000000 --database
 * postgres`, or `embedded`. `--url` uses an existing PostgreSQL database (empty, or filled by an earlier run),
 * `--folder` an embedded one; without them a temporary database is created, with the cache that docs/operations.md
 * recommends.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '20000' },
    database: { type: 'string', default: 'embedded' },
    url: { type: 'string' },
    folder: { type: 'string' },
    questions: { type: 'string', default: '200' },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '1000' },
  },
});
const whole = (name: 'products' | 'questions' | 'runs' | 'pages'): number => {
  const value = Number(values[name]);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new Error(`--${name} should be a whole number above 0`);
  return value;
};

const onServer = async () => {
  if (values.url) return { place: { url: values.url }, stop: async () => undefined };
  const { startPostgres } = await loadModule<
    typeof import('../test/adapters/sandbox/fixtures/postgres-server.ts')
  >('/test/adapters/sandbox/fixtures/postgres-server.ts');
  const server = await startPostgres(['shared_buffers=2GB']);
  if (!server) throw new Error('PostgreSQL is not installed. Install it, or name a database with --url.');
  return { place: { url: server.urlOf('postgres') }, stop: server.stop };
};
const inFolder = async () => {
  if (values.folder) return { place: { dataDir: values.folder }, stop: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'dioptra-catalogue-'));
  const stop = async () => rmSync(folder, { recursive: true, force: true });
  return { place: { dataDir: join(folder, 'data') }, stop };
};

if (values.database !== 'postgres' && values.database !== 'embedded')
  throw new Error('--database should be postgres or embedded');
const { runCatalogue } = await loadModule<typeof import('./catalogue/run.ts')>('/scripts/catalogue/run.ts');
const { place, stop } = await (values.database === 'postgres' ? onServer() : inFolder());
try {
  await runCatalogue({
    place,
    products: whole('products'),
    questions: whole('questions'),
    runs: whole('runs'),
    largestPage: whole('pages'),
  });
} finally {
  await stop();
}
