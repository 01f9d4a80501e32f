import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { wholeBrowser } from '../system-browser.ts';

/** The Chromium of the system, otherwise Playwright's own. */
export const chromiumPath: string = wholeBrowser ?? chromium.executablePath();

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
  readonly params?: unknown;
}

export type Chromium = Awaited<ReturnType<typeof openChromium>>;

/** Opens Chromium through its raw protocol, which attaches no session to a page unless one is requested. */
export const openChromium = async () => {
  const profile = mkdtempSync(join(tmpdir(), 'dioptra-bench-'));
  const browser = spawn(
    chromiumPath,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const address = await new Promise<string>((resolve) => {
    let said = '';
    browser.stderr.on('data', (part: Buffer) => {
      said += part.toString();
      const found = /ws:\/\/\S+/.exec(said);
      if (found) resolve(found[0]);
    });
  });
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  let sent = 0;
  const answers = new Map<number, (result: unknown) => void>();
  const listeners = new Map<string, (params: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, method, result, params } = JSON.parse(String(data)) as Message;
    if (id !== undefined) answers.get(id)?.(result ?? {});
    if (method !== undefined) listeners.get(method)?.(params);
  });
  return {
    /** `session`: that of a page; without it, the command goes to the browser. */
    send: <Answer = unknown>(method: string, params: object = {}, session?: string): Promise<Answer> =>
      new Promise((resolve) => {
        sent += 1;
        answers.set(sent, resolve as (result: unknown) => void);
        socket.send(JSON.stringify({ id: sent, method, params, sessionId: session }));
      }),
    /** Keeps one listener for each kind of event: the last one registered. */
    on: <Params>(method: string, listener: (params: Params) => void): void => {
      listeners.set(method, listener as (params: unknown) => void);
    },
    close: async (): Promise<void> => {
      socket.close();
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};
