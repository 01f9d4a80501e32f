import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Records how many cases a property ran since then, for the command that runs it. */
export const logRun = (file: string, cases: number, since: number): void => {
  const { currentTestName: title } = expect.getState();
  const ms = Math.round(performance.now() - since);
  appendFileSync(file, `${JSON.stringify({ title, cases, ms })}\n`);
};
