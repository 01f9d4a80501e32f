/**
 * Prints what carts, orders and pages of the built shop on Vendure take. It judges nothing but names the budgets: a busy
 * machine answers later, and takes of the processors what a quiet one does.
 *
 *     npm run engine:bench                               from nothing, in a folder that is thrown away
 *     npm run engine:bench -- --folder .data/engine      on the engine that runs in a folder, whose shop does not
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pagesPerSecond } from './bench/rates.ts';
import { median } from './bench/row.ts';
import type { Buyer } from './crash-test/buyer.ts';
import { readGoods } from './crash-test/goods.ts';
import { type Children, withChildren } from './engine/children.ts';
import { freePort } from './engine/ports.ts';
import { isOpen, startShop } from './engine/shop.ts';
import { shopPortIn, startEngine } from './engine/whole-place.ts';
import { type Measured, measureSteps, measureTogether, walkOf } from './engine-bench/calls.ts';
import { makeShares, type Shares, sumOf } from './engine-bench/processors.ts';
import { loadModule } from './load-module.ts';
import { firstLink, runShop } from './running-shop.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    runs: { type: 'string', default: '30' },
    pairs: { type: 'string', default: '3' },
  },
});
const [runs, pairs] = [Number(values.runs), Number(values.pairs)];

const load = (): string => `load ${loadavg()[0]?.toFixed(1)}`;
const said = (what: string, rest: string): void => console.log(`${what.padEnd(26)} ${rest}`);
const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`.padStart(8);
const sharesSaid = (shares: Shares): string =>
  `${ms(sumOf(shares))} of CPU time: shop${ms(shares.shop)}, engine${ms(shares.engine)}, database${ms(shares.database)}`;

/** Time limits of responses on a quiet machine. Units: ms. */
const budgets: Readonly<Record<string, number>> = { 'two eyes into the cart': 60, order: 110 };

const stepSaid = ({ what, wall, shares }: Measured): void => {
  const budget = budgets[what];
  said(what, `${ms(wall)}, ${sharesSaid(shares)}${budget === undefined ? '' : ` (budget ${budget} ms)`}`);
};

const measureCalls = async (origin: string, folder: string, shop: number): Promise<void> => {
  const { makeClient } = await loadModule<typeof import('../src/adapters/backend/client.ts')>(
    '/src/adapters/backend/client.ts',
  );
  const { shopApi } = await loadModule<typeof import('../src/adapters/contract/shop-api.ts')>(
    '/src/adapters/contract/shop-api.ts',
  );
  const channel = { brand_channel: 'okulino', locale: 'de' } as const;
  const client = makeClient({ fetch, base: `${origin}/api`, channel, timeoutMs: 60_000 }, shopApi);
  const buyer: Buyer = { client, origin, random: Math.random, onLost: () => undefined };
  const shares = makeShares(folder, shop);
  const walk = walkOf(buyer, (await readGoods(buyer)).plenty);
  for (const measured of await measureSteps(walk, runs, shares)) stepSaid(measured);
  console.log(`Eight concurrent buyers; ${load()}`);
  const together = await measureTogether(walk, { rounds: Math.ceil(runs / 2), hands: 8 }, shares);
  for (const { what, shares: each } of together) said(what, sharesSaid(each));
  const changes = together.slice(0, 2).map(({ shares: each }) => sumOf(each));
  const perCore = (1000 * changes.length) / changes.reduce((sum, each) => sum + each, 0);
  said('cart changes', `${Math.round(perCore)} per second and core (budget 20)`);
};

/** Measures the same server over both, one after the other, so that other load on the machine affects both. */
const measurePages = async (children: Children, folder: string, port: number): Promise<void> => {
  const uncached = { DIOPTRA_HTML_CACHE: 'off' };
  const onEngine = children.keep(startShop(folder, uncached));
  const origin = `http://localhost:${port}`;
  await isOpen(`${origin}/robots.txt`);
  const sandbox = await runShop(await freePort(), uncached);
  children.keep(sandbox.process);
  const category = await firstLink(sandbox.origin, '/', /^\/c\//);
  const product = await firstLink(sandbox.origin, category, /^\/p\//);
  for (const path of ['/', category, product, '/search?q=monatslinsen']) {
    const rates = { sandbox: [] as number[], engine: [] as number[] };
    for (let pair = 0; pair < pairs; pair += 1) {
      rates.sandbox.push(await pagesPerSecond(sandbox, path, 30));
      rates.engine.push(
        await pagesPerSecond({ origin, process: onEngine, stop: async () => undefined }, path, 30),
      );
    }
    said(
      path.slice(0, 40),
      `${median(rates.sandbox)} pages per second and core on the sandbox, ${median(rates.engine)} on the engine`,
    );
  }
};

const bench = async (children: Children): Promise<number> => {
  const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'dioptra-engine-bench-'));
  if (values.folder === undefined) {
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    await startEngine(children, { folder, enginePort: await freePort(), shopPort: await freePort() });
  }
  const shopPort = shopPortIn(folder);
  const origin = `http://localhost:${shopPort}`;
  const shop = children.keep(startShop(folder));
  await isOpen(`${origin}/robots.txt`);
  console.log(`Medians of ${runs} sequential calls; means of CPU time; ${load()}`);
  await measureCalls(origin, folder, shop.pid ?? 0);
  await children.end(shop);
  if (pairs === 0) return 0;
  console.log(`Pages, uncached; medians of ${pairs} pairs; ${load()}`);
  await measurePages(children, folder, shopPort);
  return 0;
};

await withChildren(bench);
