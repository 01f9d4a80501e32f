import { makeShop } from '../../../../src/config/server/make-shop.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { openBrowser } from '../../../adapters/sandbox/fixtures/browser.ts';
import type { TestSandbox } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { testEnvironment } from '../../test-environment.ts';

/** A browser without scripts. */
export const openPlainVisitor = (
  sandbox: TestSandbox,
  {
    brand = 'okulino',
    host = `${brand}.localhost`,
    reported = [],
  }: { readonly brand?: BrandId; readonly host?: string; readonly reported?: unknown[] } = {},
) => {
  const shop = makeShop(
    testEnvironment({ DIOPTRA_BRAND: brand, DIOPTRA_BRAND_PORTS: '3001' }),
    { fetch: sandbox.fetch, paths: ['/api'], checks: [], close: async () => undefined },
    {
      assets: () => ({
        starter: '/assets/starter.js',
        filesOf: () => ({ scripts: [], sheets: [], css: '' }),
        words: () => '/words-*.js',
      }),
      report: (error) => reported.push(error),
    },
  );
  const browser = openBrowser({ fetch: async (request) => shop.request(request) });
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers({ host, ...(init.headers as Record<string, string>) });
    const answer = await browser.fetch(new Request(`http://${host}${path}`, { ...init, headers }));
    return { status: answer.status, to: answer.headers.get('location'), html: await answer.text(), answer };
  };
  const post = (
    form: Record<string, string>,
    headers: Record<string, string> = {},
    path = '/my-account/plain',
  ) => send(path, { method: 'POST', body: new URLSearchParams(form), headers });
  return { ...browser, get: (path = '/my-account/plain') => send(path), post };
};
