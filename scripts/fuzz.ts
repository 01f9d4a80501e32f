import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * Runs every property of the rules with many cases: `npm run fuzz -- --runs 100000 --seed 7`. What fails prints the
 * seed and the path that repeat it: `--seed 7 --path 31:0:2 -t "the title"`. `--limit` is seconds for each property.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 0x7fffffff)) },
    path: { type: 'string' },
    limit: { type: 'string' },
    testNamePattern: { type: 'string', short: 't' },
    maxWorkers: { type: 'string', default: '1' },
  },
});
const { runs, seed, path, limit, testNamePattern, maxWorkers } = values;
if (![runs, seed, limit ?? '0'].every((number) => /^-?\d+$/.test(number))) {
  console.error('--runs, --seed and --limit are whole numbers');
  process.exit(1);
}

const deaf = globSync('test/domain/**/*.ts').filter((file) => readFileSync(file, 'utf8').includes('numRuns'));
for (const file of deaf) console.error(`${file} says itself how many cases it runs, and would not obey`);
if (deaf.length > 0) process.exit(1);

const log = 'test-results/fuzz.jsonl';
mkdirSync('test-results', { recursive: true });
rmSync(log, { force: true });
console.log(`${runs} cases for each property, seed ${seed}`);
const started = Date.now();
const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--config=vitest.domain.config.ts',
    '--reporter=default',
    '--testTimeout=0',
    `--maxWorkers=${maxWorkers}`,
    ...(testNamePattern ? [`--testNamePattern=${testNamePattern}`] : []),
    ...positionals,
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_RUNS: runs,
      FUZZ_SEED: seed,
      FUZZ_LOG: log,
      ...(path && { FUZZ_PATH: path }),
      ...(limit && { FUZZ_LIMIT: String(Number(limit) * 1000) }),
    },
  },
);

interface Property {
  readonly title: string;
  readonly cases: number;
  readonly ms: number;
}
const properties: readonly Property[] = existsSync(log)
  ? readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
const perCase = ({ ms, cases }: Property) => (ms * 1000) / cases;
const cases = properties.reduce((sum, property) => sum + property.cases, 0);
const whole = properties.filter((property) => property.cases >= Number(runs));
console.log(
  `${properties.length} properties, ${cases} cases, seed ${seed}, ${Math.round((Date.now() - started) / 1000)} s; ` +
    `${whole.length} properties with all ${runs}`,
);
console.log('Slowest, in microseconds a case:');
for (const property of [...properties].sort((a, b) => perCase(b) - perCase(a)).slice(0, 10))
  console.log(`${Math.round(perCase(property))}\t${property.title}`);
process.exit(status ?? 1);
