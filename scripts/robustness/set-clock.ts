import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderWire } from '../../src/adapters/contract/orders/orders.ts';
import { openPlace } from '../load/place.ts';
import { compareOrders, type Findings } from '../recovery/trials.ts';
import { fillCart, isKept } from '../torment/buyer.ts';
import { readGoods } from '../torment/goods.ts';
import { buy, buyer, openVisits, port, stock } from './market.ts';

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
/** The clock of shop and database is set an hour on, two hours back, and right again. */
export const setClock = async (): Promise<Findings> => {
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
    found.push(...(await compareOrders({ url }, told, shelf)).map((text) => `${name}: ${text}`));
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
