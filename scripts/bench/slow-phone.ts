import { type Browser, chromium, type Page } from 'playwright';
import { chromiumPath, median } from './chromium.ts';

/** A quarter of the processor's speed, 150 ms of latency, 1.6 Mbit/s. */
const slowDown = async (page: Page): Promise<void> => {
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

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ args: ['--no-sandbox'], executablePath: chromiumPath });

/** The median of what new visitors with a slow phone measure. */
export const onSlowPhones = async <Name extends string>(
  browser: Browser,
  count: number,
  measure: (page: Page) => Promise<Record<Name, number>>,
): Promise<Record<Name, number>> => {
  const runs: Record<Name, number>[] = [];
  for (let run = 0; run < count; run += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await slowDown(page);
    runs.push(await measure(page));
    await context.close();
  }
  const [first = {} as Record<Name, number>] = runs;
  return Object.fromEntries(
    (Object.keys(first) as Name[]).map((name) => [name, median(runs.map((run) => run[name]))]),
  ) as Record<Name, number>;
};
