import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inTurns } from './crash-test/crowd.ts';
import { quantile, steadily } from './load/ask.ts';
import { openMarket } from './load/place.ts';
import { type VisitKind, visitKinds } from './load/visits.ts';
import { growthPerHour, type Held, lateness, weigh } from './load/watch-server.ts';

const usage = `npm run soak                                  runs for two hours, after npm run build
npm run soak -- --minutes 30 --rate 20        the duration, and requests per second
npm run soak -- --every 5 --window 300        seconds between purchases, and between measurements
npm run soak -- --warm-up 10                  minutes at twice the rate before the first measurement
npm run soak -- --out .data/soak.json         the file to which the figures are written after each measurement`;

/**
 * Sends requests to one page server on its own PostgreSQL for hours at a steady rate, from visitors, customers and
 * buyers. After each window its memory is measured after garbage collection: after the warm-up and the first sixth it
 * may not grow by more than 1 MB an hour. Nothing may fail.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    rate: { type: 'string', default: '20' },
    every: { type: 'string', default: '5' },
    window: { type: 'string', default: '300' },
    'warm-up': { type: 'string', default: '10' },
    out: { type: 'string', default: '.data/soak.json' },
  },
});
const [minutes, rate, every, windowSeconds, warmUp] = [
  values.minutes,
  values.rate,
  values.every,
  values.window,
  values['warm-up'],
].map(Number) as [number, number, number, number, number];
if (![minutes, rate, every, windowSeconds].every((value) => value > 0) || !(warmUp >= 0)) {
  console.error(usage);
  process.exit(2);
}
const port = Number(process.env.SOAK_PORT ?? 4600);
const [inspector, metricsPort] = [port + 1, port + 2];
const mostGrowth = 1;
/** More than a server keeps in memory. */
const addresses = 6000;

const { shop, ask, visits, buy, lost, contradictions, close } = await openMarket(port, 23, {
  settings: {
    DIOPTRA_METRICS_PORT: String(metricsPort),
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspector} --inspect-publish-uid=http`,
  },
});
const pid = shop.process.pid ?? 0;

interface Window {
  readonly seconds: number;
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
  readonly p99Of: Readonly<Record<VisitKind, number>>;
  readonly purchases: number;
  readonly purchaseP50: number;
  readonly purchaseMax: number;
  readonly errors: number;
  /** Refused with a request to retry, because of too much load. */
  readonly refused: number;
  readonly late: { readonly p99: number; readonly max: number };
  readonly held: Held;
}
const windows: Window[] = [];
const wrong: string[] = [];
let took: (readonly [VisitKind, number])[] = [];
let purchases: number[] = [];
let errors = 0;
let refused = 0;
let sold = 0;

const note = (text: string): void => {
  errors += 1;
  if (wrong.length < 100) wrong.push(`${new Date().toISOString()} ${text}`);
};
const visit = (): void => {
  const [kind, question] = visits.next();
  void ask({ ...question, packed: true }).then((answer) => {
    took.push([kind, answer.took]);
    if (answer.status === 503 && answer.headers['retry-after'] !== undefined) refused += 1;
    else if (answer.status !== 200) note(`${answer.status} of ${question.host}${question.path}`);
  });
};
const purchase = (): void => {
  const began = performance.now();
  void buy().then(
    () => {
      sold += 1;
      purchases.push(performance.now() - began);
    },
    (error: unknown) => note(`a purchase: ${error instanceof Error ? error.message : String(error)}`),
  );
};

/** The windows after the first sixth, during which all caches fill. */
const settled = (): readonly Window[] => windows.filter(({ seconds }) => seconds > minutes * 10);
const growthOf = (part: keyof Held): number =>
  growthPerHour(settled().map(({ seconds, held }) => [seconds, held[part]]));

const round = (value: number): string => value.toFixed(1);
const write = (): void => {
  const growth = { heap: growthOf('heap'), external: growthOf('external'), resident: growthOf('resident') };
  const figures = {
    minutes,
    rate,
    every,
    pages: visits.pages.length,
    sold,
    lost: lost(),
    growth,
    windows,
    wrong,
  };
  mkdirSync(dirname(resolve(values.out)), { recursive: true });
  writeFileSync(values.out, `${JSON.stringify(figures, undefined, 2)}\n`);
};

console.log(`${visits.pages.length} pages, each requested once before the measurement`);
let nth = 0;
// Addresses of cached pages are remembered up to a maximum number, which a shop reaches within a day.
await inTurns(addresses, 4, async () => {
  nth += 1;
  const page = visits.pages[nth % 20];
  if (page) await ask({ ...page, path: `${page.path}?nth=${nth}`, packed: true });
});
await visits.signIn();
/** Visits, purchases, and a sign-in each minute, which makes a customer's sign-ins of weeks within an hour. */
const trade = async (times: number, length: number): Promise<void> => {
  await Promise.all([
    steadily(rate * times, length, visit),
    steadily(times / every, length, purchase),
    steadily(1 / 60, length, () => void visits.signIn().catch((error: unknown) => note(String(error)))),
  ]);
};
console.log(`${warmUp} minutes at twice the rate, not measured`);
await trade(2, warmUp * 60_000);
took = [];
purchases = [];
await lateness(metricsPort);

console.log(
  'min  requests  p50 ms  p99 ms  purchases  p50 ms  slowest  errors  refused  late p99 ms  most  heap MB  external  resident',
);
const began = performance.now();
while (performance.now() - began < minutes * 60_000) {
  const [noted, refusedBefore, soldBefore] = [errors, refused, sold];
  await trade(1, windowSeconds * 1000);
  const all = took.map(([, ms]) => ms);
  const of = (kind: VisitKind): number =>
    quantile(
      took.filter(([one]) => one === kind).map(([, ms]) => ms),
      0.99,
    );
  const window: Window = {
    seconds: Math.round((performance.now() - began) / 1000),
    requests: all.length,
    p50: quantile(all, 0.5),
    p99: quantile(all, 0.99),
    p99Of: Object.fromEntries(visitKinds.map((kind) => [kind, of(kind)])) as Window['p99Of'],
    purchases: sold - soldBefore,
    purchaseP50: quantile(purchases, 0.5),
    purchaseMax: quantile(purchases, 1),
    errors: errors - noted,
    refused: refused - refusedBefore,
    late: await lateness(metricsPort),
    held: await weigh(inspector, pid),
  };
  windows.push(window);
  took = [];
  purchases = [];
  write();
  console.log(
    [
      String(Math.round(window.seconds / 60)).padStart(3),
      String(window.requests).padStart(9),
      round(window.p50).padStart(7),
      round(window.p99).padStart(7),
      String(window.purchases).padStart(10),
      round(window.purchaseP50).padStart(7),
      round(window.purchaseMax).padStart(8),
      String(window.errors).padStart(7),
      String(window.refused).padStart(8),
      round(window.late.p99).padStart(12),
      round(window.late.max).padStart(5),
      round(window.held.heap).padStart(8),
      round(window.held.external).padStart(9),
      round(window.held.resident).padStart(9),
    ].join(' '),
  );
}
// The last mails are written within five seconds.
await pause(6000);
wrong.push(...(await contradictions()));
write();
await close();
const growth = growthOf('heap');
for (const text of wrong) console.log(text);
console.log(
  `${sold} purchases, ${lost()} responses lost; ${errors} errors; the heap grows by ${growth.toFixed(2)} MB per hour, the whole memory by ${growthOf('resident').toFixed(1)}`,
);
process.exit(errors === 0 && wrong.length === 0 && growth < mostGrowth ? 0 : 1);
