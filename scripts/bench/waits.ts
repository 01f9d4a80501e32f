import type { Page } from 'playwright';

const button = 'main form[action$="/cart"] button[type="submit"]';
const form = '[data-island=form]';
const counted = 'header a[href$="/cart"] [data-count]';
/** Where a page reports what an early press put into the cart. */
const said = '#said';

const chooseValues = async (page: Page): Promise<void> => {
  for (const list of await page.locator('main form[action$="/cart"] select').all())
    if (await list.isVisible()) await list.selectOption({ index: 1 });
};

/** Number of pieces in this visitor's cart, according to the shop's backend. */
const pieces = async (page: Page): Promise<number> => {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'cart_id')?.value;
  const { origin } = new URL(page.url());
  const answer = await page.request.get(`${origin}/api/carts/${token}?brand_channel=okulino&locale=de`);
  const { items = [] } = (await answer.json()) as { items?: { quantity: number }[] };
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
};

/** First and largest paint, and layout shift without input. Units: milliseconds; layout shift has none. */
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

/**
 * Measures the time from the first touch of the product's form until it is hydrated. Everything that scrolling to it
 * loads has settled before.
 */
export const firstTouch = (address: string) => async (page: Page) => {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector('html[data-app]');
  const heading = page.locator(form).locator('h2').first();
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(4000);
  const wait = page.locator(form).evaluate(
    (host: HTMLElement) =>
      new Promise<number>((seen) => {
        let start = 0;
        host.addEventListener('pointerdown', ({ timeStamp }) => (start = timeStamp), {
          capture: true,
          once: true,
        });
        new MutationObserver(() => seen(performance.now() - start)).observe(host, {
          attributeFilter: ['data-alive'],
        });
      }),
  );
  await heading.tap();
  return { wait: await wait };
};

/** Measures the time from the click until the cart counts the added pieces. */
export const addition = (address: string) => async (page: Page) => {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector('html[data-app]');
  // A tap also hydrates the cart in the header; a value that a script chooses hydrates only the form.
  await page.locator(form).locator('h2').first().tap();
  await chooseValues(page);
  await page.waitForSelector(`${form}[data-alive]`, { state: 'attached' });
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

/**
 * Measures the time from a click before the scripts are loaded until its result is shown: by the page itself, or by the
 * next page if not even the starter was loaded.
 */
export const earlyAddition = (address: string) => async (page: Page) => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(button).first().waitFor();
  await chooseValues(page);
  const wanted = await page
    .locator(`${form} input[name$="[quantity]"]`)
    .evaluateAll((fields) =>
      fields.reduce((sum, field) => sum + Number((field as HTMLInputElement).value), 0),
    );
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
  await page.waitForTimeout(1500);
  return { wait: end - start, wanted, added: await pieces(page) };
};
