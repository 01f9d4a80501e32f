import { makeShop } from '../../../../src/config/server/make-shop.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { startSandbox } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { parsedPage } from '../../parsed-page.ts';
import { testEnvironment } from '../../test-environment.ts';

/** What a crawler reads in a page. */
export interface CrawledPage {
  readonly status: number;
  readonly title: string;
  readonly noindex: boolean;
  /** Contents of all meta elements with a name or property. */
  readonly meta: (name: string) => readonly string[];
  readonly canonical: readonly string[];
  /** Addresses by language. */
  readonly languages: Readonly<Record<string, string>>;
  readonly data: readonly Readonly<Record<string, unknown>>[];
  /** Names of texts and of their values, shown instead of a text. */
  readonly bareNames: readonly string[];
}

const crawled = (status: number, html: string): CrawledPage => {
  // The head contains everything; parsing the rest would take most of the time.
  const document = parsedPage(html.slice(0, html.indexOf('</head>')));
  const all = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
  return {
    status,
    title: document.title,
    noindex: all('meta[name=robots]', 'content').includes('noindex'),
    meta: (name) => [
      ...all(`meta[name="${name}"]`, 'content'),
      ...all(`meta[property="${name}"]`, 'content'),
    ],
    canonical: all('link[rel=canonical]', 'href'),
    languages: Object.fromEntries(
      [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
      ({ textContent }) => JSON.parse(textContent ?? '[]') as Readonly<Record<string, unknown>>[],
    ),
    bareNames:
      html
        .slice(html.indexOf('<main'), html.indexOf('</main>'))
        .replace(/<script.*?<\/script>/gs, '')
        .match(/\{\{|\b[a-z]+\.[a-z]+\.(?:heading|text)\b/g) ?? [],
  };
};

/** The whole shop over a sandbox of its own, as crawlers see it. */
export const openShop = async (variables: Readonly<Record<string, string>> = {}) => {
  const environment = testEnvironment(variables);
  const sandbox = await startSandbox();
  const reported: unknown[] = [];
  const app = makeShop(
    environment,
    { fetch: sandbox.fetch, paths: ['/api'], checks: [], close: async () => undefined },
    {
      assets: () => ({
        starter: '/assets/starter.js',
        filesOf: () => ({ scripts: ['/assets/app.js'], sheets: [], css: '' }),
        words: () => '/words-*.js',
      }),
      report: (error) => reported.push(error),
    },
  );
  const get = async (brand: BrandId, path: string, headers: Record<string, string> = {}) => {
    const host = `${brand}.localhost`;
    return app.request(`http://${host}${path}`, { headers: { host, ...headers } });
  };
  const crawl = async (brand: BrandId, path: string): Promise<CrawledPage> => {
    const answer = await get(brand, path);
    return crawled(answer.status, await answer.text());
  };
  return { sandbox, reported, get, crawl, close: sandbox.close };
};
export type OpenShop = Awaited<ReturnType<typeof openShop>>;
