/**
 * Prints the demonstration range as the engine's import reads it (`engine/vendure/README.md`):
 *
 *     node scripts/engine-export.ts > engine/vendure/demonstration.json
 *
 * `--shops okulino,viszola` for some shops only, `--products 60` for a part of the range that has every kind of it.
 */
import { parseArgs } from 'node:util';
import type * as Range from './engine-export/range.ts';
import { loadModule } from './load-module.ts';

const { values } = parseArgs({ options: { shops: { type: 'string' }, products: { type: 'string' } } });
const { engineRange } = await loadModule<typeof Range>('/scripts/engine-export/range.ts');
const range = engineRange({
  currencies: process.env.DIOPTRA_CURRENCIES,
  ...(values.shops && { shops: values.shops.split(',') }),
  ...(values.products && { products: Number(values.products) }),
});
process.stdout.write(`${JSON.stringify(range)}\n`);
