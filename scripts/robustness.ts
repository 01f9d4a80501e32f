import { parseArgs } from 'node:util';
import { type Findings, runTrials } from './recovery/trials.ts';
import { fullDisk, fullDiskOfEmbedded, fullLog } from './robustness/full-disk.ts';
import { forget } from './robustness/market.ts';
import { setClock } from './robustness/set-clock.ts';
import { slowDatabase } from './robustness/slow-database.ts';

const usage = `npm run robustness                            all trials, after npm run build; as root, for it mounts a small disk
npm run robustness -- --trial slow            every answer of the database comes five seconds late
npm run robustness -- --trial full            the disk of PostgreSQL is full while people buy
npm run robustness -- --trial log             the disk of PostgreSQL's write-ahead log is full while people buy
npm run robustness -- --trial embedded        the disk of the embedded database is full while people buy
npm run robustness -- --trial clock           the clock is set an hour on and two hours back; needs faketime
npm run robustness -- --seconds 30            for how long it is bad`;

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
  slow: { title: 'The database answers five seconds late', run: during(slowDatabase) },
  full: { title: 'The disk of PostgreSQL is full', run: during(fullDisk) },
  log: { title: 'The disk of PostgreSQL’s write-ahead log is full', run: during(fullLog) },
  embedded: { title: 'The disk of the embedded database is full', run: during(fullDiskOfEmbedded) },
  clock: { title: 'The clock is set', run: during(setClock) },
};
if (!(values.trial === undefined || Object.hasOwn(trials, values.trial)) || !(badSeconds > 0)) {
  console.error(usage);
  process.exit(2);
}
await runTrials(trials, values.trial);
