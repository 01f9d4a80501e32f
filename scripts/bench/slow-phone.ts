import { type Browser, chromium, type Page } from 'playwright';
import { chromiumPath } from './chromium.ts';

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

/** Runs measurements as new visitors with a slow phone. */
export const onSlowPhones = async <Found>(
  browser: Browser,
  count: number,
  measure: (page: Page) => Promise<Found>,
): Promise<readonly Found[]> => {
  const runs: Found[] = [];
  for (let run = 0; run < count; run += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await context.newPage();
    await slowDown(page);
    runs.push(await measure(page));
    await context.close();
  }
  return runs;
};

/** Number of elements of a document as it is sent. */
export const elementsOf = async (browser: Browser, address: string): Promise<number> => {
  const html = await (await fetch(address)).text();
  const page = await browser.newPage();
  const count = await page.evaluate(
    (sent) => new DOMParser().parseFromString(sent, 'text/html').querySelectorAll('*').length,
    html,
  );
  await page.close();
  return count;
};
