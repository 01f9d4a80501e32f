import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { endChild } from './processes.ts';

/** Processes that a script started. They are ended before the script ends, the last one first. */
export interface Children {
  readonly start: (command: string, args: readonly string[], more?: SpawnOptions) => ChildProcess;
  readonly keep: (child: ChildProcess) => ChildProcess;
  readonly end: (child: ChildProcess) => Promise<void>;
  readonly endAll: () => Promise<void>;
}

/** How long a process may take to end the processes it has started itself. Units: ms. */
const patience = 40_000;

export const makeChildren = (): Children => {
  const running: ChildProcess[] = [];
  const keep = (child: ChildProcess): ChildProcess => {
    running.push(child);
    child.once('exit', () => running.splice(running.indexOf(child), 1));
    return child;
  };
  const end = (child: ChildProcess): Promise<void> => endChild(child, 'SIGTERM', patience);
  return {
    keep,
    start: (command, args, { env, ...more } = {}) =>
      keep(spawn(command, args, { ...more, env: { ...process.env, ...env } })),
    end,
    endAll: async () => {
      for (const child of running.toReversed()) await end(child);
    },
  };
};

/** The exit code; 1 if a signal ended the process. */
export const endOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** Ends all children before this process ends, by itself or by Ctrl+C. */
export const withChildren = async (work: (children: Children) => Promise<number>): Promise<never> => {
  const children = makeChildren();
  const end = async (code: number): Promise<never> => {
    await children.endAll();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(130));
  const code = await work(children).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
  return end(code);
};
