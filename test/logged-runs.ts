import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Keeps how many cases a property went through since then, for the command that asked for them. */
export const logRun = (file: string, cases: number, since: number): void => {
  const { currentTestName: title } = expect.getState();
  const ms = Math.round(performance.now() - since);
  appendFileSync(file, `${JSON.stringify({ title, cases, ms })}\n`);
};
