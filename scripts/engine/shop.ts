import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { patience } from '../pace.ts';
import { settingsFileOf } from './folder.ts';

/** Starts the built shop on the engine of a folder; `more`: further settings. */
export const startShop = (folder: string, more: Readonly<Record<string, string>> = {}): ChildProcess => {
  const child = spawn('node', ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DIOPTRA_CONFIG: settingsFileOf(folder),
      DIOPTRA_TEST_CONTROLS: 'on',
      DIOPTRA_BRAND_PORTS: 'off',
      ...more,
    },
  });
  child.stdout?.resume();
  return child;
};

export const isOpen = async (url: string): Promise<void> => {
  for (const deadline = Date.now() + patience(120_000); Date.now() < deadline; ) {
    const { ok } = await fetch(url).catch(() => ({ ok: false }));
    if (ok) return;
    await pause(250);
  }
  throw new Error(`There is no server at ${url}`);
};
