import type { Page } from 'playwright';

const button = 'main form[action$="/cart"] button[type="submit"]';
const counted = 'header a[href$="/cart"] [data-count]';
/** Where a page says what an early press put into the cart. */
const said = '#said';

const chooseValues = async (page: Page): Promise<void> => {
  for (const list of await page.locator('main form[action$="/cart"] select').all())
    if (await list.isVisible()) await list.selectOption({ index: 1 });
};

/** First and largest paint and what moved without being touched. Units: milliseconds; layout shift has none. */
export const paints = (address: string) => async (page: Page) => {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector('html[data-app]');
  await page.waitForTimeout(1500);
  return page.evaluate(
    () =>
      new Promise<{ first: number; largest: number; shift: number }>((seen) => {
        const found = {
          first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
          largest: 0,
          shift: 0,
        };
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) found.largest = startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) found.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => seen(found), 200);
      }),
  );
};

/** Until React has taken over. */
export const takeover = (address: string) => async (page: Page) => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector('html[data-app]');
  return { wait: await page.evaluate(() => performance.now()) };
};

/** From the click to the cart that counts what was put in. */
export const addition = (address: string) => async (page: Page) => {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector('html[data-app]');
  await chooseValues(page);
  await page.waitForTimeout(1500);
  const wait = await page.evaluate(
    ([add, count]) =>
      new Promise<number>((seen) => {
        const start = performance.now();
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector(count)) return;
          observer.disconnect();
          seen(performance.now() - start);
        }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-count'] });
        document.querySelector<HTMLElement>(add)?.click();
      }),
    [button, counted] as const,
  );
  return { wait };
};

/** From a click before the scripts are there to what says so: the page itself, or the next one where not even the starter was there. */
export const earlyAddition = (address: string) => async (page: Page) => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(button).first().waitFor();
  await chooseValues(page);
  const start = await page
    .locator(button)
    .first()
    .evaluate((element: HTMLElement, place) => {
      const now = () => performance.timeOrigin + performance.now();
      const note = document.querySelector(place);
      const seen = () =>
        requestAnimationFrame(() => setTimeout(() => (document.documentElement.dataset.said = `${now()}`)));
      if (note) new MutationObserver(seen).observe(note, { childList: true });
      element.click();
      return now();
    }, said);
  await page.waitForFunction(() => document.documentElement.dataset.said ?? /\?added=/.test(location.search));
  await page.locator('h1').first().waitFor();
  const end = await page.evaluate(
    () =>
      Number(document.documentElement.dataset.said) ||
      performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
  );
  return { wait: end - start };
};

/** From the click on a product in a list to its heading; the pointer rests on the link for 200 ms before. */
export const visitFromList = (address: string) => async (page: Page) => {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(3000);
  const link = page.locator('main a[href^="/p/"]').first();
  await link.hover();
  await page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent;
    addEventListener(
      'mousedown',
      () => {
        const start = performance.now();
        const before = heading();
        const look = () => {
          if (heading() && heading() !== before)
            setTimeout(() => (document.documentElement.dataset.wait = String(performance.now() - start)));
          else requestAnimationFrame(look);
        };
        look();
      },
      { once: true },
    );
  });
  await page.waitForTimeout(200);
  await link.click({ noWaitAfter: true });
  await page.waitForSelector('html[data-wait]');
  return { wait: Number(await page.locator('html').getAttribute('data-wait')) };
};
