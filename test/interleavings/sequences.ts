import * as fc from 'fast-check';
import { logRun } from '../logged-runs.ts';

/** The number and selection of sequences, from the arguments of `npm run interleavings`. */
const {
  INTERLEAVINGS_RUNS: runs,
  INTERLEAVINGS_SEED: seed,
  INTERLEAVINGS_PATH: path,
  INTERLEAVINGS_LIMIT: limit,
  INTERLEAVINGS_LOG: log,
} = process.env;

/** Records what one property ran, then fails as fast-check does. */
const logged = <Ts>(file: string) => {
  const since = performance.now();
  return async (details: fc.RunDetails<Ts>): Promise<void> => {
    logRun(file, details.numRuns, since);
    if (!details.failed) return;
    throw new Error(await fc.asyncDefaultReportMessage(details), { cause: details.errorInstance });
  };
};

/** `few`: the number of cases in `npm test`. */
export const sequences = <Ts>(few = 300): fc.Parameters<Ts> => ({
  numRuns: Number(runs ?? few),
  ...(seed && { seed: Number(seed) }),
  ...(path && { path }),
  ...(limit && { interruptAfterTimeLimit: Number(limit) }),
  ...(log && { asyncReporter: logged<Ts>(log) }),
});
