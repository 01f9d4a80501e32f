import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { fact } from './fact.ts';
import { livePackage } from './live-package.ts';
import { patience } from './pace.ts';
import { runShop } from './running-shop.ts';
import { wholeBrowser } from './system-browser.ts';

/**
 * An error in a browser is sent through the built shop's tunnel to a server of Sentry's own, Spotlight, which reads its
 * envelopes. No secrets are sent with it. Run `npm run build` before it.
 */

const port = 4246;
const shopPort = 4247;

/** An envelope as Spotlight reads it: its header, and its parts with their headers. */
type Envelope = readonly [
  Readonly<Record<string, unknown>>,
  readonly (readonly [{ readonly type: string }, unknown])[],
];
interface Spotlight {
  setupSpotlight(settings: {
    readonly port: number;
    readonly isStandalone: boolean;
  }): Promise<Server | undefined>;
}
// It does not run on a newer Hono than the one it was built with.
const folder = livePackage('@spotlightjs/spotlight', '4.11.8', 'hono@4.12.25');
const { setupSpotlight }: Spotlight = await import(pathToFileURL(join(folder, 'dist/server/main.js')).href);
const spotlight = await setupSpotlight({ port, isStandalone: false });

const envelopes: Envelope[] = [];
const listening = new AbortController();
const listen = async (): Promise<void> => {
  const { body } = await fetch(`http://localhost:${port}/stream`, { signal: listening.signal });
  let rest = '';
  for await (const piece of (body ?? new ReadableStream<never>()).pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: [')) envelopes.push(JSON.parse(line.slice(6)));
  }
};
listen().catch(() => undefined);

const shop = await runShop(shopPort, { DIOPTRA_ERRORS: `http://key@localhost:${port}/42` });
const browser = await chromium.launch({ ...(wholeBrowser && { executablePath: wholeBrowser }) });
interface Event {
  readonly exception?: {
    readonly values?: readonly { readonly type?: string; readonly stacktrace?: unknown }[];
  };
  readonly user?: unknown;
  readonly request?: { readonly cookies?: unknown };
}
const eventIn = ([, parts]: Envelope): Event | undefined =>
  parts.find(([{ type }]) => type === 'event')?.[1] as Event | undefined;

try {
  const page = await browser.newPage();
  await page.goto(`http://okulino.localhost:${shopPort}/p/20012?token=AbC123def456GhI789jk`);
  // The page is hydrated from the first sign of a visitor on.
  const island = page.waitForResponse((answer) =>
    /assets\/page-|assets\/entry-page-|assets\/kernel-/.test(answer.url()),
  );
  await page.mouse.wheel(0, 40);
  await island;
  await page.waitForTimeout(patience(1500));
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('For mara.keller@example.org at -2.25');
    });
  });
  const end = Date.now() + patience(30_000);
  while (!envelopes.some(eventIn) && Date.now() < end) await page.waitForTimeout(100);
  const envelope = envelopes.find(eventIn);
  const event = envelope && eventIn(envelope);
  const [first] = event?.exception?.values ?? [];
  fact('an error arrives and has its type', first?.type === 'TypeError');
  fact('it has a stack trace', first?.stacktrace !== undefined);
  const said = JSON.stringify(envelope ?? {});
  fact(
    'it contains no address, number or token',
    said !== '{}' && !/mara\.keller|-2\.25|AbC123def456GhI789jk/.test(said),
  );
  fact(
    'it contains no user',
    event !== undefined && event.user === undefined && event.request?.cookies === undefined,
  );
} finally {
  await browser.close();
  await shop.stop();
  listening.abort();
  spotlight?.closeAllConnections();
  spotlight?.close();
}
process.exit();
