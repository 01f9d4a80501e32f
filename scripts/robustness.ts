import { parseArgs } from 'node:util';
import { type Findings, runTrials } from './recovery/trials.ts';
import { fullDisk, fullDiskOfEmbedded, fullLog } from './robustness/full-disk.ts';
import { forget } from './robustness/market.ts';
import { setClock } from './robustness/set-clock.ts';
import { slowDatabase } from './robustness/slow-database.ts';

const usage = `npm run robustness                            runs all trials, after npm run build; requires root to mount a small disk
npm run robustness -- --trial slow            delays every response of the database by five seconds
npm run robustness -- --trial full            fills the disk of PostgreSQL while people buy
npm run robustness -- --trial log             fills the disk of PostgreSQL's write-ahead log while people buy
npm run robustness -- --trial embedded        fills the disk of the embedded database while people buy
npm run robustness -- --trial clock           sets the clock one hour forward, then two hours back; requires faketime
npm run robustness -- --seconds 30            the duration of the fault`;

/** Tests what happens to the shop when its database, its disk or its clock misbehaves while buyers buy. */
const { values } = parseArgs({
  options: { trial: { type: 'string' }, seconds: { type: 'string', default: '30' } },
});
const badSeconds = Number(values.seconds);

const during = (work: (badSeconds: number) => Promise<Findings>) => (): Promise<Findings> => {
  forget();
  return work(badSeconds);
};
const trials = {
  slow: { title: 'Database responses are delayed by five seconds', run: during(slowDatabase) },
  full: { title: 'The disk of PostgreSQL is full', run: during(fullDisk) },
  log: { title: 'The disk of PostgreSQL’s write-ahead log is full', run: during(fullLog) },
  embedded: { title: 'The disk of the embedded database is full', run: during(fullDiskOfEmbedded) },
  clock: { title: 'The clock is changed', run: during(setClock) },
};
if (!(values.trial === undefined || Object.hasOwn(trials, values.trial)) || !(badSeconds > 0)) {
  console.error(usage);
  process.exit(2);
}
await runTrials(trials, values.trial);
