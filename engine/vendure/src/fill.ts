import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bootstrapWorker } from '@vendure/core';
import { makeConfig } from './config';
import { fillRange } from './fill/fill-range';
import { readRangeFile } from './fill/range-file';
import { migrate } from './settings/migrate-database';
import { readSettings } from './settings/settings';
import { runOrSay } from './settings/run-or-say';

const usage = 'npm run fill -- --demonstration [file] (written by the shop: node scripts/engine-export.ts)';

void runOrSay(async () => {
  const { values, positionals } = parseArgs({
    options: { demonstration: { type: 'boolean' }, file: { type: 'string' } },
    allowPositionals: true,
  });
  const path = values.file ?? positionals[0] ?? (values.demonstration ? 'demonstration.json' : undefined);
  if (path === undefined) throw new Error(usage);
  const file = readRangeFile(readFileSync(path, 'utf8'));
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
