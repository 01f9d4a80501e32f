import { mainThread } from './bench/main-thread.ts';
import { memoryOf, pagesPerSecond } from './bench/rates.ts';
import { onSlowPhones, openBrowser } from './bench/slow-phone.ts';
import { addition, earlyAddition, paints, takeover, visitFromList } from './bench/waits.ts';
import { remember } from './remembering-backend.ts';
import { firstLink, runShop } from './running-shop.ts';

/**
 * Prints how fast the built shop is. It judges nothing: a busy machine gives other numbers than a quiet one.
 * `npm run bench -- phone` leaves out the server's rates, `-- server` the phone's times.
 */
const only = process.argv[2];
const port = Number(process.env.BENCH_PORT ?? 4492);
const runs = Number(process.env.BENCH_RUNS ?? 5);
const say = (what: string, value: number, unit: string) =>
  console.log(`${what.padEnd(9)} ${String(Math.round(value)).padStart(6)} ${unit}`);

/** The page server is measured alone: the Shop API and its database are another process. */
const backend = await runShop(port + 1);
const memory = await remember(backend.origin);
const alone = { DIOPTRA_BACKEND_URL: memory.origin };
const category = await firstLink(backend.origin, '/', /^\/c\//);
const product = await firstLink(backend.origin, category, /^\/p\//);
const pages = ['/', category, product];

if (only !== 'phone') {
  const uncached = await runShop(port, { ...alone, DIOPTRA_HTML_CACHE: 'off' });
  for (const path of pages) say('rendered', await pagesPerSecond(uncached, path), `/s per core   ${path}`);
  await uncached.stop();

  const whole = await runShop(port, { DIOPTRA_HTML_CACHE: 'off' });
  const fromDatabase = await pagesPerSecond(whole, product, 50);
  say('whole', fromDatabase, `/s per core   ${product}, read from the embedded database each time`);
  await whole.stop();
}

const shop = await runShop(port, alone);
try {
  if (only !== 'phone') {
    for (const path of pages) say('cached', await pagesPerSecond(shop, path), `/s per core   ${path}`);
    say('memory', memoryOf(shop.process.pid ?? 0), 'MiB of the page server');
  }
  if (only !== 'server') {
    for (const path of pages) {
      const { blocking, longest } = await mainThread(shop.origin + path, runs);
      say(
        'blocking',
        blocking,
        `ms at a quarter of the speed, longest task ${Math.round(longest)} ms   ${path}`,
      );
    }
    const browser = await openBrowser();
    for (const path of pages) {
      const { first, largest, shift } = await onSlowPhones(browser, runs, paints(shop.origin + path));
      const rest = `largest ${Math.round(largest)} ms, layout shift ${shift.toFixed(4)}, slow phone   ${path}`;
      say('paint', first, `ms, ${rest}`);
    }
    const wait = async (what: string, measure: ReturnType<typeof takeover>, meaning: string) => {
      say(what, (await onSlowPhones(browser, runs, measure)).wait, `ms ${meaning}, slow phone`);
    };
    const at = shop.origin;
    await wait('hydrated', takeover(at + product), 'until React has taken over');
    await wait('added', addition(at + product), 'from click to the counted cart');
    await wait('early', earlyAddition(at + product), 'from a click before the scripts to the confirmation');
    await wait('next', visitFromList(at + category), 'from category to product');
    await browser.close();
  }
} finally {
  await shop.stop();
  memory.stop();
  await backend.stop();
}
