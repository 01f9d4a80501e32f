import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { faultTable, type Tried } from './faults/fault-table.ts';

/**
 * Runs through the shop once for every operation of the Shop API, every kind of fault and every place where it can
 * occur: `npm run faults -- --of addToCart,getCart --kind unheard --place repeat`. `--part 2/5`: every fifth run,
 * beginning with the second, to split the work. Fails when one does not hold.
 */
const { values } = parseArgs({
  options: {
    of: { type: 'string' },
    kind: { type: 'string' },
    place: { type: 'string' },
    part: { type: 'string' },
  },
});
const log = `test-results/faults-${process.pid}.jsonl`;
mkdirSync('test-results', { recursive: true });
rmSync(log, { force: true });
const asked = Object.entries({ log, ...values }).map(([name, value]) => [
  `FAULTS_${name.toUpperCase()}`,
  value,
]);
const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--project=unit',
    '--reporter=dot',
    '--testTimeout=0',
    '--maxWorkers=1',
    'test/config/faults/every-fault.test.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, ...Object.fromEntries(asked) } },
);
const tried: readonly Tried[] = existsSync(log)
  ? readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
console.log(faultTable(tried));
if (tried.length === 0) console.error('No case was run');
process.exit(tried.length === 0 ? 1 : (status ?? 1));
