/**
 * Proves the shop on a real engine, from nothing: an engine with a database of its own in a folder that is thrown away,
 * its own tests, the built shop on it, the conformance suite whole, journeys in a browser, and a thousand random actions
 * while parts are killed. What does not touch each other runs side by side.
 *
 *     npm run engine:check                 --actions 200, or 0, for less of the race
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Children, endOf, withChildren } from './engine/children.ts';
import { engineJourneys } from './engine/journeys.ts';
import { freePort } from './engine/ports.ts';
import { watchSpent } from './engine/spent.ts';
import { openShop, startEngine, type WholePlace } from './engine/whole-place.ts';
import { pace } from './pace.ts';

const { values } = parseArgs({ options: { actions: { type: 'string', default: '1000' } } });
const place = {
  folder: mkdtempSync(join(tmpdir(), 'dioptra-engine-check-')),
  enginePort: 4319,
  shopPort: 4320,
};
process.once('exit', () => rmSync(place.folder, { recursive: true, force: true }));

// Two tasks run at a time on every core: time limits are only for what hangs.
process.env.TEST_PACE = String(pace() * 2);

const spent = watchSpent();
setInterval(spent.look, 500).unref();
const began = Date.now();
const seconds = (since: number): number => Math.round((Date.now() - since) / 1000);
const rows: string[] = [];

interface Stage {
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Prints the result in one piece, because another stage runs in parallel. */
const run = async (children: Children, { title, command, args, cwd, env }: Stage): Promise<void> => {
  const since = Date.now();
  console.log(`── ${title} begins (${seconds(began)} s)`);
  const child = children.start(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd && { cwd }),
    ...(env && { env }),
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => said.push(piece));
  const code = await endOf(child);
  spent.look();
  const took = `${seconds(since)} s, ${Math.round(spent.of(child.pid ?? 0))} s of CPU time`;
  rows.push(`${title.padEnd(16)} ${took}`);
  console.log(`\n── ${title}: ${code === 0 ? 'passed' : 'FAILED'} after ${took}`);
  const words = Buffer.concat(said).toString().trimEnd();
  // Of a stage that passes, only the last lines are printed.
  console.log(code === 0 ? words.split('\n').slice(-8).join('\n') : words);
  if (code !== 0) throw new Error(`${title}: failed`);
};

const build: Stage = { title: 'Build', command: 'npm', args: ['run', '--silent', 'build'] };
const ownTests: Stage = {
  title: 'Engine’s tests',
  command: 'npm',
  args: ['test', '--silent'],
  cwd: 'engine/vendure',
};
const conformance = ({ shop, admin }: WholePlace): Stage => ({
  title: 'Conformance',
  command: 'node',
  args: [
    'scripts/conformance.ts',
    ...['--url', shop, '--coupon', 'SEHEN10', '--sandbox', '--vendure-admin', admin],
  ],
});
const journeys: Stage = {
  title: 'Journeys',
  command: 'playwright',
  args: ['test', ...engineJourneys],
  env: { E2E_OPEN: 'on', E2E_PORT: String(place.shopPort) },
};
const races = (shopPort: number, enginePort: number): Stage => ({
  title: 'Races',
  command: 'node',
  args: [
    'scripts/engine-races.ts',
    ...['--kills', '--actions', values.actions, '--url', `http://localhost:${shopPort}`],
    ...['--admin', `http://superadmin:demonstration@127.0.0.1:${enginePort}/admin-api`],
  ],
});

const check = async (children: Children): Promise<number> => {
  const built = run(children, build);
  const shown = async (): Promise<void> => {
    const since = Date.now();
    const engine = await startEngine(children, place);
    spent.look();
    const took = Math.round(spent.of(engine.pid ?? 0));
    rows.push(
      `${'From nothing'.padEnd(16)} ${seconds(since)} s, ${took} s of CPU time until the engine was running`,
    );
    await built;
    const whole = await openShop(children, place, engine);
    await run(children, conformance(whole));
    await run(children, journeys);
    spent.look();
    for (const [title, { pid = 0 }] of Object.entries({ Engine: engine, Shop: whole.shopProcess }))
      rows.push(`${title.padEnd(16)} ${Math.round(spent.of(pid))} s of CPU time of all processes`);
  };
  const shaken = async (): Promise<void> => {
    await built;
    // Its packages and its program are those of the first.
    while (!existsSync(join(place.folder, 'postgres'))) await pause(500);
    await run(children, ownTests);
    if (Number(values.actions) > 0) await run(children, races(await freePort(), await freePort()));
  };
  // A failure on one side does not stop the other.
  const sides = await Promise.allSettled([shown(), shaken()]);
  spent.look();
  console.log(`\n${rows.join('\n')}`);
  const failed = sides.flatMap((side) => (side.status === 'rejected' ? [String(side.reason)] : []));
  if (failed.length > 0) throw new Error(failed.join('\n'));
  console.log(`All stages passed: ${seconds(began)} s, ${Math.round(spent.of(process.pid))} s of CPU time`);
  return 0;
};

await withChildren(check);
