import { type ChildProcess, spawn } from 'node:child_process';

export interface StaffPages {
  /** Whether there are any pages. */
  readonly built: Promise<boolean>;
  readonly stop: () => void;
}

/** Builds the pages for staff if something in them changed, in parallel to other work. */
export const buildStaffPages = (): StaffPages => {
  const child: ChildProcess = spawn(process.execPath, ['scripts/engine-pages.mjs'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const built = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
  return {
    built,
    stop: () => {
      // Ends the whole group: Vite runs below the process.
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGTERM');
    },
  };
};

export const noStaffPages: StaffPages = { built: Promise.resolve(false), stop: () => undefined };
