import { fixedTests, readArguments, runProperties } from './property-runs.ts';

/**
 * Runs every property test of the rules with many cases: `npm run fuzz -- --runs 100000 --seed 7`. A failure prints the
 * seed and the path that repeat it: `--seed 7 --path 31:0:2 -t "the title"`. `--limit` is seconds for each property.
 */
const asked = readArguments('1000');

const fixed = fixedTests();
for (const file of fixed) console.error(`${file} sets its own number of cases and would ignore --runs`);
if (fixed.length > 0) process.exit(1);

process.exit(runProperties('FUZZ', ['--config=vitest.domain.config.ts'], asked));
