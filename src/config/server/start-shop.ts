import type { Hono } from 'hono';
import { makeBackendPorts } from '../../adapters/backend/backend-ports.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { backendSettingsOf } from '../backend-settings.ts';
import { brands } from '../brands/brands.ts';
import { makeRenderer } from '../entry-server.tsx';
import type { Environment } from '../environment.ts';
import type { Assets } from '../rendering/assets.ts';
import { makeServerServices } from '../server-services.ts';
import { openBackend } from './backend.ts';
import { makeHtmlCache } from './html-cache.ts';
import { makePageServer, type PageServerTypes } from './page-server.ts';
import { makePlainCart } from './plain-cart.tsx';

export interface Built {
  readonly assets: () => Assets;
  readonly files?: Hono;
  readonly relaxed?: boolean;
}

export interface RunningShop {
  readonly app: Hono<PageServerTypes>;
  readonly close: () => Promise<void>;
}

const megabyte = 1024 * 1024;

/** Names what broke and where; a message may hold what a visitor typed, so it is not written down. */
const report = (error: unknown): void => {
  const name = error instanceof Error ? error.name : typeof error;
  const place =
    error instanceof Error ? (error.stack?.split('\n').find((line) => /^\s+at /.test(line)) ?? '') : '';
  console.error(`${name} ${place.trim()}`);
};

/** Puts backend, renderer and page server together. */
export const startShop = async (environment: Environment, built: Built): Promise<RunningShop> => {
  const backend = await openBackend(environment, report);
  const base = 'http://backend.invalid/api';
  const servicesFor = (brand: BrandId, locale: Locale) =>
    makeServerServices({ shop: brands[brand].shop, locale, base, fetch: backend.fetch });
  const portsFor = (brand: BrandId, locale: Locale, client: string) =>
    makeBackendPorts(
      backendSettingsOf(brands[brand].shop, locale, {
        base,
        fetch: (request) => {
          request.headers.set('x-client', client);
          return backend.fetch(request);
        },
      }),
    );
  const app = makePageServer({
    renderer: makeRenderer(built.assets, servicesFor, report),
    assets: built.assets,
    backend: backend.fetch,
    backendPaths: backend.paths,
    portsFor,
    servicesFor,
    plainCart: makePlainCart(built.assets, portsFor),
    defaultBrand: environment.brand,
    report,
    ...(environment.htmlCache && {
      cache: makeHtmlCache({ freshFor: 60_000, capacity: 32 * megabyte, now: Date.now, report }),
    }),
    ...(built.files && { files: built.files }),
    ...(environment.accessLog && { log: (line: string) => console.log(line) }),
    ...(built.relaxed && { relaxed: built.relaxed }),
  });
  return { app, close: backend.close };
};
