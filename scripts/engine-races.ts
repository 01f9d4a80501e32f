import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { randomOf } from './crash-test/random.ts';
import { act, type World } from './engine-races/act.ts';
import { makeAskAdmin } from './engine-races/admin-api.ts';
import { makeAsk } from './engine-races/ask.ts';
import { laidPowers } from './engine-races/check-shelves.ts';
import { isStopped, lensesLeft, readGoods, scarce } from './engine-races/goods.ts';
import { type OwnPlace, startPlace, victims } from './engine-races/own-place.ts';
import { contradictions, lookAtCarts } from './engine-races/rest.ts';
import { makeStaff } from './engine-races/staff.ts';
import { makeTally } from './engine-races/tally.ts';
import { loadModule } from './load-module.ts';
import { patience } from './pace.ts';

const usage = `npm run engine:races -- --url http://localhost:3000 --admin http://superadmin:demonstration@127.0.0.1:4300/admin-api

Runs random, concurrent actions of buyers and staff on a shop on Vendure, then checks the invariants.

  --url      the address of the shop; --admin: the engine's Admin API, with name and password
  --actions  the number of actions (1000); --hands: how many at a time (8); --seed: the seed of the random numbers
  --kills    starts the database, the engine and the built shop at these ports, in a folder that is deleted
             afterwards, and kills one of them at random; --every: after about this many actions (40)`;

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: '' },
    admin: { type: 'string', default: '' },
    actions: { type: 'string', default: '1000' },
    hands: { type: 'string', default: '8' },
    every: { type: 'string', default: '40' },
    kills: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 0x7ffffffe)) },
  },
});
const stop = (sentence: string): never => {
  console.error(`${sentence}\n\n${usage}`);
  process.exit(2);
};
const number = (name: 'actions' | 'hands' | 'every' | 'seed'): number => {
  const value = Number(values[name]);
  return Number.isSafeInteger(value) && value > 0
    ? value
    : stop(`--${name} should be a whole number above 0.`);
};
const address = (name: 'url' | 'admin'): URL =>
  URL.canParse(values[name]) ? new URL(values[name]) : stop(`--${name} should be an address.`);
const [actions, hands, every, seed] = [number('actions'), number('hands'), number('every'), number('seed')];
const [url, admin] = [address('url'), address('admin')];

const { makeClient } = await loadModule<typeof import('../src/adapters/backend/client.ts')>(
  '/src/adapters/backend/client.ts',
);
const { shopApi } = await loadModule<typeof import('../src/adapters/contract/shop-api.ts')>(
  '/src/adapters/contract/shop-api.ts',
);

const tally = makeTally();
const random = randomOf(seed);
const began = Date.now();
const say = (sentence: string): void =>
  console.log(`── ${sentence} (${Math.round((Date.now() - began) / 1000)} s)`);

const openWorld = async (): Promise<World> => {
  const shop = url.origin;
  const channel = { brand_channel: 'okulino', locale: 'de' } as const;
  const client = makeClient({ fetch, base: `${shop}/api`, channel, timeoutMs: 30_000 }, shopApi);
  const ask = makeAsk(tally, !values.kills);
  const staff = makeStaff(makeAskAdmin(admin, channel.brand_channel, tally, !values.kills));
  for (const one of await staff.range()) {
    await staff.enable(one, true);
    const pieces = one.shopId === scarce ? 10 : 30;
    if (isStopped(one.shopId)) await staff.shelf(one, one.allocated + pieces);
  }
  // The shop learns of the stock changes within a moment.
  await pause(3000);
  const goods = await readGoods(client, ask);
  return {
    hands: { client, ask, tally, goods, shop, random },
    staff,
    range: await staff.range(),
    lenses: laidPowers(await lensesLeft(client, ask, goods), await staff.orders()),
    purchases: [],
    mail: `race-${Date.now().toString(36)}`,
  };
};

/** Each worker takes the next action when it has finished one. */
const race = async (world: World, place: OwnPlace | undefined): Promise<void> => {
  let taken = 0;
  let dying: Promise<void> | undefined;
  const killOne = async (from: OwnPlace): Promise<void> => {
    try {
      await from.kill(victims[Math.floor(random() * victims.length)] ?? 'engine');
    } catch (error) {
      tally.violate(`A killed process did not recover: ${error}`);
    }
    dying = undefined;
  };
  const hand = async (): Promise<void> => {
    while (taken < actions) {
      taken += 1;
      if (taken % 100 === 0) say(`${taken} actions`);
      if (place && !dying && random() < 1 / every) dying = killOne(place);
      await act(world).catch((error: unknown) => tally.violate(String(error)));
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  await dying;
};

/** The time after which everything must have settled. Units: ms. */
const longest = patience(150_000);

/** Waits until no contradictions are left, and checks again a while later. */
const comeToRest = async (world: World): Promise<readonly string[]> => {
  const deadline = Date.now() + longest;
  let found = await contradictions(world);
  while (found.length > 0 && Date.now() < deadline) {
    await pause(5000);
    found = await contradictions(world);
  }
  if (found.length > 0) return found;
  await pause(5000);
  return contradictions(world);
};

const run = async (place: OwnPlace | undefined): Promise<number> => {
  const world = await openWorld();
  say(`The actions start, seed ${seed}`);
  await race(world, place);
  say('Waiting for jobs and webhooks to finish');
  await lookAtCarts(world);
  for (const sentence of await comeToRest(world)) tally.violate(sentence);
  const { violations } = tally;
  const ordered = world.purchases.filter(({ order }) => order).length;
  console.log(tally.table());
  say(
    `${actions} actions: ${world.purchases.length} carts, ${ordered} orders, ${violations.length} violations`,
  );
  for (const sentence of violations) console.log(`  seed ${seed}: ${sentence}`);
  return violations.length > 0 ? 1 : 0;
};

const withOwnPlace = async (): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'dioptra-engine-races-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const ports = { enginePort: Number(admin.port), shopPort: Number(url.port) };
  const place = await startPlace(folder, ports, tally, (stopAll) => {
    const leave = () => void stopAll().finally(() => process.exit(130));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave);
  });
  try {
    return await run(place);
  } finally {
    await place.stop();
  }
};
process.exit(await (values.kills ? withOwnPlace() : run(undefined)));
