import { runShop } from '../running-shop.ts';
import { memoryOf, pagesPerSecond } from './rates.ts';
import { row } from './row.ts';

/**
 * Pages per second of processor time, and the memory of the page server. `alone`: settings with the backend in another
 * process.
 */
export const serverRows = async (port: number, alone: Record<string, string>, pages: readonly string[]) => {
  const uncached = await runShop(port, { ...alone, DIOPTRA_HTML_CACHE: 'off' });
  for (const path of pages) row('rendered', await pagesPerSecond(uncached, path), `/s per core   ${path}`);
  await uncached.stop();

  const product = pages.at(-1) ?? '/';
  const whole = await runShop(port, { DIOPTRA_HTML_CACHE: 'off' });
  const fromDatabase = await pagesPerSecond(whole, product, 50);
  row('whole', fromDatabase, `/s per core   ${product}, read from the embedded database each time`);
  await whole.stop();

  const shop = await runShop(port, alone);
  for (const path of pages) row('cached', await pagesPerSecond(shop, path), `/s per core   ${path}`);
  row('memory', memoryOf(shop.process.pid ?? 0), 'MiB of the page server');
  await shop.stop();
};
