import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { OrderWire } from '../src/adapters/contract/orders/orders.ts';
import { makeAsk, quantile, steadily } from './load/ask.ts';
import { openPlace, type Place } from './load/place.ts';
import { makeVisits } from './load/visits.ts';
import { type MovingAddress, movingAddress } from './recovery/moving-address.ts';
import { runShop } from './running-shop.ts';
import { fillCart, isKept } from './torment/buyer.ts';
import { contradictions, type Shelf } from './torment/checks.ts';
import { makeCrowd, openDatabase } from './torment/crowd.ts';
import { fillShelf, type Goods, readGoods } from './torment/goods.ts';
import { randomOf } from './torment/random.ts';

const usage = `npm run robustness                            all trials, after npm run build; as root, for it mounts a small disk
npm run robustness -- --trial slow            every answer of the database comes five seconds late
npm run robustness -- --trial full            the disk of PostgreSQL is full while people buy
npm run robustness -- --trial embedded        the disk of the embedded database is full while people buy
npm run robustness -- --trial clock           the clock is set an hour on and two hours back; needs faketime
npm run robustness -- --seconds 30            for how long it is bad`;

/** What becomes of the shop where what it stands on misbehaves, and whether anybody was told what is not so. */
const trialNames = ['slow', 'full', 'embedded', 'clock'] as const;
const { values } = parseArgs({
  options: { trial: { type: 'string' }, seconds: { type: 'string', default: '30' } },
});
const badSeconds = Number(values.seconds);
if (!trialNames.some((name) => name === (values.trial ?? name)) || !(badSeconds > 0)) {
  console.error(usage);
  process.exit(2);
}
const port = Number(process.env.ROBUSTNESS_PORT ?? 4620);
const random = randomOf(31);
const { buyer, buy, lost, forget } = makeCrowd(port, random);

/** What a trial found against the shop, in words; empty: nothing. */
type Findings = readonly string[];
type DatabaseAddress = Parameters<typeof openDatabase>[0];

/** Told orders that are not there or not paid, two of one number, and every contradiction. */
const compare = async (at: DatabaseAddress, told: readonly OrderWire[], shelf: Shelf): Promise<Findings> => {
  const { db, close } = await openDatabase(at);
  try {
    const rows = await db
      .selectFrom('shop_order')
      .select(['token', 'number', 'paid_at'])
      .where('elsewhere', 'is', null)
      .execute();
    const paid = new Set(rows.filter(({ paid_at }) => paid_at !== null).map(({ token }) => token));
    return [
      ...told
        .filter(({ token_value }) => !paid.has(token_value))
        .map(({ number }) => `order ${number} was told, and is not there or not paid`),
      ...(new Set(rows.map(({ number }) => number)).size === rows.length
        ? []
        : ['two orders have one number']),
      ...(await contradictions(db, shelf)),
    ];
  } finally {
    await close();
  }
};
const stock = async (at: DatabaseAddress, goods: Goods): Promise<Shelf> => {
  const { db, close } = await openDatabase(at);
  return fillShelf(db, goods).finally(close);
};

/** So many buy one thing after the other until they are told to stop; each goes on until there is an answer. */
const sell = (goods: Goods, hands: number) => {
  const told: OrderWire[] = [];
  const failed: string[] = [];
  let isOpen = true;
  const hand = async (): Promise<void> => {
    while (isOpen)
      await buy(goods).then(
        (made) => void told.push(made),
        (error: unknown) => void failed.push(String(error)),
      );
  };
  const done = Promise.all(Array.from({ length: hands }, hand));
  return {
    told,
    failed,
    close: async () => {
      isOpen = false;
      await done;
    },
  };
};

