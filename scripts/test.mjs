import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, environment, install, root, run, runBeside } from './ready.mjs';

/** Everything that has to hold, on a machine with nothing but Node and npm. Stops at the first stage that fails. */
const asRoot = process.getuid?.() === 0;
const started = Date.now();
let passed = 0;

const summary = (failed) =>
  console.log(`\n${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
const fail = (stage, failed = 1) => {
  console.error(`\nFailed at: ${stage}`);
  summary(failed);
  process.exit(1);
};

/** Names the stage, runs it, and goes no further when it fails. `work` answers with an exit code. */
const stage = (name, work) => {
  console.log(`\n── ${name}`);
  if (work() !== 0) fail(name);
  passed += 1;
};
const report = (file) => JSON.parse(readFileSync(join(root, 'test-results', file), 'utf8'));
/**
 * Stages that do not touch each other, side by side. All are run to their end: each failure is told. `count`: what says
 * how many tests of a stage passed and failed; a stage without is one.
 */
const besides = async (stages) => {
  const failed = [];
  let count = 0;
  console.log(`\n── ${stages.map(({ name }) => name).join(', ')} …`);
  await Promise.all(
    stages.map(async ({ name, command, args, counted }) => {
      const { code, said } = await runBeside(command, args);
      console.log(`\n── ${name}: ${code === 0 ? 'passed' : 'failed'}${said && `\n${said}`}`);
      const found = counted && existsSync(join(root, 'test-results', counted.file));
      const tests = found ? counted.read(report(counted.file)) : { passed: code === 0 ? 1 : 0, failed: 1 };
      passed += tests.passed;
      if (code === 0) return;
      failed.push(name);
      count += Math.max(1, tests.failed);
    }),
  );
  if (failed.length > 0) fail(failed.join(', '), count);
};
/** How long the list of the system's packages may take to come. Units: ms. */
const patience = 90_000;
const aptInstall = (name) =>
  asRoot &&
  run('apt-get', ['update', '-qq'], { timeout: patience }) === 0 &&
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  }) === 0;

const { lean, whole } = JSON.parse(readFileSync(join(root, 'scripts', 'browsers.json'), 'utf8'));
const isThere = (paths) => paths.some((path) => existsSync(path));
/** A whole browser has to be there; a lean one needs a third less of the processors: worth a try to have it. */
const findBrowser = () => {
  if (!isThere(whole) && !aptInstall('chromium'))
    return run('playwright', ['install', ...(asRoot ? ['--with-deps'] : []), 'chromium']);
  if (!isThere(lean)) aptInstall('chromium-headless-shell');
  return 0;
};

const hasPostgres = () => {
  const folder = '/usr/lib/postgresql';
  return (
    existsSync(folder) &&
    readdirSync(folder).some((version) => existsSync(join(folder, version, 'bin', 'initdb')))
  );
};
const findPostgres = () => {
  if (process.env.TEST_DATABASE_URL || hasPostgres() || aptInstall('postgresql')) return 0;
  console.warn(
    '\n!!! No PostgreSQL here and none could be installed: what needs a real server is SKIPPED !!!\n',
  );
  return 0;
};

try {
  install();
} catch (error) {
  console.error(error.message);
  fail('packages');
}
const measured = spawnSync('node', ['scripts/pace.ts'], { cwd: root, env: environment(), encoding: 'utf8' });
process.env.TEST_PACE = measured.stdout.trim();
console.log(
  `\nThis machine takes ${process.env.TEST_PACE} times what two quiet cores take: so much longer are limits.`,
);
stage('a browser', findBrowser);
stage('a PostgreSQL', findPostgres);
const vitest = (name, file, args) => ({
  name,
  command: 'vitest',
  args: ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=test-results/${file}`],
  counted: {
    file,
    read: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  },
});
await besides([
  { name: 'types', command: 'tsc', args: ['-p', '.'] },
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'boundaries', command: 'node', args: ['scripts/boundaries.ts'] },
  { name: 'dead code', command: 'knip', args: [] },
  { name: 'the API’s description', command: 'node', args: ['scripts/docs-api.ts', '--check'] },
  { name: 'the rules’ description', command: 'node', args: ['scripts/docs-rules.ts', '--check'] },
  vitest('the rules, and every branch of them', 'rules.json', [
    '--config=vitest.domain.config.ts',
    '--coverage',
  ]),
]);
stage('build', () => {
  try {
    build();
    return 0;
  } catch {
    return 1;
  }
});
/** Journeys that passed only the second time, wherever they stand in a report. */
const repeated = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(repeated),
];
let twice = [];
await besides([
  vitest('use cases, adapters, contract and screens', 'vitest.json', ['--project=unit', '--project=ui']),
]);
await besides([
  {
    name: 'journeys',
    command: 'playwright',
    args: ['test'],
    counted: {
      file: 'e2e.json',
      read: (journeys) => {
        twice = repeated(journeys);
        return { passed: journeys.stats.expected + journeys.stats.flaky, failed: journeys.stats.unexpected };
      },
    },
  },
]);
stage('every requirement has a test that passed', () => run('node', ['scripts/trace.ts', '--ran']));
stage('budget', () => run('node', ['scripts/budget.ts']));
if (twice.length > 0) console.warn(`\nPassed only the second time, to be mended:\n  ${twice.join('\n  ')}`);
summary(0);
