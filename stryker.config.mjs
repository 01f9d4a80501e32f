import { storeyOf } from './scripts/mutation/storeys.ts';

const { name, mutate, least } = storeyOf(process.env.MUTATED);

/** One storey of the house at a time; see `scripts/mutation.ts`. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate,
  ignorePatterns: [
    '**',
    '!/src/**',
    '!/test/**',
    '!/scripts/**',
    '!/docs/requirements.md',
    '!/engine/vendure/src/**',
    '!/deploy/**',
    '!/vitest.mutation.config.ts',
    '!/package.json',
  ],
  // A constant of a module is made once: to break it, every test would have to run anew.
  ignoreStatic: name !== 'domain',
  coverageAnalysis: 'perTest',
  // All tests of the screens once: some minutes of a core of its own, more of a shared one.
  dryRunTimeoutMinutes: 30,
  incremental: true,
  incrementalFile: `reports/mutation-incremental-${name}.json`,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: `reports/mutation-${name}.json` },
  thresholds: { high: 98, low: least, break: least },
  concurrency: 2,
  warnings: { slow: false },
};
