import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Children, endOf, withChildren } from './engine/children.ts';
import { engineJourneys } from './engine/journeys.ts';
import { openShop, startEngine } from './engine/whole-place.ts';

const usage = `npm run e2e [-- Playwright arguments]                          runs the journeys on the built shop and the sandbox
npm run e2e -- --backend vendure [-- Playwright arguments]    on a new Vendure, in a folder that is deleted afterwards
npm run e2e -- --backend vendure --url http://localhost:3000  on a running shop on Vendure, with test controls on

Without file names, only the journeys that involve an engine run on Vendure.`;

/** Removes an option and its value from the arguments for Playwright. */
const take = (args: string[], name: string): string | undefined => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args.splice(at, 2)[1];
};

const args = process.argv.slice(2).filter((argument) => argument !== '--');
const backend = take(args, '--backend') ?? 'sandbox';
const url = take(args, '--url');
const isLocal = (address: string): boolean =>
  URL.canParse(address) && new URL(address).hostname === 'localhost' && new URL(address).port !== '';
const isUsed =
  backend === 'vendure' ? url === undefined || isLocal(url) : backend === 'sandbox' && url === undefined;
if (!isUsed) {
  console.error(usage);
  process.exit(2);
}

const play = (children: Children, playwright: readonly string[], env: Record<string, string> = {}) =>
  endOf(children.start('playwright', ['test', ...playwright], { stdio: 'inherit', env }));

const files = readdirSync('e2e').filter((name) => name.endsWith('.spec.ts'));
const alone = ['--list', '--headed', '--ui', '--debug', '-x', '--last-failed'];
/** The argument after an option is its value, with some exceptions. */
const isFile = (argument: string, i: number): boolean => {
  const before = args[i - 1] ?? '';
  if (argument.startsWith('-') || (before.startsWith('-') && !alone.includes(before))) return false;
  return files.some((name) => `e2e/${name}`.includes(argument.split(':')[0] ?? argument));
};
const chosen = args.some(isFile) ? args : [...engineJourneys, ...args];
const onPort = (port: string) => ({ E2E_OPEN: 'on', E2E_PORT: port });

const onVendure = async (children: Children): Promise<number> => {
  if (url !== undefined) return play(children, chosen, onPort(new URL(url).port));
  const folder = mkdtempSync(join(tmpdir(), 'dioptra-journeys-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const place = { folder, enginePort: 4319, shopPort: 4320 };
  const engine = await startEngine(children, place);
  await openShop(children, place, engine);
  return play(children, chosen, onPort(String(place.shopPort)));
};

await withChildren((children) => (backend === 'vendure' ? onVendure(children) : play(children, args)));
