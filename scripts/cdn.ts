import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { firstLink, type RunningShop, runShop } from './running-shop.ts';
import { hasVarnish, startVarnish } from './varnish.ts';

const usage = `npm run cdn                                after npm run build; requires varnishd
npm run cdn -- --seconds 60 --rate 200     how long both page servers are stopped, and requests per second`;

/**
 * Runs two page servers behind Varnish with `deploy/varnish.vcl`, and visitors who request public pages of five shops
 * at a steady rate. After a while both servers are killed and restarted later. No visitor may see an error.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, rate: { type: 'string', default: '200' } },
});
const [seconds, rate] = [Number(values.seconds), Number(values.rate)];
if (!(seconds > 0) || !(rate > 0) || !hasVarnish()) {
  console.error(usage);
  process.exit(2);
}
const first = Number(process.env.CDN_PORT ?? 4580);
const [visitors, changes, one, two] = [first, first + 1, first + 2, first + 3];
/** Units: s. */
const before = 10;
const after = 8;
const brands = ['okulino', 'linsenwerk', 'viszola', 'opalys', 'augental'];

const settings = { DIOPTRA_CDN: 'varnish', DIOPTRA_VARNISH_URL: `http://127.0.0.1:${changes}` };
const start = (): Promise<RunningShop[]> => Promise.all([one, two].map((port) => runShop(port, settings)));
let servers = await start();
const varnish = await startVarnish({ visitors, changes, behind: [one, two] });

interface Figures {
  asked: number;
  errors: number;
  readonly ms: number[];
}
const figuresOf = (): Figures => ({ asked: 0, errors: 0, ms: [] });
const phases = { before: figuresOf(), away: figuresOf(), after: figuresOf() };
let phase: keyof typeof phases = 'before';
let slowest = 0;

const ask = (host: string, path: string): void => {
  const own = phases[phase];
  own.asked += 1;
  const began = performance.now();
  const ended = (isError: boolean): void => {
    const ms = performance.now() - began;
    own.ms.push(ms);
    slowest = Math.max(slowest, ms);
    if (isError) own.errors += 1;
  };
  const sent = request(
    {
      host: '127.0.0.1',
      port: visitors,
      path,
      headers: { host, 'accept-encoding': 'br', cookie: `cart_id=${own.asked}` },
    },
    (answer) => {
      answer.resume();
      answer.on('end', () => ended(answer.statusCode !== 200));
      answer.on('error', () => ended(true));
    },
  );
  sent.on('error', () => ended(true));
  sent.end();
};

const product = await firstLink(`http://localhost:${one}`, '/', /^\/p\//);
const category = await firstLink(`http://localhost:${one}`, '/', /^\/c\//);
/** Sets the host header, because not every machine resolves these names. */
const isPublic = async (host: string, path: string): Promise<boolean> => {
  const sent = request({ host: '127.0.0.1', port: one, path, headers: { host } }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode === 200 && answer.headers['cache-control']?.startsWith('public') === true;
};
/** Pages that may be cached. A page with an experiment belongs to one variant and is requested from the servers each time. */
const pages: (readonly [host: string, path: string])[] = [];
for (const brand of brands)
  for (const path of ['/', '/en', '/fr', '/imprint', product, category, `/en${product}`]) {
    const host = `${brand}.localhost`;
    if (await isPublic(host, path)) pages.push([host, path]);
  }
console.log(`${pages.length} pages`);
/** Requests each page once before visitors are counted. */
for (const [host, path] of pages) {
  ask(host, path);
  await pause(100);
}
await pause(3000);
Object.assign(phases, { before: figuresOf() });

/** Sends requests at the given rate per second as far as the machine allows; delays of a timer tick are caught up. */
const visit = async (ms: number): Promise<void> => {
  const began = performance.now();
  for (let sent = 0; performance.now() - began < ms; await pause(10))
    for (const due = ((performance.now() - began) / 1000) * rate; sent < due; sent += 1) {
      const [host, path] = pages[sent % pages.length] ?? ['', ''];
      ask(host, path);
    }
};
await visit(before * 1000);
phase = 'away';
const away = performance.now();
for (const { process: server } of servers) server.kill('SIGKILL');
await visit(seconds * 1000);
const lasted = (performance.now() - away) / 1000;
const coming = start();
phase = 'after';
const visiting = visit(after * 1000);
servers = await coming;
await visiting;
await pause(2000);

const at = (ms: readonly number[], share: number): number =>
  [...ms].sort((a, b) => a - b)[Math.floor(ms.length * share)] ?? 0;
for (const [name, { asked, errors, ms }] of Object.entries(phases))
  console.log(
    `${name}: ${asked} requests, ${errors} errors; half within ${at(ms, 0.5).toFixed(1)} ms, 99 % within ${at(ms, 0.99).toFixed(0)} ms`,
  );
console.log(
  `no page server for ${lasted.toFixed(0)} s, ${(phases.away.asked / lasted).toFixed(0)} requests per second; slowest ${slowest.toFixed(0)} ms`,
);
await Promise.all(servers.map(({ stop }) => stop()));
await varnish.stop();
if (Object.values(phases).some(({ errors }) => errors > 0)) process.exit(1);
