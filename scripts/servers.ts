import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { OrderWire } from '../src/adapters/contract/orders/orders.ts';
import { contradictions } from './crash-test/checks.ts';
import { makeCrowd, openDatabase } from './crash-test/crowd.ts';
import { fillShelf, readGoods } from './crash-test/goods.ts';
import { randomOf } from './crash-test/random.ts';
import { layGround, makePrimary } from './recovery/cluster.ts';
import { type RunningShop, runShop } from './running-shop.ts';

const usage = `npm run servers                                     after npm run build
npm run servers -- --purchases 2000 --buyers 16     number of purchases, and of buyers at the same time`;

/**
 * Runs three page servers behind nginx with `deploy/nginx.conf`, on one PostgreSQL, while buyers buy. One is killed,
 * one is replaced as in an upgrade, one is paused for a while; a price is changed by hand and checked on every server.
 */
const { values } = parseArgs({
  options: { purchases: { type: 'string', default: '200' }, buyers: { type: 'string', default: '8' } },
});
const [purchases, buyers] = [Number(values.purchases), Number(values.buyers)];
if (!(purchases > 0) || !(buyers > 0)) {
  console.error(usage);
  process.exit(2);
}
const first = Number(process.env.SERVERS_PORT ?? 4540);
const ports = [first + 1, first + 2, first + 3];
const origin = `http://localhost:${first}`;

const random = randomOf(11);
const { buyer, buy, lost } = makeCrowd(first, random);

const ground = layGround();
const primary = await makePrimary(ground, ['max_connections = 100']);
await primary.query('postgres', 'create database shop');
const url = primary.urlOf('shop');
const settings = {
  DATABASE_URL: url,
  DIOPTRA_DATA: '',
  DIOPTRA_TEST_CONTROLS: 'off',
  DIOPTRA_TRUSTED_PROXIES: '127.0.0.1,::1',
  DIOPTRA_DRAIN_SECONDS: '2',
  DIOPTRA_CARTS_PER_MINUTE: '1000000',
  DIOPTRA_SEARCHES_PER_MINUTE: '1000000',
};
const open = (port: number): Promise<RunningShop> => runShop(port, settings);

