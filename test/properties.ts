import * as fc from 'fast-check';
import { beforeEach } from 'vitest';
import { logRun } from './logged-runs.ts';

/** The number and selection of cases for each property, from the arguments of `npm run fuzz`. */
const { FUZZ_RUNS, FUZZ_SEED, FUZZ_PATH, FUZZ_LIMIT, FUZZ_LOG } = process.env;

let since = 0;
/** Records what one property ran, then fails as fast-check does. */
const logged =
  (file: string) =>
  (details: fc.RunDetails<unknown>): void => {
    logRun(file, details.numRuns, since);
    since = performance.now();
    if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
  };

if (FUZZ_RUNS)
  fc.configureGlobal({
    numRuns: Number(FUZZ_RUNS),
    seed: Number(FUZZ_SEED),
    ...(FUZZ_PATH && { path: FUZZ_PATH }),
    ...(FUZZ_LIMIT && { interruptAfterTimeLimit: Number(FUZZ_LIMIT) }),
    ...(FUZZ_LOG && { reporter: logged(FUZZ_LOG) }),
  });
beforeEach(() => {
  since = performance.now();
});
