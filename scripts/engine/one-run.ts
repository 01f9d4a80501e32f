import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess, runs } from './processes.ts';
import { CannotRun } from './refusal.ts';

/** Part of the command with which the engine's programs are started. */
const engineWords = 'vendure/dist/';

interface Running {
  readonly script: number;
  readonly engine?: number;
}

const read = (file: string): Partial<Running> => {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
};

/** Fails if another process took it in between. */
const take = (file: string): boolean => {
  try {
    closeSync(openSync(file, 'wx', 0o600));
    return true;
  } catch {
    return false;
  }
};

export interface OneRun {
  /** Records the process that must be ended if this run is killed. */
  readonly noteEngine: (engine: number | undefined) => void;
  readonly end: () => void;
}

/**
 * Allows one run at a time in a folder. First ends what a killed run has left running. `words`: part of the command
 * that starts a run.
 */
export const beTheOnlyRun = async (folder: string, words: string): Promise<OneRun> => {
  const file = join(folder, 'running.json');
  if (!take(file)) {
    const { script, engine } = read(file);
    if (script !== undefined && runs(script, words))
      throw new CannotRun(
        `The engine of this folder is already running (process ${script}). Stop it there with Ctrl+C.`,
      );
    if (engine !== undefined) await endProcess(engine, engineWords, 'SIGTERM', 10_000);
    rmSync(file, { force: true });
    if (!take(file)) throw new CannotRun('Another process is starting the engine of this folder.');
  }
  const write = (running: Running): void => writeFileSync(file, JSON.stringify(running));
  write({ script: process.pid });
  return {
    noteEngine: (engine) => write({ script: process.pid, ...(engine !== undefined && { engine }) }),
    end: () => rmSync(file, { force: true }),
  };
};
