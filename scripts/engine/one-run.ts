import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess, runs } from './processes.ts';
import { CannotRun } from './refusal.ts';

/** How the engine's programs are started. */
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

/** Nobody else took it in between. */
const take = (file: string): boolean => {
  try {
    closeSync(openSync(file, 'wx', 0o600));
    return true;
  } catch {
    return false;
  }
};

export interface OneRun {
  /** Which process would have to be ended, should this run be killed. */
  readonly noteEngine: (engine: number | undefined) => void;
  readonly end: () => void;
}

/**
 * One run at a time in a folder. What a run that was killed has left running is ended first. `words`: how a run is
 * started.
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
