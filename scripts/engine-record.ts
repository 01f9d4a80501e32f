/**
 * Writes down what a real engine answers, for the tests that hold the adapter to it: a small part of its range, and what
 * the scenarios ask of carts, orders and customers. `--staff`: who makes customers there, by name and password.
 *
 *     DIOPTRA_ENGINE_KEY=… npm run engine:record -- --address http://127.0.0.1:4300
 *
 * The engine is filled with the demonstration range (`engine/vendure/README.md`). `biome check --write` afterwards.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type * as Record from './engine-record/record-range.ts';
import { loadModule } from './load-module.ts';

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://127.0.0.1:4300' },
    staff: { type: 'string', default: 'superadmin:demonstration' },
  },
});
const key = process.env.DIOPTRA_ENGINE_KEY;
if (!key)
  throw new Error('DIOPTRA_ENGINE_KEY is missing: the key with which the shop authenticates at the engine.');

const { recordRange } = await loadModule<typeof Record>('/scripts/engine-record/record-range.ts');
const range = await recordRange(values.address, key);
writeFileSync(
  'test/adapters/engine-vendure/range/recorded-range.json',
  `${JSON.stringify(range, null, 1)}\n`,
);

const { host } = new URL(values.address);
const { status } = spawnSync(
  'vitest',
  ['run', 'scenarios.test.ts', '--dir', 'test/adapters/engine-vendure', '--no-file-parallelism'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      DIOPTRA_ENGINE_URL: values.address,
      DIOPTRA_ENGINE_ADMIN_URL: `http://${values.staff}@${host}/admin-api`,
    },
  },
);
process.exit(status ?? 1);