interface Heard {
  readonly kept: boolean;
  readonly status: number;
  readonly took: number;
}
const count = (heard: readonly Heard[]): string => {
  const of = (status: number) => heard.filter((one) => one.status === status);
  const times = of(200).map(({ took }) => took);
  const other = heard.filter(({ status }) => ![200, 503, 500].includes(status)).length;
  return `${heard.length} asked, ${times.length} answered (half within ${quantile(times, 0.5).toFixed(0)} ms, 99 % within ${quantile(times, 0.99).toFixed(0)}), ${of(503).length} asked to come again, ${of(500).length} failed, ${other} without an answer`;
};
/** Visitors meanwhile; their first round fills what is kept. */
const openVisits = async () => {
  const { ask, close } = makeAsk(port);
  const visits = await makeVisits(ask, random);
  await visits.signIn();
  const kept = visits.pages.slice(0, 20);
  for (const page of [...kept, ...kept, ...kept]) await ask({ ...page, packed: true });
  const visit = async (seconds: number, rate = 10): Promise<readonly Heard[]> => {
    const heard: Promise<Heard>[] = [];
    let nth = 0;
    await steadily(rate, seconds * 1000, () => {
      nth += 1;
      const isKept = nth % 2 === 0;
      const question = isKept ? kept[(nth / 2) % kept.length] : visits.next()[1];
      if (question)
        heard.push(
          ask({ ...question, packed: true }).then(({ status, took }) => ({ kept: isKept, status, took })),
        );
    });
    return Promise.all(heard);
  };
  /** Until a second passes in which everybody is answered within one. Units: s. */
  const recovered = async (): Promise<number> => {
    const since = performance.now();
    for (;;) {
      const heard = await visit(1);
      if (heard.every(({ status, took }) => status === 200 && took < 1000))
        return (performance.now() - since) / 1000;
      if (performance.now() - since > 120_000) return Number.POSITIVE_INFINITY;
    }
  };
  return { ask, visit, recovered, close };
};
const say = (heard: readonly Heard[]): void => {
  console.log(`  kept pages: ${count(heard.filter(({ kept }) => kept))}`);
  console.log(`  all others: ${count(heard.filter(({ kept }) => !kept))}`);
};

const slow = async (): Promise<Findings> => {
  let address: MovingAddress | undefined;
  const { ground, url, shop } = await openPlace(port, {
    way: async (direct) => {
      address = await movingAddress(direct);
      return address.port;
    },
  });
  const goods = await readGoods(buyer());
  const shelf = await stock({ url }, goods);
  const visitors = await openVisits();
  const selling = sell(goods, 3);
  await pause(3000);
  address?.slowBy(5000);
  const heard = await visitors.visit(badSeconds);
  address?.slowBy(0);
  const back = await visitors.recovered();
  await pause(2000);
  await selling.close();
  say(heard);
  console.log(`  everybody answered within a second again ${back.toFixed(1)} s after it`);
  // The last mails are written within five seconds.
  await pause(6000);
  const found = await compare({ url }, selling.told, shelf);
  console.log(`  ${selling.told.length} orders told, ${lost()} answers lost or late and asked for again`);
  visitors.close();
  await shop.stop();
  address?.close();
  await ground.drop();
  return [
    ...found,
    ...selling.failed,
    ...(back < 10 ? [] : ['it did not recover within ten seconds']),
    ...(heard.some(({ kept, status }) => kept && status !== 200) ? ['a kept page was not sent'] : []),
  ];
};

