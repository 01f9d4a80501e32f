import * as fc from 'fast-check';
import { logRun } from '../logged-runs.ts';

/** How many sequences, and which: what `npm run interleavings` was asked for. */
const {
  INTERLEAVINGS_RUNS: runs,
  INTERLEAVINGS_SEED: seed,
  INTERLEAVINGS_PATH: path,
  INTERLEAVINGS_LIMIT: limit,
  INTERLEAVINGS_LOG: log,
} = process.env;

/** Keeps what one property went through, then fails as fast-check does. */
const logged = <Ts>(file: string) => {
  const since = performance.now();
  return async (details: fc.RunDetails<Ts>): Promise<void> => {
    logRun(file, details.numRuns, since);
    if (!details.failed) return;
    throw new Error(await fc.asyncDefaultReportMessage(details), { cause: details.errorInstance });
  };
};

/** `few`: what `npm test` tries. */
export const sequences = <Ts>(few = 300): fc.Parameters<Ts> => ({
  numRuns: Number(runs ?? few),
  ...(seed && { seed: Number(seed) }),
  ...(path && { path }),
  ...(limit && { interruptAfterTimeLimit: Number(limit) }),
  ...(log && { asyncReporter: logged<Ts>(log) }),
});
