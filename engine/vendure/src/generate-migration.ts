import { join } from 'node:path';
import { generateMigration } from '@vendure/core';
import { makeConfig } from './config';
import { runOrSay } from './settings/run-or-say';
import { readSettings } from './settings/settings';

/**
 * `npm run migration -- name`: writes the difference between the database, which has all migrations so far, and the
 * current fields.
 */
void runOrSay(async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error('npm run migration -- name-of-the-change');
  await generateMigration(makeConfig(readSettings(process.env)), {
    name,
    outputDir: join(__dirname, '..', 'src', 'migrations'),
  });
  process.exit(0);
});
