import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { Services } from '../application/services.ts';
import type { BrandId } from '../domain/shared/brand-id.ts';
import { inEveryLocale, type Locale } from '../domain/shared/locale.ts';
import { localeOf, pathTo } from '../domain/shared/paths.ts';
import { Providers } from '../ui/app.tsx';
import { Document, type Shell } from '../ui/document.tsx';
import { makeRoutes } from '../ui/routes.tsx';
import { handleOf } from '../ui/shared/handle.ts';
import { type Namespace, namespaces } from '../ui/shared/namespaces.ts';
import { servicesContext } from '../ui/shared/services.ts';
import { makeTranslator } from '../ui/shared/translation/translator.ts';
import type { Brand } from './brands/brand.ts';
import { brands } from './brands/brands.ts';
import type { Assets, PageFiles } from './rendering/assets.ts';
import { type Boot, jsonForHtml } from './rendering/boot.ts';
import { contentPolicy } from './rendering/content-policy.ts';
import { pageStyles } from './rendering/page-styles.ts';
import { plainCartPath } from './rendering/plain-cart-path.ts';
import { renderWhole } from './rendering/render-whole.ts';
import { settleFallbacks } from './rendering/settle-fallback.ts';
import { shopSource } from './rendering/shop-source.ts';
import { structuredDataOf } from './rendering/structured-data/of-page.ts';
import { jsonLd } from './rendering/structured-data/structured-data.ts';
import { loadWords } from './words/load-words.ts';

/** A page as it is sent to everyone who asks for it. */
export interface Page {
  readonly status: number;
  readonly html: string;
  readonly contentPolicy: string;
}

/** Which page: the path in its brand, with no parameter but those that matter to it. */
export interface PageAddress {
  readonly brand: BrandId;
  readonly url: URL;
}

export interface Renderer {
  /** A whole page, or the redirect that a loader threw. Depends on its address only, never on a cookie. */
  readonly render: (address: PageAddress) => Promise<Page | Response>;
  /** The query parameters that change what this path shows; all others are dropped. Source: ROUTE-10. */
  readonly queryOf: (pathname: string) => readonly string[];
}

const perBrandAndLocale = <A,>(make: (brand: BrandId, locale: Locale) => A) => {
  const made = new Map<string, A>();
  return (brand: BrandId, locale: Locale): A => {
    const key = `${brand}/${locale}`;
    const value = made.get(key) ?? make(brand, locale);
    made.set(key, value);
    return value;
  };
};

/** The cart's page is a shell that scripts fill; whoever has none is led to the plain one. */
const withoutScripts = (locale: Locale): string =>
  `<noscript><meta http-equiv="refresh" content="0; url=${plainCartPath(locale)}"></noscript>`;

/** Shop and page make the files, so each of these has one text of styles. */
const styles = new WeakMap<PageFiles, string>();
const stylesOf = (brand: Brand, files: PageFiles, names: Assets['properties']): string => {
  const text = styles.get(files) ?? pageStyles(brand, files, names);
  styles.set(files, text);
  return text;
};

/** Pages of one kind and brand have the same styles, hence the same policy. */
const policies = new Map<string, string>();
const policyOf = (css: string): string => {
  const policy = policies.get(css) ?? contentPolicy([css]);
  policies.set(css, policy);
  return policy;
};

/** Errors as the browser may know them: a status, never a message or a stack. */
const errorsOf = ({ errors }: StaticHandlerContext): StaticHandlerContext['errors'] =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      {
        status: isRouteErrorResponse(error) ? error.status : 500,
        statusText: isRouteErrorResponse(error) ? error.statusText : '',
        internal: false,
        data: null,
      },
    ]),
  );

/** Which language's routes an address can match: to the router, letters of either case are the same. */
const tableFor = (pathname: string): Locale => localeOf(pathname.toLowerCase());

/** The routes that a page is made of. The router copies what it is given for every page, so not the whole table. */
const routesOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.map(({ route: { children: _, ...route } }) => route);

