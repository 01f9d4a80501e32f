import * as E from 'fp-ts/Either';
import type { Services } from '../../application/services.ts';
import { type Locale, locales } from '../../domain/shared/locale.ts';
import { pathTo } from '../../domain/shared/paths.ts';

/** Personal pages hold nothing for a crawler. */
export const robots = (origin: string): string => {
  const closed = locales.flatMap((locale) => [
    pathTo.cart(locale),
    pathTo.checkout(locale, 'customer').replace(/\/customer$/, ''),
  ]);
  return [
    'User-agent: *',
    ...[...closed, '/api/', '/pay/'].map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
};

/** The largest page that the catalogue gives. */
const pageSize = 100;
/** A sitemap may hold 50 000 addresses; four languages share it. */
const mostProducts = 10_000;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const pathsOf = async ({ catalogue }: Services, locale: Locale): Promise<readonly string[]> => {
  const root = await catalogue.category('')();
  const categories = E.isRight(root)
    ? root.right.children.map(({ path }) => pathTo.category(locale, path))
    : [];
  const products: string[] = [];
  for (let page = 1; products.length < mostProducts; page += 1) {
    const listing = await catalogue.products({ page, itemsPerPage: pageSize })();
    if (E.isLeft(listing)) break;
    products.push(...listing.right.products.map(({ id, slug }) => pathTo.product(locale, id, slug)));
    if (listing.right.products.length === 0 || products.length >= listing.right.total) break;
  }
  return [pathTo.home(locale), ...categories, ...products];
};

/** Every public page of one shop in its languages. */
export const sitemap = async (origin: string, servicesFor: (locale: Locale) => Services): Promise<string> => {
  const paths = (await Promise.all(locales.map((locale) => pathsOf(servicesFor(locale), locale)))).flat();
  const rows = paths.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows}</urlset>`;
};
