import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** Returns the tests of rules with a property that sets its own number of cases. */
export const fixedTests = (): readonly string[] =>
  globSync('test/domain/**/*.ts').filter((file) => readFileSync(file, 'utf8').includes('numRuns'));

/** The arguments of a command that runs property tests; file names are passed on to vitest. */
export const readArguments = (runs: string) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: runs },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 0x7fffffff)) },
      path: { type: 'string' },
      limit: { type: 'string' },
      testNamePattern: { type: 'string', short: 't' },
      maxWorkers: { type: 'string', default: '1' },
    },
  });
  if (![values.runs, values.seed, values.limit ?? '0'].every((number) => /^-?\d+$/.test(number))) {
    console.error('--runs, --seed and --limit should be whole numbers');
    process.exit(1);
  }
  return { ...values, files: positionals };
};

interface Property {
  readonly title: string;
  readonly cases: number;
  readonly ms: number;
}
const perCase = ({ ms, cases }: Property) => (ms * 1000) / cases;
const readLog = (log: string): readonly Property[] =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

/**
 * Runs tests that read `PREFIX_RUNS`, `_SEED`, `_PATH`, `_LIMIT` and `_LOG`, and prints how many cases they ran.
 * Returns the exit code. `vitest`: which tests these are.
 */
export const runProperties = (
  prefix: string,
  vitest: readonly string[],
  { runs, seed, path, limit, testNamePattern, maxWorkers, files }: ReturnType<typeof readArguments>,
): number => {
  const log = `test-results/${prefix.toLowerCase()}.jsonl`;
  mkdirSync('test-results', { recursive: true });
  rmSync(log, { force: true });
  console.log(`${runs} cases per property, seed ${seed}`);
  const started = Date.now();
  const asked = {
    RUNS: runs,
    SEED: seed,
    LOG: log,
    ...(path && { PATH: path }),
    ...(limit && { LIMIT: String(Number(limit) * 1000) }),
  };
  const { status } = spawnSync(
    'vitest',
    [
      'run',
      ...vitest,
      '--reporter=default',
      '--testTimeout=0',
      `--maxWorkers=${maxWorkers}`,
      ...(testNamePattern ? [`--testNamePattern=${testNamePattern}`] : []),
      ...files,
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...Object.fromEntries(Object.entries(asked).map(([name, value]) => [`${prefix}_${name}`, value])),
      },
    },
  );
  const properties = readLog(log);
  const cases = properties.reduce((sum, property) => sum + property.cases, 0);
  const whole = properties.filter((property) => property.cases >= Number(runs));
  console.log(
    `${properties.length} properties, ${cases} cases, seed ${seed}, ${Math.round((Date.now() - started) / 1000)} s; ` +
      `${whole.length} properties with all ${runs}`,
  );
  console.log('Slowest, in microseconds per case:');
  for (const property of [...properties].sort((a, b) => perCase(b) - perCase(a)).slice(0, 10))
    console.log(`${Math.round(perCase(property))}\t${property.cases}\t${property.title}`);
  return status ?? 1;
};
