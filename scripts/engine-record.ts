/**
 * Writes down what a real engine says of a small part of its range, for tests that read it:
 *
 *     DIOPTRA_ENGINE_KEY=… node scripts/engine-record.ts --address http://127.0.0.1:4300
 *
 * The engine is filled with the demonstration range (`engine/vendure/README.md`). `biome check --write` afterwards.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type * as Record from './engine-record/record-range.ts';
import { loadModule } from './load-module.ts';

const { values } = parseArgs({ options: { address: { type: 'string', default: 'http://127.0.0.1:4300' } } });
const key = process.env.DIOPTRA_ENGINE_KEY;
if (!key) throw new Error('DIOPTRA_ENGINE_KEY is what the engine knows the shop by.');

const { recordRange } = await loadModule<typeof Record>('/scripts/engine-record/record-range.ts');
const range = await recordRange(values.address, key);
writeFileSync(
  'test/adapters/engine-vendure/range/recorded-range.json',
  `${JSON.stringify(range, null, 1)}\n`,
);
