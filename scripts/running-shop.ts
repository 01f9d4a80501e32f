import { type ChildProcess, spawn } from 'node:child_process';
import { patience } from './pace.ts';

export interface RunningShop {
  readonly origin: string;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the built server on a port of its own over a database in memory, and waits until it answers. `folder`: that of
 * another build.
 */
export const runShop = async (
  port: number,
  settings: Record<string, string> = {},
  folder = '.',
): Promise<RunningShop> => {
  const child = spawn('node', ['dist/server/main.js'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      NODE_ENV: 'production',
      DIOPTRA_DEMONSTRATION: 'on',
      PORT: String(port),
      DIOPTRA_BRAND_PORTS: 'off',
      DIOPTRA_DATA: 'memory',
      DIOPTRA_TEST_CONTROLS: 'on',
      ...settings,
    },
  });
  const origin = `http://localhost:${port}`;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // It ends with the script that started it, also when the script fails.
  process.once('exit', () => child.kill());
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + patience(120_000);
  while (Date.now() < deadline && child.exitCode === null) {
    const answers = await fetch(`${origin}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return { origin, process: child, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { exitCode } = child;
  await stop();
  throw new Error(
    exitCode === null ? 'The built server does not respond' : `The built server exited with code ${exitCode}`,
  );
};

/** The first link of a kind in a page: to a category or a product. */
export const firstLink = async (origin: string, page: string, pattern: RegExp): Promise<string> => {
  const html = await (await fetch(origin + page)).text();
  const link = [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, href = '']) => href)
    .find((href) => pattern.test(href));
  if (!link) throw new Error(`${page} has no link that matches ${pattern}`);
  return link.replaceAll('&amp;', '&');
};
