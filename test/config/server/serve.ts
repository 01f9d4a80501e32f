import { noFlags } from '../../../src/application/flags/no-flags.ts';
import { brandOfHost } from '../../../src/config/brands/brands.ts';
import { makePageServer, type PageServerSettings } from '../../../src/config/server/page-server.ts';
import { makeHtmlCache } from '../../../src/config/server/pages/html-cache.ts';

const policy = "default-src 'none'; style-src 'self' 'sha256-x='";
const page = (html: string, status = 200) => ({ status, html, contentPolicy: policy });

/** A page server whose pages contain the request: it renders nothing and calls no backend. */
export const serve = (more: Partial<PageServerSettings> = {}) => {
  const rendered: string[] = [];
  const reported: unknown[] = [];
  const app = makePageServer({
    renderer: {
      typeOf: () => 'page',
      queryOf: (pathname) => (pathname === '/c/lenses' ? ['page', 'sort'] : []),
      render: async ({ brand, url }) => {
        rendered.push(`${brand} ${url.pathname}${url.search}`);
        if (url.pathname === '/broken') throw new Error('private value');
        if (url.pathname === '/moved') return new Response(null, { status: 302, headers: { location: '/' } });
        return page(`<p>${brand} ${url.pathname}${url.search}</p>`, url.pathname === '/nowhere' ? 404 : 200);
      },
    },
    assets: () => ({
      starter: '/assets/starter.js',
      filesOf: () => ({ scripts: [], sheets: [], css: '' }),
      words: () => '/words-*.js',
    }),
    backend: async (request) =>
      Response.json({ path: new URL(request.url).pathname, client: request.headers.get('x-client') }),
    backendPaths: ['/api'],
    portsFor: () => {
      throw new Error('No form is posted here');
    },
    accountFor: () => {
      throw new Error('No account is asked here');
    },
    servicesFor: () => {
      throw new Error('No service is asked here');
    },
    siteIndexFor: () => ({ products: () => async () => ({ _tag: 'Left', left: { _tag: 'Unreachable' } }) }),
    clock: { now: Date.now },
    plainCart: async () => page('<p>cart</p>'),
    errors: { send: async () => undefined, reports: () => 0 },
    flags: noFlags,
    decide: async () => new Map(),
    forceFlags: false,
    questions: () => 0,
    counted: () => 0,
    searches: () => 0,
    cards: () => 0,
    defaultBrand: 'okulino',
    brandOfHost: brandOfHost(),
    isTrusted: () => false,
    clientHeader: 'x-forwarded-for',
    checks: [],
    isLeaving: () => false,
    cache: makeHtmlCache({
      freshFor: 1000,
      usableFor: 5000,
      capacity: 1_000_000,
      now: () => 0,
      report: () => undefined,
    }),
    report: (error) => reported.push(error),
    ...more,
  });
  const get = (path: string, headers: Record<string, string> = {}, host = 'localhost') =>
    app.request(`http://${host}${path}`, { headers: { host, ...headers } });
  return { app, get, rendered, reported };
};
