import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pressAt, pressKeys } from './actions.ts';
import { type Bidi, connect } from './bidi.ts';
import type { Engine, Plain, Size, Tab } from './tab.ts';

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const found = () => places.find((path) => existsSync(path));

/** Scrollbars take no space, as on a phone; no requests go to external servers. */
const preferences = {
  'ui.useOverlayScrollbars': 1,
  'remote.active-protocols': 1,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** Firefox logs this for modules that are still loading when a page is left. A page that stays tells of what it lacks. */
const ofPageLeft = /error loading dynamically imported module/;

const isEntry = (
  params: unknown,
): params is { level: string; text: string | null; source: { context?: string } } =>
  typeof params === 'object' && params !== null && 'level' in params && 'source' in params;

const openTab = async ({ bidi, complaints }: Process, size: Size): Promise<Tab> => {
  const { userContext } = await bidi.call<{ userContext: string }>('browser.createUserContext');
  const { context } = await bidi.call<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  const heard: string[] = [];
  complaints.set(context, heard);
  await bidi.call('browsingContext.setViewport', { context, viewport: size });
  const perform = (actions: readonly object[]) => bidi.call('input.performActions', { context, actions });
  return {
    go: async (url) => {
      // A page that leads on before it is complete ends the navigation; the journey looks where it arrives.
      await bidi
        .call('browsingContext.navigate', { context, url, wait: 'complete' })
        .catch((error: unknown) => {
          if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        });
    },
    ask: async <Given extends readonly Plain[], A extends Plain>(
      question: (...given: Given) => A,
      ...given: Given
    ) => {
      const answer = await bidi.call<{ result?: { value?: string }; exceptionDetails?: { text: string } }>(
        'script.callFunction',
        {
          functionDeclaration: `(given) => JSON.stringify([(${question})(...JSON.parse(given))])`,
          arguments: [{ type: 'string', value: JSON.stringify(given) }],
          target: { context },
          awaitPromise: false,
        },
      );
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result?.value ?? '[]')[0];
    },
    press: async (x, y) => {
      await perform(pressAt(x, y));
    },
    type: async (text) => {
      await perform(pressKeys(text));
    },
    picture: async () => {
      const { data } = await bidi.call<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    complaints: heard,
    close: async () => {
      await bidi.call('browser.removeUserContext', { userContext });
    },
  };
};

interface Process {
  readonly bidi: Bidi;
  readonly version: string;
  readonly complaints: Map<string, string[]>;
  readonly end: () => Promise<void>;
}

const launch = async (more: Readonly<Record<string, boolean>> = {}): Promise<Process> => {
  const profile = mkdtempSync(join(tmpdir(), 'dioptra-firefox-'));
  const lines = Object.entries({ ...preferences, ...more }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const child = spawn(
    found() ?? '',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (piece) => {
      said += piece;
      const [, url] = /listening on (ws:\S+)/.exec(said) ?? [];
      if (url) resolve(url);
    });
    void ended.then(() => reject(new Error(`Firefox did not start: ${said}`)));
  });
  const complaints = new Map<string, string[]>();
  const bidi = await connect(`${address}/session`, (method, params) => {
    if (method !== 'log.entryAdded' || !isEntry(params)) return;
    const text = params.text ?? '';
    if ((params.level === 'error' || params.level === 'warn') && !ofPageLeft.test(text))
      complaints.get(params.source.context ?? '')?.push(text);
  });
  const { capabilities } = await bidi.call<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await bidi.call('session.subscribe', { events: ['log.entryAdded'] });
  return {
    bidi,
    version: capabilities.browserVersion,
    complaints,
    end: async () => {
      await bidi.call('browser.close');
      await ended;
      bidi.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};

/** The installed Firefox, driven by WebDriver BiDi, which it supports itself. */
export const firefox: Engine = {
  name: 'Firefox',
  absent: () => (found() ? undefined : 'not installed: `apt-get install firefox-esr`'),
  start: async () => {
    const usual = await launch();
    // Scripts can only be turned off for a whole process.
    let plain: Process | undefined;
    return {
      name: 'Firefox',
      version: usual.version,
      open: async (size, scripts) => {
        if (scripts === 'run') return openTab(usual, size);
        plain ??= await launch({ 'javascript.enabled': false });
        return openTab(plain, size);
      },
      end: async () => {
        await plain?.end();
        await usual.end();
      },
    };
  },
};
