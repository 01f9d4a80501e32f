import {
  createStaticHandler,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router';
import { makePageFlags } from '../../application/flags/page-flags.ts';
import type { Services } from '../../application/services.ts';
import { noTelemetry, type Telemetry } from '../../application/telemetry/telemetry.ts';
import { cacheQueryOf } from '../../domain/routing/cache-query.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { inEveryLocale, type Locale } from '../../domain/shared/locale.ts';
import { localeOf } from '../../domain/shared/paths.ts';
import { makeRoutes } from '../../ui/routes.ts';
import { handleOf, pageType } from '../../ui/shared/handle.ts';
import { servicesContext } from '../../ui/shared/load.ts';
import { unknownGuards } from '../unknown-guards.ts';
import { byFirstPart } from './matching-routes.ts';
import { type DocumentSettings, makePageDocument } from './page-document.tsx';
import { errorsOf, failedPage } from './page-errors.ts';
import { perBrandAndLocale } from './per-brand-and-locale.ts';
import type { PageAddress, RenderedPage } from './rendered-page.ts';
import { settleFallbacks } from './settle-routes.ts';
import { timedLoaders } from './timed-loaders.ts';
import { withFlags } from './with-flags.ts';

export interface Renderer {
  /** Renders a whole page, or returns the redirect that a loader threw. Depends only on the address, never on a cookie. */
  readonly render: (address: PageAddress) => Promise<RenderedPage | Response>;
  /** The query parameters that change what this path shows; all others are dropped. Source: ROUTE-10. */
  readonly queryOf: (pathname: string) => readonly string[];
  /** The page type of a path, without its language: `product`; `unknown` if there is none. */
  readonly typeOf: (pathname: string) => string;
}

/** A placeholder: the router requires a response, but the renderer returns the page. */
const taken = new Response(null);

/** The language whose routes an address can match. The router ignores case. */
const tableFor = (pathname: string): Locale => localeOf(pathname.toLowerCase());

export interface RendererSettings extends DocumentSettings {
  readonly servicesFor: (brand: BrandId, locale: Locale) => Services;
  readonly report: (error: unknown) => void;
  /** Undefined: loader times are not recorded. */
  readonly telemetry?: Telemetry;
}

export const makeRenderer = ({
  servicesFor,
  report,
  telemetry = noTelemetry,
  ...document
}: RendererSettings): Renderer => {
  const options = telemetry.isOn ? { instrumentations: [timedLoaders(telemetry)] } : {};
  const tables = inEveryLocale((locale) => makeRoutes([locale]));
  const handlers = inEveryLocale(async (locale) => {
    await settleFallbacks(tables[locale]);
    return byFirstPart(tables[locale], (routes) => createStaticHandler(routes, options));
  });
  const services = perBrandAndLocale(servicesFor);
  const documentOf = makePageDocument(document);

  const pageOf = async (
    address: PageAddress,
    context: StaticHandlerContext,
    own: Services,
  ): Promise<RenderedPage> => {
    for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) report(error);
    const clean: StaticHandlerContext = { ...context, errors: errorsOf(context) };
    try {
      // A page whose guard does not exist is not shown. Source: ROUTE-12.
      const [unknown] = context.matches.flatMap(({ route: { handle } }) => unknownGuards([{ handle }]));
      if (unknown !== undefined) throw new Error(`guard unknown: ${unknown}`);
      return { status: context.statusCode, ...(await documentOf(address, clean, own)) };
    } catch (error) {
      report(error);
      return { status: 500, ...(await documentOf(address, failedPage(context), own)) };
    }
  };

  const typeOf = (pathname: string): string =>
    pageType(matchRoutes(tables[tableFor(pathname)], pathname)?.at(-1)?.route.id ?? '');

  return {
    queryOf: (pathname) => cacheQueryOf(typeOf(pathname)),
    typeOf: (pathname) => typeOf(pathname) || 'unknown',
    render: async (address) => {
      const request = new Request(address.url);
      const requestContext = new RouterContextProvider();
      const { flags, held } = makePageFlags(address.flags ?? new Map());
      const own = withFlags(services(address.brand, localeOf(address.url.pathname)), flags);
      requestContext.set(servicesContext, own);
      let page: RenderedPage | undefined;
      const handlerOf = await handlers[tableFor(address.url.pathname)];
      const answer = await handlerOf(address.url.pathname).query(request, {
        requestContext,
        // A route without data renders its fallback, on the server and in the browser.
        filterMatchesToLoad: (match) => {
          const { personal, isMissing } = handleOf(match);
          return !personal || isMissing?.(own.shop, match.params) === true;
        },
        generateMiddlewareResponse: async (query) => {
          const context = await query(request);
          if (context instanceof Response) return context;
          page = await pageOf(address, context, own);
          return taken;
        },
      });
      if (!page) {
        if (answer instanceof Response) return answer;
        page = await pageOf(address, answer, own);
      }
      const rendered: RenderedPage = page;
      return held().length > 0 ? { ...rendered, flags: held() } : rendered;
    },
  };
};
