import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderWire } from '../../src/adapters/contract/orders/orders.ts';
import { shopDay } from '../../src/domain/shared/shop-day.ts';
import { fillCart, isKept } from '../crash-test/buyer.ts';
import { readGoods } from '../crash-test/goods.ts';
import { openPlace } from '../load/place.ts';
import { compareOrders, type Findings } from '../recovery/trials.ts';
import { buy, buyer, openVisits, port, stock } from './market.ts';

/** Searches allowed to one visitor per minute. */
const mostSearches = 300;
/** A shorter wait is over before it can be checked whether the limit still holds. Units: s. */
const shortWait = 8;

/** The retry time for a visitor who searches; 0 if the search is answered. Units: s. */
type Search = () => Promise<number>;

/** Searches until a search is refused with enough of the minute left. */
const searchTooOften = async (search: Search): Promise<number> => {
  for (let turn = 0; turn < 40; turn += 1) {
    const told = Math.max(...(await Promise.all(Array.from({ length: 50 }, search))));
    if (told > shortWait) return told;
    await pause(told * 1000);
  }
  return 0;
};

/**
 * A refused visitor stays refused while the clock is set, and is admitted again after the announced time, by a
 * monotonic clock.
 */
const holdsLimit = async (search: Search, set: () => Promise<unknown>): Promise<readonly string[]> => {
  const told = await searchTooOften(search);
  const since = performance.now();
  const passed = (): number => (performance.now() - since) / 1000;
  await set();
  const left = await search();
  const asked = passed();
  await pause(Math.max(0, (told + 1 - passed()) * 1000));
  const after = await search();
  return [
    ...(told === 0 ? ['the rate limit names no delay'] : []),
    ...(left === 0 && asked < told - 1
      ? [`accepted after ${asked.toFixed(1)} s instead of the ${told} s of the rate limit`]
      : []),
    ...(left > told ? [`the delay of the rate limit grew from ${told} s to ${left} s`] : []),
    ...(after > 0 ? [`still refused after the ${told} s of the rate limit`] : []),
  ];
};

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
/** Sets the clock of shop and database an hour forward, two hours back, and right again. */
export const setClock = async (): Promise<Findings> => {
  if (!existsSync(library)) {
    console.log('  not run: apt-get install faketime');
    return ['the trial was not run'];
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
  const { ground, primary, url, shop } = await openPlace(port, {
    settings: { DIOPTRA_SEARCHES_PER_MINUTE: String(mostSearches) },
  });
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
  if (!good) throw new Error('The shop sells no products');
  const cart = await fillCart(me, [good.item], [good.variant]);
  const page = (await ask({ host, path: '/p/20012' })).headers.location ?? '/p/20012';
  const shown = async (): Promise<string> => (await ask({ host, path: String(page) })).text;
  for (let nth = 0; nth < 3; nth += 1) await shown();
  let searches = 0;
  const search: Search = async () => {
    searches += 1;
    const { status, headers } = await ask({ host, path: `/api/search?${channel}&query=h${searches}` });
    return status === 429 ? Number(headers['retry-after']) : 0;
  };
  const arrival = async (): Promise<{ readonly min: string; readonly max: string }> => {
    const items = [
      { catalog: 'default', variant_representation: { product_id: '20012', option: {} }, quantity: 1 },
    ];
    const { text } = await ask({ host, path: `/api/delivery/prediction?${channel}`, body: { items } });
    const { calculated_arrival_date_min: min, calculated_arrival_date_max: max } = JSON.parse(text);
    return { min, max };
  };
  const found: string[] = [];
  const told: OrderWire[] = [await buy(goods)];
  let price = 4111;
  for (const [name, offset] of [
    ['an hour on', '+3600'],
    ['two hours back', '-3600'],
    ['as it was', '+0'],
  ] as const) {
    await shown();
    const noted = found.length;
    const limit = await holdsLimit(search, async () => {
      writeFileSync(dial, offset);
      // Node caches the date for a second.
      await pause(1500);
    });
    found.push(...limit.map((text) => `${name}: ${text}`));
    const { status, headers } = await ask({ host, path: `/api/customers/me?${channel}`, cookie });
    if (Math.abs(Date.parse(String(headers.date)) - Date.now() - Number(offset) * 1000) > 60_000)
      found.push(`${name}: the shop’s clock did not change`);
    if (status !== 200) found.push(`${name}: a signed-in request returns ${status}`);
    if (!(await isKept(me, cart))) found.push(`${name}: a cart changed`);
    price += 1;
    await primary.query('shop', `update product_price set price = ${price} where product_id = 20012`);
    await pause(1500);
    if (!(await shown()).includes(`${Math.floor(price / 100)}.${price % 100}`))
      found.push(`${name}: a page shows an old price`);
    for (let nth = 0; nth < 3; nth += 1) told.push(await buy(goods));
    // The last mails are written within five seconds.
    await pause(7000);
    found.push(...(await compareOrders({ url }, told, shelf)).map((text) => `${name}: ${text}`));
    console.log(
      `  ${name}: ${found.length === noted ? 'limit, session, cart, prices, orders and mails hold' : 'not all of them hold'}`,
    );
  }
  const before = await arrival();
  for (const [name, days] of [
    ['a day on', 1],
    ['a day back', -1],
    ['as it was', 0],
  ] as const) {
    writeFileSync(dial, `${days < 0 ? '' : '+'}${days * 86_400}`);
    await pause(1500);
    const { min, max } = await arrival();
    const day = shopDay(Date.now() + days * 86_400_000);
    if (!(min >= day && max >= min))
      found.push(`${name}: on ${day} the promised delivery is from ${min} to ${max}`);
    if (days === 0 && min !== before.min)
      found.push(`${name}: the promised delivery is on ${min}, before the change it was on ${before.min}`);
    console.log(`  ${name}: on ${day} the promised delivery is from ${min} to ${max}`);
  }
  visitors.close();
  await shop.stop();
  await ground.drop();
  rmSync(hand, { recursive: true, force: true });
  return found;
};