/** A disk of a few hundred MB, which can be filled. */
const smallDisk = (megabytes: number) => {
  const path = mkdtempSync(join(tmpdir(), 'dioptra-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]);
  chmodSync(path, 0o755);
  const filler = join(path, 'filler');
  const drop = (): void => {
    execFileSync('umount', ['-l', path]);
    rmSync(path, { recursive: true, force: true });
  };
  return {
    path,
    drop,
    fill: (): void => {
      for (let size = 1 << 20; size >= 1024; size >>= 1)
        try {
          for (;;) appendFileSync(filler, Buffer.alloc(size));
        } catch {
          // Full, for pieces of this size.
        }
    },
    free: (): void => rmSync(filler, { force: true }),
  };
};

const full = async (): Promise<Findings> => {
  const disk = smallDisk(900);
  let address: MovingAddress | undefined;
  const place: Place = await openPlace(port, {
    parent: disk.path,
    lines: ['min_wal_size = 32MB', 'max_wal_size = 48MB'],
    way: async (direct) => {
      address = await movingAddress(direct);
      return address.port;
    },
  });
  const { ground, shop } = place;
  const goods = await readGoods(buyer());
  const shelf = await stock({ url: place.url }, goods);
  const visitors = await openVisits();
  const selling = sell(goods, 4);
  await pause(3000);
  const before = selling.told.length;
  disk.fill();
  const heard = await visitors.visit(badSeconds);
  const meanwhile = selling.told.length - before;
  disk.free();
  const isUp = (): Promise<boolean> =>
    place.primary.query('shop', 'select 1').then(
      () => true,
      () => false,
    );
  let { url } = place;
  const since = performance.now();
  while (!(await isUp()) && performance.now() - since < 5000) await pause(200);
  const wasUp = await isUp();
  if (!wasUp) {
    // As whoever looks after it does once there is room.
    await place.primary.end('SIGKILL');
    const again = await ground.start('primary');
    address?.moveTo(again.port);
    url = again.urlOf('shop');
  }
  const back = await visitors.recovered();
  await pause(3000);
  await selling.close();
  say(heard);
  console.log(
    `  ${meanwhile} orders told while it was full; PostgreSQL ${wasUp ? 'went on' : 'had ended, and was started again'}; everybody answered within a second ${back.toFixed(1)} s after it`,
  );
  await pause(6000);
  const found = await compare({ url }, selling.told, shelf);
  console.log(`  ${selling.told.length} orders told, ${lost()} answers lost or refused and asked for again`);
  visitors.close();
  await shop.stop();
  address?.close();
  await ground.drop();
  disk.drop();
  return [
    ...found,
    ...selling.failed,
    ...(heard.some(({ kept, status }) => kept && status !== 200) ? ['a kept page was not sent'] : []),
  ];
};

const embedded = async (): Promise<Findings> => {
  const disk = smallDisk(400);
  const folder = join(disk.path, 'shop');
  const settings = {
    DIOPTRA_DATA: folder,
    DIOPTRA_CARTS_PER_MINUTE: '1000000',
    DIOPTRA_ACCOUNT_TRIES: '1000000',
    DIOPTRA_SEARCHES_PER_MINUTE: '1000000',
    DIOPTRA_TEST_CONTROLS: 'off',
  };
  let shop = await runShop(port, settings);
  const goods = await readGoods(buyer());
  await shop.stop();
  const shelf = await stock({ dataDir: folder }, goods);
  shop = await runShop(port, settings);
  const visitors = await openVisits();
  const selling = sell(goods, 4);
  await pause(5000);
  const before = selling.told.length;
  disk.fill();
  const heard = await visitors.visit(badSeconds);
  const meanwhile = selling.told.length - before;
  disk.free();
  await pause(3000);
  const wasUp = (await visitors.visit(3)).every(({ status }) => status === 200);
  if (!wasUp) {
    await shop.stop();
    shop = await runShop(port, settings);
  }
  const back = await visitors.recovered();
  await pause(3000);
  await selling.close();
  say(heard);
  console.log(
    `  ${meanwhile} orders told while it was full; the shop ${wasUp ? 'went on' : 'had to be started again'}; everybody answered within a second ${back.toFixed(1)} s after it`,
  );
  await pause(6000);
  visitors.close();
  await shop.stop();
  const found = await compare({ dataDir: folder }, selling.told, shelf);
  console.log(`  ${selling.told.length} orders told, ${lost()} answers lost or refused and asked for again`);
  disk.drop();
  return [...found, ...selling.failed];
};

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const clock = async (): Promise<Findings> => {
  if (!existsSync(library)) {
    console.log('  not tried: apt-get install faketime');
    return ['it was not tried'];
  }
  const hand = mkdtempSync(join(tmpdir(), 'dioptra-clock-'));
  chmodSync(hand, 0o755);
  const dial = join(hand, 'dial');
  writeFileSync(dial, '+0');
  const wound = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: dial,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  Object.assign(process.env, wound);
  const { ground, primary, url, shop } = await openPlace(port);
  for (const name of Object.keys(wound)) delete process.env[name];
  const goods = await readGoods(buyer());
  const shelf = await stock({ url }, goods);
  const visitors = await openVisits();
  const { ask } = visitors;
  const host = 'okulino.localhost';
  const channel = 'brand_channel=okulino&locale=de';
  const body = { email: 'stammgast@example.org', password: 'Linse 2026' };
  const signedIn = await ask({ host, path: `/api/customers/session?${channel}`, body });
  const cookie = [signedIn.headers['set-cookie'] ?? []]
    .flat()
    .map((set) => set.split(';')[0])
    .join('; ');
  const me = buyer();
  const [good] = goods.plenty;
  if (!good) throw new Error('Nothing is sold');
  const cart = await fillCart(me, [good.item], [good.variant]);
  const page = (await ask({ host, path: '/p/20012' })).headers.location ?? '/p/20012';
  const shown = async (): Promise<string> => (await ask({ host, path: String(page) })).text;
  for (let nth = 0; nth < 3; nth += 1) await shown();
  const found: string[] = [];
  const told: OrderWire[] = [await buy(goods)];
  let price = 4111;
  for (const [name, offset] of [
    ['an hour on', '+3600'],
    ['two hours back', '-3600'],
    ['as it was', '+0'],
  ] as const) {
    await shown();
    writeFileSync(dial, offset);
    // Node says the same date for a second.
    await pause(1500);
    const noted = found.length;
    const { status, headers } = await ask({ host, path: `/api/customers/me?${channel}`, cookie });
    if (Math.abs(Date.parse(String(headers.date)) - Date.now() - Number(offset) * 1000) > 60_000)
      found.push(`${name}: the shop’s clock was not set`);
    if (status !== 200) found.push(`${name}: a session answers ${status}`);
    if (!(await isKept(me, cart))) found.push(`${name}: a cart is not what it was`);
    price += 1;
    await primary.query('shop', `update product_price set price = ${price} where product_id = 20012`);
    await pause(1500);
    if (!(await shown()).includes(`${Math.floor(price / 100)}.${price % 100}`))
      found.push(`${name}: a page shows an old price`);
    for (let nth = 0; nth < 3; nth += 1) told.push(await buy(goods));
    // The last mails are written within five seconds.
    await pause(7000);
    found.push(...(await compare({ url }, told, shelf)).map((text) => `${name}: ${text}`));
    console.log(
      `  ${name}: ${found.length === noted ? 'session, cart, prices, orders and mails hold' : 'not all holds'}`,
    );
  }
  visitors.close();
  await shop.stop();
  await ground.drop();
  rmSync(hand, { recursive: true, force: true });
  return found;
};

const trials = { slow, full, embedded, clock } as const;
const names = {
  slow: 'The database answers five seconds late',
  full: 'The disk of PostgreSQL is full',
  embedded: 'The disk of the embedded database is full',
  clock: 'The clock is set',
} as const;
let wrong = 0;
for (const name of trialNames) {
  if (name !== (values.trial ?? name)) continue;
  console.log(names[name]);
  forget();
  const found = await trials[name]();
  for (const text of new Set(found)) console.log(`  ${text}`);
  console.log(found.length === 0 ? '  nothing lost, nothing doubled' : `  ${found.length} findings`);
  wrong += found.length;
}
process.exit(wrong === 0 ? 0 : 1);
