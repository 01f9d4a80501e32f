import { navigationRows } from './bench/navigation-rows.ts';
import { phoneRows } from './bench/phone-rows.ts';
import { serverRows } from './bench/server-rows.ts';
import { remember } from './remembering-backend.ts';
import { firstLink, runShop } from './running-shop.ts';

/**
 * Prints how fast the built shop is. It applies no limits: a busy machine gives other numbers than a quiet one. `npm
 * run bench -- server`, `-- phone` or `-- navigation` prints a part of the rows.
 */
const only = process.argv[2];
const port = Number(process.env.BENCH_PORT ?? 4492);
const runs = Number(process.env.BENCH_RUNS ?? 5);

/** The page server is measured alone: the Shop API and its database run in another process. */
const backend = await runShop(port + 1);
const memory = await remember(backend.origin);
const alone = { DIOPTRA_BACKEND_URL: memory.origin };
const category = await firstLink(backend.origin, '/', /^\/c\//);
const product = await firstLink(backend.origin, category, /^\/p\//);
const pages = ['/', category, product];

if (!only || only === 'server') await serverRows(port, alone, pages);
const shop = await runShop(port, alone);
try {
  if (!only || only === 'phone') await phoneRows(shop.origin, pages, runs);
  if (!only || only === 'navigation') await navigationRows(shop.origin, category, runs);
} finally {
  await shop.stop();
  memory.stop();
  await backend.stop();
}
