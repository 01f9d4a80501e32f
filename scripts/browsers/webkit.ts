import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pressAt, pressKeys } from './actions.ts';
import type { Engine, Plain, Scripts, Size, Tab } from './tab.ts';
import { type Call, ready, webDriver } from './webdriver.ts';

const driver = '/usr/bin/WebKitWebDriver';
const windows = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];
const display = '/usr/bin/Xvfb';
const found = () => windows.find((path) => existsSync(path));

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Starts a virtual display. */
const startDisplay = async (): Promise<{ readonly name: string; readonly process: ChildProcess }> => {
  const child = spawn(display, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (piece) => resolve(String(piece).trim()));
    child.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { name: `:${number}`, process: child };
};

/** Lets the bar of the window be narrower than its buttons. Otherwise no window can be as narrow as a phone. */
const narrowBar = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; }';
/** Places letters where their font defines them, as on every other system, and not on whole pixels. */
const unhinted = '[Settings]\ngtk-xft-antialias=1\ngtk-xft-hinting=0\n';

const openTab = async ({ call: session, end: close }: Session, size: Size): Promise<Tab> => {
  const ask = async <Given extends readonly Plain[], A extends Plain>(
    question: (...given: Given) => A,
    ...given: Given
  ): Promise<A> => {
    const answer = await session<string>('POST', '/execute/sync', {
      script: `return JSON.stringify([(${question})(...JSON.parse(arguments[0]))])`,
      args: [JSON.stringify(given)],
    });
    return JSON.parse(answer)[0];
  };
  await session('POST', '/window/rect', { ...size });
  // The window's own bar is above the page.
  const missing = size.height - (await ask(() => innerHeight));
  await session('POST', '/window/rect', { ...size, height: size.height + missing });
  return {
    go: async (url) => {
      await session('POST', '/url', { url });
    },
    ask,
    press: async (x, y) => {
      await session('POST', '/actions', { actions: pressAt(x, y) });
    },
    type: async (text) => {
      await session('POST', '/actions', { actions: pressKeys(text) });
    },
    picture: async () => Buffer.from(await session<string>('GET', '/screenshot'), 'base64'),
    complaints: [],
    close,
  };
};

interface Session {
  readonly call: Call;
  readonly version: string;
  readonly end: () => Promise<void>;
}

/** Opens a window with its own driver: a driver that has ended a session does not always start another. */
const begin = async (env: NodeJS.ProcessEnv, scripts: Scripts): Promise<Session> => {
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const whole = webDriver(`http://127.0.0.1:${port}`);
  await ready(whole);
  const args = ['--automation', `--enable-javascript=${scripts === 'run'}`];
  const { sessionId, capabilities } = await whole<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: found(), args } } },
  });
  const call: Call = (method, path, body) => whole(method, `/session/${sessionId}${path}`, body);
  return {
    call,
    version: capabilities.browserVersion,
    end: async () => {
      await call('DELETE', '');
      child.kill();
      await ended;
    },
  };
};

/** WebKitGTK as packaged by Debian, driven by its own driver, which speaks WebDriver and does not report console messages. */
export const webkit: Engine = {
  name: 'WebKit',
  absent: () =>
    existsSync(driver) && existsSync(display) && found()
      ? undefined
      : 'not installed: `apt-get install webkit2gtk-driver xvfb`',
  start: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dioptra-webkit-'));
    mkdirSync(join(folder, 'gtk-3.0'));
    writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), narrowBar);
    writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), unhinted);
    const screen = await startDisplay();
    const env = { ...process.env, DISPLAY: screen.name, XDG_CONFIG_HOME: folder, LIBGL_ALWAYS_SOFTWARE: '1' };
    const first = await begin(env, 'run');
    await first.end();
    return {
      name: 'WebKit',
      version: `${first.version} (GTK)`,
      open: async (size, scripts) => openTab(await begin(env, scripts), size),
      end: async () => {
        screen.process.kill();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};
