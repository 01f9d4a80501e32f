import { type Browser, chromium, type Page } from 'playwright';
import { reading } from '../src/config/browser/signs.ts';
import { type DocumentSize, documentSizes, packed, pagesOf } from './document-sizes.ts';
import { runShop } from './running-shop.ts';
import { wholeBrowser } from './system-browser.ts';

/** Limits for one page over the wire. Units: kB (1000 bytes), number of requests. */
interface Budget {
  readonly scriptsAtLoad: number;
  readonly scriptsSettled: number;
  /** Scripts loaded in addition at the first sign of a visitor. */
  readonly scriptsAtSign: number;
  /** Scripts loaded in addition to both at the first touch of a product's form or a list's filter. */
  readonly scriptsAtTouch: number;
  readonly document: number;
  /** What documents link to: the conditions of the shop, and what stands below the first windows. Kept for all pages. */
  readonly sheets: number;
  readonly fonts: number;
  readonly requestsAtLoad: number;
  readonly requestsSettled: number;
}
/** The target for `document` was 12 for a product: `docs/performance.md` says why it is more. */
const common = {
  // The target was 2. The rest keeps lines from moving when the web fonts load.
  scriptsAtLoad: 2.35,
  scriptsSettled: 73,
  scriptsAtSign: 29.8,
  scriptsAtTouch: 13.6,
  sheets: 5.5,
  fonts: 30,
  requestsAtLoad: 10,
  requestsSettled: 16,
};
const product: Budget = { ...common, document: 15.25 };
/** A list of sixteen products has sixteen pictures, so the product's number of requests does not apply to it. */
const listing: Budget = { ...common, document: 12.9, requestsAtLoad: 30, requestsSettled: 36 };
const home: Budget = { ...listing, document: 12.6 };

const budgets: Readonly<Record<string, Budget>> = { product, home };
const documentOf = (page: string): number => (budgets[page] ?? listing).document;

/** The shops whose pages have the largest scripts: the most blocks on the home page, the longest words. */
const heaviestShops = [
  ['okulino', 'de'],
  ['augental', 'fr'],
] as const;

/** A page has loaded once nothing was transferred for so long after its load event. Units: ms. */
const settling = 3000;
/** The same after the first key or press. Units: ms. */
const signing = 1500;

interface Transfer {
  readonly type: string;
  readonly bytes: number;
}

/**
 * Measures every response body that is transferred for the page. Headers are left out: HTTP/2 compresses them to almost
 * nothing.
 */
const watch = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  const transfers: Transfer[] = [];
  const heads = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => types.set(requestId, type));
  session.on('Network.responseReceived', ({ requestId, response }) =>
    heads.set(requestId, response.encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    transfers.push({
      type: types.get(requestId) ?? 'Other',
      bytes: encodedDataLength - (heads.get(requestId) ?? 0),
    }),
  );
  await session.send('Network.enable');
  return () => [...transfers];
};
const kilobytes = (transfers: readonly Transfer[], type: string): number =>
  Math.round(transfers.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 10) /
  100;

/** Waits until nothing was transferred for so long: a busy machine takes longer between two requests. */
const quiet = async (page: Page, seen: () => readonly Transfer[], ms: number): Promise<void> => {
  for (let before = -1, now = seen().length; before !== now; now = seen().length) {
    before = now;
    await page.waitForTimeout(ms);
  }
};

/** On a busy machine a page may load longer than a visitor has to read: only the key press counts as a sign here. */
const nobodyReads = (page: Page): Promise<unknown> =>
  page.addInitScript((ms) => {
    const later = setTimeout;
    Object.assign(globalThis, {
      setTimeout: (call: () => void, after?: number, ...args: []) =>
        after === ms ? 0 : later(call, after, ...args),
    });
  }, reading);

const measure = async (browser: Browser, address: string): Promise<Budget> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const seen = await watch(page);
  await nobodyReads(page);
  await page.goto(address, { waitUntil: 'load' });
  const atLoad = seen();
  await page.waitForSelector('html[data-app]', { timeout: 15_000 });
  await quiet(page, seen, settling);
  const settled = seen();
  await page.keyboard.press('Shift');
  await quiet(page, seen, signing);
  const signed = seen().slice(settled.length);
  const island = page.locator('[data-island=form], [data-island=filter]').first();
  if ((await island.count()) > 0) await island.dispatchEvent('pointerover');
  await quiet(page, seen, signing);
  const touched = seen().slice(settled.length + signed.length);
  await context.close();
  return {
    scriptsAtLoad: kilobytes(atLoad, 'Script'),
    scriptsSettled: kilobytes(settled, 'Script'),
    scriptsAtSign: kilobytes(signed, 'Script'),
    scriptsAtTouch: kilobytes(touched, 'Script'),
    document: kilobytes(settled, 'Document'),
    sheets: kilobytes(settled, 'Stylesheet'),
    fonts: kilobytes(settled, 'Font'),
    requestsAtLoad: atLoad.length,
    requestsSettled: settled.length,
  };
};

/** The heaviest document of each kind of page, over all shops and languages. */
const heaviest = (sizes: readonly DocumentSize[]): readonly DocumentSize[] =>
  [...Map.groupBy(sizes, ({ page }) => page).values()].map((same) =>
    same.reduce((most, one) => (one.size > most.size ? one : most)),
  );

// Uses the browser that visitors have: the headless shell loads pictures from further away, and no icon.
const port = Number(process.env.BUDGET_PORT ?? 4490);
// Pages of all shops at once are no crowd: nobody is asked to come again.
const shop = await runShop(port, { DIOPTRA_MOST_REQUESTS: '0' });
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(wholeBrowser && { executablePath: wholeBrowser }),
});
let over = 0;
try {
  for (const [brand, locale] of heaviestShops) {
    const pages = await pagesOf(port, brand, locale);
    const kinds = [
      [pages.home, home],
      [pages.category, listing],
      [pages.product, product],
    ] as const;
    // Runs the measurements in parallel: most of each is waiting for further requests.
    const found = await Promise.all(
      kinds.map(async ([path]) => {
        await packed(port, brand, path);
        return measure(browser, `http://${brand}.localhost:${port}${path}`);
      }),
    );
    for (const [index, [path, budget]] of kinds.entries()) {
      const costs = found[index] as Budget;
      console.log(`${brand} ${path}`);
      for (const name of Object.keys(budget) as (keyof Budget)[]) {
        const tooMuch = costs[name] > budget[name];
        if (tooMuch) over += 1;
        console.log(
          `  ${tooMuch ? '✗' : '✓'} ${name.padEnd(16)} ${String(costs[name]).padStart(7)} of ${budget[name]}`,
        );
      }
    }
  }
  const sizes = await documentSizes(port);
  console.log(`${sizes.length} documents of all shops and languages`);
  for (const { page, brand, locale, size } of heaviest(sizes)) {
    const place = `${page}, heaviest ${brand} ${locale}`;
    console.log(`  ${place.padEnd(35)} ${size.toFixed(2).padStart(6)} of ${documentOf(page)}`);
  }
  for (const { page, brand, locale, size } of sizes.filter(({ page, size }) => size > documentOf(page))) {
    over += 1;
    console.log(`  ✗ ${page} of ${brand} in ${locale}: ${size.toFixed(2)} of ${documentOf(page)}`);
  }
} finally {
  await browser.close();
  await shop.stop();
}
console.log(over === 0 ? 'Within the budget.' : `${over} over the budget.`);
process.exit(over === 0 ? 0 : 1);