/** nginx with the file of `deploy/`, without its certificates. */
const openProxy = async (): Promise<ChildProcess> => {
  const place = ground.path('nginx');
  mkdirSync(place);
  const file = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/server \{\s*listen 80;[^}]*}/, '')
    .replace(
      /server 127\.0\.0\.1:3000[^;]*;\s*server 127\.0\.0\.1:3100[^;]*;/,
      ports.map((port) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=5s;`).join('\n'),
    )
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${first};`)
    .replace(/server_name [^;]*;/, 'server_name _;')
    .replace(/ssl_certificate\w* [^;]*;/g, '')
    // The sandbox's payment page simulates an external service, but uses the same address here.
    .replace(/location ~ \^[^}]*}/, '')
    // The test does not wait a minute for a paused server.
    .replace(
      'proxy_pass http://shop;',
      'proxy_pass http://shop; proxy_connect_timeout 2s; proxy_read_timeout 5s;',
    );
  writeFileSync(
    join(place, 'nginx.conf'),
    `daemon off; pid ${place}/pid; error_log ${place}/errors.log; worker_processes 1;
events { worker_connections 1024; }
http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${place}/${kind};`).join(' ')}
${file} }`,
  );
  const child = spawn('nginx', ['-p', place, '-c', join(place, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await pause(500);
  if (child.exitCode !== null) throw new Error('nginx did not start');
  return child;
};

const kept = new Agent({ keepAlive: true });
/** The page of a product from one server; the host header selects the shop. */
const pageOf = (port: number, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, path, agent: kept, headers: { host: 'okulino.localhost' } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        text += part;
      });
      const { location } = answer.headers;
      answer.on('end', () =>
        resolve(location === undefined ? text : pageOf(port, new URL(location, origin).pathname)),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

const found: string[] = [];
const shops = new Map<number, RunningShop>();
// The first fills the database, the others wait for it.
await Promise.all(ports.map(async (port) => shops.set(port, await open(port))));
const proxy = await openProxy();
const goods = await readGoods(buyer());
const { db, close } = await openDatabase({ url });
const shelf = await fillShelf(db, goods);

const told: OrderWire[] = [];
const slowest = { ms: 0 };
let taken = 0;
const hand = async (): Promise<void> => {
  while (taken < purchases) {
    taken += 1;
    const since = performance.now();
    await buy(goods, origin, random() < 0.3 ? 3 : 1).then(
      (made) => void told.push(made),
      (error: unknown) => void found.push(error instanceof Error ? error.message : String(error)),
    );
    slowest.ms = Math.max(slowest.ms, performance.now() - since);
  }
};

/** Every server shows the new price within a second, and none shows the old one afterwards. */
const changePrice = async (): Promise<void> => {
  const path = '/p/20012';
  const live = [...shops.keys()];
  for (const port of live) await pageOf(port, path);
  const price = 4000 + Math.floor(random() * 5000);
  const shown = `${Math.floor(price / 100)}.${String(price % 100).padStart(2, '0')}`;
  await primary.query('shop', `update product_price set price = ${price} where product_id = 20012`);
  await pause(1000);
  for (const port of live)
    if (!(await pageOf(port, path)).includes(shown))
      found.push(`the server at ${port} shows an old price a second after the change`);
};
const began = performance.now();
const selling = Promise.all(Array.from({ length: buyers }, hand));
const isSelling = (): boolean => taken < purchases;
const done = { killed: 0, replaced: 0, stopped: 0, prices: 0 };
const [killed, replaced, slow] = ports as [number, number, number];
while (isSelling()) {
  await pause(3000);
  if (!isSelling()) break;
  const victim = shops.get(killed);
  victim?.process.kill('SIGKILL');
  await pause(1000);
  shops.set(killed, await open(killed));
  done.killed += 1;
  await pause(2000);
  if (!isSelling()) break;
  await shops.get(replaced)?.stop();
  shops.set(replaced, await open(replaced));
  done.replaced += 1;
  await pause(2000);
  if (!isSelling()) break;
  shops.get(slow)?.process.kill('SIGSTOP');
  await pause(3000);
  shops.get(slow)?.process.kill('SIGCONT');
  done.stopped += 1;
  await pause(1000);
  await changePrice();
  done.prices += 1;
}
await selling;
if (done.prices === 0) {
  await changePrice();
  done.prices += 1;
}
// The last mails are written within five seconds.
await pause(6000);
const orders = await db
  .selectFrom('shop_order')
  .select(['token', 'number', 'paid_at'])
  .where('elsewhere', 'is', null)
  .where('email', 'like', 'crash-test-%')
  .execute();
const paid = new Set(orders.filter(({ paid_at }) => paid_at !== null).map(({ token }) => token));
for (const { number, token_value } of told)
  if (!paid.has(token_value)) found.push(`the confirmed order ${number} does not exist or is not paid`);
if (orders.length !== told.length) found.push(`${told.length} orders were confirmed, ${orders.length} exist`);
if (new Set(orders.map(({ number }) => number)).size !== orders.length)
  found.push('two orders have the same number');
found.push(...(await contradictions(db, shelf)));
await close();
console.log(
  [
    `three page servers, ${Math.round((performance.now() - began) / 1000)} s: ${told.length} purchases by ${buyers} concurrent buyers`,
    `  servers killed ${done.killed} times, replaced ${done.replaced} times, paused for three seconds ${done.stopped} times`,
    `  ${done.prices} prices changed in the database, each checked on three servers a second later`,
    `  ${lost()} requests repeated; the slowest purchase took ${(slowest.ms / 1000).toFixed(1)} s`,
    ...found.map((text) => `  ${text}`),
    found.length === 0 ? '  nothing lost, nothing doubled, nothing old' : `  ${found.length} contradictions`,
  ].join('\n'),
);
proxy.kill('SIGTERM');
await Promise.all([...shops.values()].map(({ stop }) => stop()));
await ground.drop();
process.exit(found.length === 0 ? 0 : 1);
