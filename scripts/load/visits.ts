import { demoEmails, demoPassword } from '../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import { brandIds } from '../../src/domain/shared/brand-id.ts';
import type { Ask, Question } from './ask.ts';

/** Kinds of requests: cached pages, rendered pages, searches, the API, pages of a signed-in customer. */
export const visitKinds = ['kept', 'made', 'search', 'api', 'signedIn'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** Share of each kind in twenty requests. */
const shares: Readonly<Record<VisitKind, number>> = { kept: 9, made: 3, search: 3, api: 3, signedIn: 2 };
const hands: readonly VisitKind[] = visitKinds.flatMap((kind) => Array(shares[kind]).fill(kind));

const words = ['tag', 'monat', 'linsen', 'torisch', 'sonne', 'pflege', 'multifokal', 'aqua', 'luma', 'lese'];
const hostOf = (brand: string): string => `${brand}.localhost`;
const channel = (brand: string, locale = 'de'): string => `brand_channel=${brand}&locale=${locale}`;

/** How many of the pages in the shops' sitemaps are requested: all of them are cached after a few minutes. */
const most = 1000;

export interface Visits {
  /** Pages of all shops and languages. */
  readonly pages: readonly Question[];
  readonly next: () => readonly [VisitKind, Question];
  /** Signs in the demonstration's customers, each with a new session. */
  readonly signIn: () => Promise<void>;
}

const pagesOf = async (ask: Ask, host: string): Promise<readonly string[]> => {
  const read = async (path: string): Promise<readonly string[]> => {
    const { text } = await ask({ host, path });
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
      const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
      return pathname + search;
    });
    return text.includes('<sitemapindex') ? (await Promise.all(addresses.map(read))).flat() : addresses;
  };
  return read('/sitemap.xml');
};

/** Visitors of all shops, in all languages. Nine of ten request the popular pages, the tenth any page. */
export const makeVisits = async (ask: Ask, random: () => number): Promise<Visits> => {
  const pick = <A>(items: readonly A[]): A => items[Math.floor(random() * items.length)] as A;
  const all: Question[] = [];
  for (const brand of brandIds)
    for (const path of await pagesOf(ask, hostOf(brand))) all.push({ host: hostOf(brand), path });
  const every = Math.ceil(all.length / most);
  const pages = all.filter((_, nth) => nth % every === 0);
  const products = [...new Set(pages.flatMap(({ path }) => /^\/p\/(\d+)/.exec(path)?.[1] ?? []))];
  const categories = pages.filter(({ path }) => path.includes('/c/'));
  const popular = Array.from({ length: 100 }, () => pick(pages));

  const sessions: Question[] = [];
  const signIn = async (): Promise<void> => {
    const signedIn: Question[] = [];
    for (const brand of brandIds) {
      const host = hostOf(brand);
      const path = `/api/customers/session?${channel(brand)}`;
      const { status, headers } = await ask({
        host,
        path,
        body: { email: demoEmails[0], password: demoPassword },
      });
      if (status !== 200) throw new Error(`${brand} does not sign in: ${status}`);
      const cookie = [headers['set-cookie'] ?? []].flat().map((set) => set.split(';')[0]);
      signedIn.push({ host, path: channel(brand), cookie: cookie.join('; ') });
    }
    sessions.splice(0, sessions.length, ...signedIn);
  };

  const beginning = (): string => {
    const word = pick(words);
    return word.slice(0, 1 + Math.floor(random() * word.length));
  };
  const asked: Readonly<Record<VisitKind, () => Question>> = {
    kept: () => (random() < 0.9 ? pick(popular) : pick(pages)),
    made: () => {
      const { host, path } = pick(categories);
      return pick([
        { host, path: `/s?search=${beginning()}+${beginning()}&page=${1 + Math.floor(random() * 3)}` },
        { host, path: `${path}?page=1&sort=price_asc` },
        { host, path: '/cart/plain' },
      ]);
    },
    search: () => {
      const brand = pick(brandIds);
      return { host: hostOf(brand), path: `/api/search?${channel(brand)}&query=${beginning()}` };
    },
    api: () => {
      const brand = pick(brandIds);
      const path = pick(['products', 'products', 'customers/guest', `products/${pick(products)}`]);
      const more = path === 'products' ? `&page=${1 + Math.floor(random() * 5)}` : '';
      return { host: hostOf(brand), path: `/api/${path}?${channel(brand)}${more}` };
    },
    signedIn: () => {
      const { host, path, cookie = '' } = pick(sessions);
      return { host, path: `/api/customers/me${pick(['', '/orders', '/addresses'])}?${path}`, cookie };
    },
  };
  return {
    pages,
    signIn,
    next: () => {
      const kind = pick(hands);
      return [kind, asked[kind]()];
    },
  };
};
