import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quantile, steadily } from './load/ask.ts';
import { openMarket } from './load/place.ts';
import { type VisitKind, visitKinds } from './load/visits.ts';

const usage = `npm run overload                              after npm run build
npm run overload -- --times 3 --seconds 60    the load as a multiple of the capacity, and its duration
npm run overload -- --rate 120                the capacity in requests per second, if known; it is not measured then`;

/**
 * Measures how much load one page server carries, then sends three times as much while buyers buy. Buyers must succeed,
 * refused requests must be refused at once with a time to retry, and ten seconds after the load every request must be
 * answered.
 */
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string' },
  },
});
const [times, seconds] = [Number(values.times), Number(values.seconds)];
if (!(times > 0) || !(seconds > 0) || !(Number(values.rate ?? 1) > 0)) {
  console.error(usage);
  process.exit(2);
}
const port = Number(process.env.OVERLOAD_PORT ?? 4610);
/** A load counts as carried if nine of ten requests are answered within this time. Units: ms. */
const patience = 1000;

const { ask, visits, buy, lost, contradictions, close } = await openMarket(port, 29);
await visits.signIn();

interface Heard {
  readonly kind: VisitKind;
  readonly status: number;
  readonly took: number;
  readonly saysWhen: boolean;
  readonly at: number;
}
/** Results of visits at a rate per second, when all have been answered. */
const visit = async (rate: number, ms: number): Promise<readonly Heard[]> => {
  const heard: Promise<Heard>[] = [];
  await steadily(rate, ms, () => {
    const [kind, question] = visits.next();
    const at = performance.now();
    heard.push(
      ask({ ...question, packed: true }).then(({ status, took, headers }) => ({
        kind,
        status,
        took,
        saysWhen: headers['retry-after'] !== undefined,
        at,
      })),
    );
  });
  return Promise.all(heard);
};
const timesOf = (heard: readonly Heard[], status: number): readonly number[] =>
  heard.filter((one) => one.status === status).map(({ took }) => took);
const isCarried = (heard: readonly Heard[]): boolean =>
  heard.every(({ status }) => status === 200) && quantile(timesOf(heard, 200), 0.9) < patience;

/** Raises the rate by a quarter until a request waits or is refused. */
const measure = async (): Promise<number> => {
  let carried = 0;
  for (let rate = 20; ; rate *= 1.25) {
    const heard = await visit(rate, 6000);
    const isGood = isCarried(heard);
    const [p50, p90] = [0.5, 0.9].map((part) => quantile(timesOf(heard, 200), part).toFixed(0));
    console.log(`  ${rate.toFixed(0)} requests per second: half within ${p50} ms, 90 % within ${p90} ms`);
    if (!isGood) return carried;
    carried = rate;
    await pause(1000);
  }
};
console.log('The capacity of one server');
const carried = values.rate === undefined ? await measure() : Number(values.rate);
if (carried === 0) throw new Error('This machine is too busy to measure anything');
await pause(5000);

const bought = { done: 0, failed: 0, slowest: 0 };
const purchase = async (): Promise<void> => {
  const began = performance.now();
  await buy().then(
    () => {
      bought.done += 1;
    },
    () => {
      bought.failed += 1;
    },
  );
  bought.slowest = Math.max(bought.slowest, performance.now() - began);
};
console.log(
  `${times} times ${carried.toFixed(0)} requests per second for ${seconds} s, and one purchase per second`,
);
const purchases: Promise<void>[] = [];
const [storm] = await Promise.all([
  visit(carried * times, seconds * 1000),
  steadily(1, seconds * 1000, () => void purchases.push(purchase())),
]);
const ended = performance.now();
const found: string[] = [];
const say = (what: string, heard: readonly Heard[]): void => {
  const [good, no] = [timesOf(heard, 200), timesOf(heard, 503)];
  const other = heard.length - good.length - no.length;
  console.log(
    `  ${what.padEnd(9)} ${String(heard.length).padStart(6)} requests, ${String(good.length).padStart(6)} answered (half within ${quantile(good, 0.5).toFixed(0)} ms, 99 % within ${quantile(good, 0.99).toFixed(0)}), ${String(no.length).padStart(6)} refused with a time to retry (half within ${quantile(no, 0.5).toFixed(0)} ms, 99 % within ${quantile(no, 0.99).toFixed(0)}), ${other} otherwise`,
  );
  if (other > 0) found.push(`${other} responses to ${what} were neither`);
  if (heard.some(({ status, saysWhen }) => status === 503 && !saysWhen))
    found.push(`${what}: a refusal without a time to retry`);
};
say('all', storm);
for (const kind of visitKinds)
  say(
    kind,
    storm.filter((one) => one.kind === kind),
  );

/** The first second from which on every request was answered in time. Units: s. */
const after = await visit(carried / 2, 15_000);
const badSeconds = after
  .filter(({ status, took }) => status !== 200 || took > patience)
  .map(({ at }) => (at - ended) / 1000);
const recovered = Math.max(0, ...badSeconds);
await Promise.all(purchases);
console.log(
  `  ${bought.done} purchases, ${bought.failed} failed, ${lost()} requests repeated; the slowest took ${(bought.slowest / 1000).toFixed(1)} s`,
);
console.log(`  all responses within a second again ${recovered.toFixed(1)} s after the load`);
if (bought.failed > 0) found.push(`${bought.failed} purchases failed`);
if (recovered > 10) found.push('the server did not recover within ten seconds');
// The last mails are written within five seconds.
await pause(6000);
found.push(...(await contradictions()));
await close();
for (const text of found) console.log(`  ${text}`);
process.exit(found.length === 0 ? 0 : 1);
