import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bootstrapWorker } from '@vendure/core';
import { makeConfig } from './config';
import { withCsv } from './fill/csv';
import { fillRange } from './fill/fill-range';
import { readRangeFile } from './fill/range-file';
import { migrate } from './settings/migrate-database';
import { runOrSay } from './settings/run-or-say';
import { readSettings } from './settings/settings';

const usage = [
  'npm run fill -- --demonstration [file]           a range that the shop wrote; demonstration.json where no file is named',
  'npm run fill -- --csv products.csv [--range file] a table of products, in the shops of a range (demonstration.json)',
].join('\n');

const readFile = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(
      `${path} cannot be read. The shop writes it: node scripts/engine-export.ts > engine/vendure/${path}\n${usage}`,
    );
  }
};

void runOrSay(async () => {
  const { values, positionals } = parseArgs({
    options: {
      demonstration: { type: 'boolean' },
      csv: { type: 'string' },
      range: { type: 'string' },
    },
    allowPositionals: true,
  });
  if (!values.demonstration && values.csv === undefined) throw new Error(usage);
  const range = readRangeFile(readFile(values.range ?? positionals[0] ?? 'demonstration.json'));
  const file = values.csv === undefined ? range : withCsv(range, readFile(values.csv));
  const settings = readSettings(process.env, values.demonstration || undefined);
  const config = makeConfig(settings);
  await migrate(config);
  const { app } = await bootstrapWorker(config);
  await fillRange(app, settings.admin.identifier, file, settings.lensStock, (line) => {
    process.stdout.write(`${line}\n`);
  });
  await app.close();
  process.exit(0);
});
