import { existsSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { chromium, type Page } from 'playwright';
import { remember } from './remembering-backend.ts';
import { firstLink, type RunningShop, runShop } from './running-shop.ts';

/** Prints how fast the built shop is. It judges nothing: a busy machine gives other numbers than a quiet one. */
const seconds = 5;
const visitors = 8;

/** Processor time of a process so far. Units: seconds. Linux only. */
const processorTime = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const memoryOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

const agent = new Agent({ keepAlive: true, maxSockets: visitors });
const ask = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) =>
      answer.resume().on('end', resolve),
    ).on('error', reject);
  });

/** Pages per second of one whole core, for the server alone. */
const pagesPerSecond = async (
  { origin, process: server }: RunningShop,
  path: string,
  warmUp = 600,
): Promise<number> => {
  const pid = server.pid ?? 0;
  for (let warm = 0; warm < warmUp; warm += 1) await ask(origin + path);
  const before = processorTime(pid);
  const until = Date.now() + seconds * 1000;
  let answered = 0;
  const visitor = async () => {
    for (; Date.now() < until; answered += 1) await ask(origin + path);
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return Math.round(answered / (processorTime(pid) - before));
};

const slowPhone = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const times = async (count: number, once: () => Promise<number>): Promise<number> => {
  const taken: number[] = [];
  for (let run = 0; run < count; run += 1) taken.push(await once());
  return Math.round(median(taken));
};

const port = Number(process.env.BENCH_PORT ?? 4492);
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

/** The page server is measured alone: the Shop API and its database are another process. */
const backend = await runShop(port + 1);
const memory = await remember(backend.origin);
const alone = { DIOPTRA_BACKEND_URL: memory.origin };

const uncached = await runShop(port, { ...alone, DIOPTRA_HTML_CACHE: 'off' });
const category = await firstLink(uncached.origin, '/', /^\/c\//);
const product = await firstLink(uncached.origin, category, /^\/p\//);
for (const path of ['/', category, product])
  console.log(`rendered  ${String(await pagesPerSecond(uncached, path)).padStart(6)} /s per core   ${path}`);
await uncached.stop();

const whole = await runShop(port, { DIOPTRA_HTML_CACHE: 'off' });
console.log(
  `whole     ${String(await pagesPerSecond(whole, product, 50)).padStart(6)} /s per core   ${product}, read from the embedded database each time`,
);
await whole.stop();

const shop = await runShop(port, alone);
try {
  for (const path of ['/', category, product])
    console.log(`cached    ${String(await pagesPerSecond(shop, path)).padStart(6)} /s per core   ${path}`);
  console.log(`memory    ${String(memoryOf(shop.process.pid ?? 0)).padStart(6)} MiB of the page server`);

  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(system && { executablePath: system }),
  });
  const fresh = async (work: (page: Page) => Promise<number>): Promise<number> => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await slowPhone(page);
    const taken = await work(page);
    await context.close();
    return taken;
  };
  const hydration = await times(5, () =>
    fresh(async (page) => {
      await page.goto(shop.origin + product, { waitUntil: 'commit' });
      await page.waitForSelector('html[data-app]');
      return page.evaluate(() => performance.now());
    }),
  );
  console.log(`hydrated  ${String(hydration).padStart(6)} ms on a slow phone   ${product}`);
  const added = await times(5, () =>
    fresh(async (page) => {
      await page.goto(shop.origin + product, { waitUntil: 'load' });
      await page.waitForSelector('html[data-app]');
      for (const list of await page.locator('main form[action$="/cart"] select').all())
        if (await list.isVisible()) await list.selectOption({ index: 1 });
      await page.waitForTimeout(1500);
      return page.evaluate(
        () =>
          new Promise<number>((seen) => {
            const button = document.querySelector<HTMLElement>(
              'main form[action$="/cart"] button[type="submit"]',
            );
            const start = performance.now();
            new MutationObserver((_changes, observer) => {
              if (!document.querySelector('header a[href$="/cart"] [data-count]')) return;
              observer.disconnect();
              seen(performance.now() - start);
            }).observe(document.body, { subtree: true, childList: true });
            button?.click();
          }),
      );
    }),
  );
  console.log(`added     ${String(added).padStart(6)} ms from click to the counted cart, slow phone`);
  await browser.close();
} finally {
  await shop.stop();
  memory.stop();
  await backend.stop();
}
agent.destroy();
