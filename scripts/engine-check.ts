/**
 * Proves the shop on a real engine, from nothing: an engine with a database of its own in a folder that is thrown away,
 * its own tests, the built shop on it, the conformance suite whole, and journeys in a browser.
 *
 *     npm run engine:check
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOpen, startShop } from './engine/shop.ts';
import { patience } from './pace.ts';

const enginePort = 4319;
const shopPort = 4320;
const folder = mkdtempSync(join(tmpdir(), 'dioptra-engine-check-'));
const began = Date.now();

/** Journeys of buying, accounts, ordering again and law. Two need orders of a demonstration that an engine has not. */
const journeys = [
  'purchase',
  'account',
  'addresses',
  'gift',
  'law',
  'payment',
  'payment-step',
  'reorder',
  'steps-again',
  'two-tabs',
];
const needsOldOrders = 'points become a coupon|an invoice is for those who bought before';

const say = (sentence: string): void =>
  console.log(`\n── ${sentence} (${Math.round((Date.now() - began) / 1000)} s)`);

const endOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));

const run = async (
  title: string,
  command: string,
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<void> => {
  say(title);
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    ...(cwd !== undefined && { cwd }),
  });
  if ((await endOf(child)) !== 0) throw new Error(`${title}: failed`);
};

/** Until what somebody says has a word in it. */
const said = (child: ChildProcess, word: string, within: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`never said: ${word}`)), within);
    child.once('exit', () => reject(new Error(`ended before it said: ${word}`)));
    child.stdout?.on('data', (text: Buffer) => {
      process.stdout.write(text);
      if (!text.toString().includes(word)) return;
      clearTimeout(late);
      resolve();
    });
  });

const running: ChildProcess[] = [];
const start = (command: string, args: readonly string[], env: Readonly<Record<string, string>>) => {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  running.push(child);
  return child;
};

const check = async (): Promise<void> => {
  const places = {
    DIOPTRA_ENGINE_FOLDER: folder,
    DIOPTRA_ENGINE_PORT: String(enginePort),
    PORT: String(shopPort),
  };
  say('An engine, from nothing');
  await said(start('node', ['scripts/engine.mjs'], places), 'The engine is open', patience(600_000));
  await run('Its own tests', 'npm', ['test', '--silent'], { cwd: 'engine/vendure' });
  await run('The shop is built', 'npm', ['run', '--silent', 'build']);
  running.push(startShop(folder));
  const shop = `http://localhost:${shopPort}`;
  await isOpen(`${shop}/robots.txt`);
  const { engineKey } = JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'));
  if (!engineKey) throw new Error('The shop was not told of an engine');
  await run('Conformance', 'node', [
    'scripts/conformance.ts',
    ...['--url', shop, '--coupon', 'SEHEN10', '--sandbox'],
    ...['--vendure-admin', `http://superadmin:demonstration@127.0.0.1:${enginePort}/admin-api`],
  ]);
  await run('Journeys', 'playwright', ['test', ...journeys, '--grep-invert', needsOldOrders], {
    env: { E2E_OPEN: 'on', E2E_PORT: String(shopPort) },
  });
  say('All of it holds');
};

const end = async (code: number): Promise<never> => {
  for (const child of running.toReversed()) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await endOf(child);
  }
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
};
process.on('SIGINT', () => void end(130));

await check().then(
  () => end(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return end(1);
  },
);
