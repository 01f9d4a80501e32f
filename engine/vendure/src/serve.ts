import { runOrSay } from './settings/run-or-say';
import { readSettings } from './settings/settings';
import { startEngine } from './start-engine';

void runOrSay(async () => {
  const settings = readSettings(process.env);
  await startEngine(settings);
  const address = `http://${settings.hostname}:${settings.port}`;
  process.stdout.write(`The engine answers at ${address}: the shop at /shop-api, staff at /admin-api.\n`);
});