/** The same page, but what it shows failed: its error page with status 500. */
const failedPage = (context: StaticHandlerContext): StaticHandlerContext => ({
  ...context,
  loaderData: {},
  statusCode: 500,
  errors: { root: { status: 500, statusText: '', internal: false, data: null } },
});

export const makeRenderer = (
  assets: () => Assets,
  servicesFor: (brand: BrandId, locale: Locale) => Services,
  report: (error: unknown) => void,
): Renderer => {
  const tables = inEveryLocale((locale) => makeRoutes([locale]));
  const handlers = inEveryLocale(async (locale) => {
    await settleFallbacks(tables[locale]);
    return createStaticHandler(tables[locale]);
  });
  const services = perBrandAndLocale(servicesFor);
  const translators = perBrandAndLocale(async (brand, locale) =>
    makeTranslator(locale, await loadWords(brand, locale, namespaces)),
  );
  const documentOf = async (
    { brand, url }: PageAddress,
    context: StaticHandlerContext,
  ): Promise<Omit<Page, 'status'>> => {
    const locale = localeOf(url.pathname);
    const files = assets();
    const handles = context.matches.map(handleOf);
    const pageFiles = files.filesOf([
      shopSource(brand),
      ...handles.flatMap(({ chunk }) => chunk ?? []),
      ...handles.flatMap(({ fallback }) => fallback?.chunk ?? []),
    ]);
    const { scripts, sheets } = pageFiles;
    const css = stylesOf(brands[brand], pageFiles, files.properties);
    const personal = handles.some((handle) => handle.personal);
    const shell: Shell = {
      lang: locale,
      brand,
      starter: files.starter,
      themeColor: brands[brand].theme.colours.ground,
      ...(personal && { preload: scripts }),
    };
    const needs = new Set<Namespace>(['common', ...handles.flatMap((handle) => handle.words ?? [])]);
    const boot: Boot = {
      scripts,
      sheets,
      ...(personal && { urgent: true }),
      shell,
      words: files.words(brand, locale),
      needs: [...needs],
      state: { loaderData: context.loaderData, errors: errorsOf(context) },
    };
    const html = renderWhole(
      <Document shell={shell} css={css} boot={jsonForHtml(boot)}>
        <Providers services={services(brand, locale)} translator={await translators(brand, locale)}>
          <StaticRouterProvider
            router={createStaticRouter(routesOf(context), context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </Document>,
    );
    const head = [
      files.devHead ?? '',
      url.pathname === pathTo.cart(locale) ? withoutScripts(locale) : '',
      ...structuredDataOf(context, brands[brand].shop, locale).map(jsonLd),
    ].join('');
    return { html: html.replace('</head>', () => `${head}</head>`), contentPolicy: policyOf(css) };
  };

  const pageOf = async (address: PageAddress, context: StaticHandlerContext): Promise<Page> => {
    for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) report(error);
    const clean: StaticHandlerContext = { ...context, errors: errorsOf(context) };
    try {
      return { status: context.statusCode, ...(await documentOf(address, clean)) };
    } catch (error) {
      report(error);
      return { status: 500, ...(await documentOf(address, failedPage(context))) };
    }
  };

  return {
    queryOf: (pathname) =>
      (matchRoutes(tables[tableFor(pathname)], pathname) ?? []).flatMap(
        (match) => handleOf(match).cacheQuery ?? [],
      ),
    render: async (address) => {
      const request = new Request(address.url);
      const requestContext = new RouterContextProvider();
      requestContext.set(servicesContext, services(address.brand, localeOf(address.url.pathname)));
      let page: Page | undefined;
      const handler = await handlers[tableFor(address.url.pathname)];
      const answer = await handler.query(request, {
        requestContext,
        // A route without data renders its fallback, on both sides.
        filterMatchesToLoad: (match) => !handleOf(match).personal,
        generateMiddlewareResponse: async (query) => {
          const context = await query(request);
          if (context instanceof Response) return context;
          page = await pageOf(address, context);
          return new Response(null, { status: page.status });
        },
      });
      if (page) return page;
      return answer instanceof Response ? answer : pageOf(address, answer);
    },
  };
};
