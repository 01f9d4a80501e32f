import { makeConfig } from './config';
import { migrate } from './settings/migrate-database';
import { runOrSay } from './settings/run-or-say';
import { readSettings } from './settings/settings';

void runOrSay(async () => {
  const ran = await migrate(makeConfig(readSettings(process.env)));
  process.stdout.write(ran.length > 0 ? `Migrated: ${ran.join(', ')}\n` : 'The tables are up to date.\n');
  process.exit(0);
});
