import type { ReactNode } from 'react';
import {
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { Services } from '../../application/services.ts';
import { isAccountPath } from '../../domain/identity/sign-in-target.ts';
import { chromeOf } from '../../domain/layout/chrome.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { pageLanguage } from '../../domain/shared/page-language.ts';
import { localeOf, pathTo, withoutLocale } from '../../domain/shared/paths.ts';
import {
  plainAccountPath,
  plainCartAddedPath,
  plainCartLinkPath,
  plainCartPath,
  plainOrderPath,
} from '../../domain/shared/plain-paths.ts';
import { usualZone } from '../../domain/shared/shop-day.ts';
import { Providers } from '../../ui/app.tsx';
import { Document, type Shell } from '../../ui/document.tsx';
import { pageNotes } from '../../ui/page-notes.ts';
import { isWhole, publicPageOf } from '../../ui/public-pages.ts';
import { handleOf } from '../../ui/shared/handle.ts';
import type { Namespace } from '../../ui/shared/namespaces.ts';
import { PreviewsContext } from '../../ui/shared/previews.ts';
import { structuredDataOf } from '../../ui/structured-data/of-page.ts';
import { pageContents } from '../../ui/tracking/page-contents.ts';
import type { Brand } from '../brands/brand.ts';
import { brands } from '../brands/brands.ts';
import { sandboxChat } from '../brands/deployed.ts';
import { wholeTranslator } from '../words/whole-translator.ts';
import { type Assets, errorParts, type PageFiles } from './assets.ts';
import { fillDocument } from './blank-document.tsx';
import { type Boot, type Counting, jsonForHtml, jsonLd } from './boot.ts';
import { type ContentOrigins, contentPolicy } from './content-policy.ts';
import { Previews } from './Previews.tsx';
import { errorsOf } from './page-errors.ts';
import { pageStyles } from './page-styles.ts';
import { partsOf } from './parts-of.ts';
import { makePublicBody } from './public-body.tsx';
import { renderWhole } from './render-whole.ts';
import type { PageAddress, RenderedPage } from './rendered-page.ts';
import { flagsForPage } from './with-flags.ts';

/** The path of the version of a page that works without scripts. */
const plainPathOf = ({ pathname, searchParams }: URL, locale: Locale): string | undefined => {
  if (pathname === pathTo.cart(locale))
    return plainCartAddedPath(locale, searchParams.get('added'), searchParams.has('gone'));
  const rest = withoutLocale(pathname);
  const [, , page, token] = rest.split('/');
  if (page === 'thank-you') return token ? plainOrderPath(locale, token) : pathTo.findOrder(locale);
  // That page says that orders can be placed by phone.
  if (rest.startsWith('/checkout')) return plainCartPath(locale);
  if (rest === '/reset-password') return `${plainAccountPath(locale)}?screen=reset`;
  if (rest.startsWith('/abandoned-cart/')) return plainCartLinkPath(locale, rest.split('/')[3] ?? '');
  // The orders are there, to be looked up for an order by phone.
  if (rest.startsWith('/reorder/') || rest === '/wip') return plainAccountPath(locale);
  return isAccountPath(pathname) ? plainAccountPath(locale) : undefined;
};

/**
 * Pages of a cart or an account are shells that scripts fill. Visitors without scripts are redirected to the plain
 * versions.
 */
const withoutScripts = (url: URL, locale: Locale): string => {
  const path = plainPathOf(url, locale);
  return path === undefined
    ? ''
    : `<noscript><meta http-equiv="refresh" content="0; url=${path.replaceAll('&', '&amp;')}"></noscript>`;
};

/** The styles of a page, and the policy that allows them. */
interface Look {
  readonly css: Uint8Array;
  readonly policy: string;
}

/**
 * The shop and the page determine the files, so the look is cached per files object. `hasMenu`: all these pages have a
 * menu for as long as they are open.
 */
const makeLooks = (policyOf: (css: string) => string, hasMenu: boolean) => {
  const looks = new WeakMap<PageFiles, Look>();
  return (brand: Brand, files: PageFiles, { properties, later }: Assets, isPublic: boolean): Look => {
    const before = looks.get(files);
    if (before) return before;
    const css = pageStyles(brand, files, properties, hasMenu, isPublic ? later?.classes : undefined);
    const look = { css: new TextEncoder().encode(css), policy: policyOf(css) };
    looks.set(files, look);
    return look;
  };
};

/** The routes of a page. The router copies the routes it gets for every page, so it does not get the whole table. */
const routesOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.map(({ route: { children: _, ...route } }) => route);

/** The common settings of all pages of a deployment. */
export interface DocumentSettings {
  readonly assets: () => Assets;
  /** Whether each shop has a port of its own. */
  readonly brandPorts: boolean;
  /** Origins of the payment provider's scripts and frames. */
  readonly paymentOrigins: readonly string[];
  readonly content: ContentOrigins | undefined;
  readonly counting: Counting;
  /** Where a page reports errors: `own`, or Sentry by its DSN. */
  readonly told: string | undefined;
}

/** Creates the whole document of a page whose data is loaded: React's markup, and the parts of the head outside React. */
export const makePageDocument = ({
  assets,
  brandPorts,
  paymentOrigins,
  content,
  counting,
  told,
}: DocumentSettings) => {
  const isWatched = counting.layer || counting.container !== undefined || counting.sandbox;
  const drawPublicBody = makePublicBody();
  const policyOf = (css: string) =>
    contentPolicy([css], paymentOrigins, content, counting.container !== undefined);
  const lookWithMenu = makeLooks(policyOf, true);
  const lookOfAny = makeLooks(policyOf, false);
  return async (
    { brand, url, flags }: PageAddress,
    context: StaticHandlerContext,
    own: Services,
  ): Promise<Omit<RenderedPage, 'status'>> => {
    const locale = localeOf(url.pathname);
    const { per100ml = [], houseIdentity } = own.shop;
    const { chat } = own.shop.contact;
    const files = assets();
    const handles = context.matches.map(handleOf);
    const page = publicPageOf(context.matches.at(-1)?.route.id ?? '');
    const loaded: unknown = context.loaderData[context.matches.at(-1)?.route.id ?? ''];
    const isAlive = page && (context.errors || isWhole(page, loaded));
    const kind = page ? (isAlive ? 'whole' : 'page') : 'app';
    const pageFiles = files.filesOf(kind, [
      `src/config/brands/${brand}/shop.ts`,
      ...(context.errors ? [errorParts] : []),
      ...handles.flatMap(({ chunk }) => chunk ?? []),
      ...handles.flatMap(({ fallback }) => fallback?.chunk ?? []),
      ...context.matches.flatMap(({ route }) => partsOf(route, context.loaderData)).map(({ chunk }) => chunk),
    ]);
    const { scripts, sheets } = pageFiles;
    // The app goes on to the checkout, without a menu; a document never changes.
    const lookOf = page && chromeOf(url.pathname).menu ? lookWithMenu : lookOfAny;
    const { css, policy } = lookOf(brands[brand], pageFiles, files, page !== undefined);
    const personal = handles.some((handle) => handle.personal);
    const shell: Shell = {
      lang: pageLanguage(locale, own.shop.country),
      brand,
      starter: files.starter,
      themeColors: [brands[brand].theme.colours.ground, brands[brand].theme.night.colours.ground],
      ...(files.conditions && { conditions: files.conditions[brand] }),
      ...(page && files.later && { later: true }),
      ...(personal && { preload: scripts }),
    };
    const needs = new Set<Namespace>(['common', ...handles.flatMap((handle) => handle.words ?? [])]);
    const boot: Boot = {
      scripts,
      sheets,
      ...(personal && { urgent: true }),
      ...(brandPorts && { brandPorts }),
      ...(own.shop.origin !== brands[brand].shop.origin && { origin: own.shop.origin }),
      ...(chat && { chat: chat === sandboxChat(brand) || chat }),
      ...(own.shop.currency !== brands[brand].shop.currency && { currency: own.shop.currency }),
      ...(houseIdentity !== undefined && { houseIdentity }),
      ...(per100ml.length > 0 && { per100ml }),
      ...(own.clock.zone !== undefined && own.clock.zone !== usualZone && { zone: own.clock.zone }),
      counting,
      words: files.words(brand, locale),
      needs: [...needs],
      ...(told && (told === 'own' ? { ownErrors: true } : { dsn: told })),
      ...(flags && flags.size > 0 && { flags: flagsForPage(flags) }),
    };
    const translator = await wholeTranslator(brand, locale);
    const structured = await structuredDataOf(context, own, translator);
    const provided = (node: ReactNode) => (
      <PreviewsContext value={Previews}>
        <Providers services={own} translator={translator}>
          {node}
        </Providers>
      </PreviewsContext>
    );
    const more = [files.devHead ?? '', withoutScripts(url, locale), jsonLd(structured)].join('');
    if (page) {
      const { html, head, islands, status } = drawPublicBody(
        context,
        url,
        [brand, locale],
        provided,
        files.later?.file,
      );
      const document: Boot = {
        ...boot,
        page,
        needs: [],
        islands,
        ...(pageFiles.ahead && { ahead: pageFiles.ahead }),
        ...(status === undefined && isWatched && { contents: pageContents(page, loaded) }),
        ...(status === undefined && { notes: pageNotes(page, loaded) }),
        ...(status !== undefined && { status }),
      };
      return {
        html: fillDocument(shell, { css, head: head + more, body: html, boot: jsonForHtml(document) }),
        contentPolicy: policy,
        personal,
      };
    }
    const app: Boot = {
      ...boot,
      shell,
      state: {
        loaderData: context.loaderData,
        errors: errorsOf(context),
      },
    };
    const html = renderWhole(
      <Document shell={shell} css={new TextDecoder().decode(css)} boot={jsonForHtml(app)}>
        {provided(
          <StaticRouterProvider
            router={createStaticRouter(routesOf(context), context)}
            context={context}
            hydrate={false}
          />,
        )}
      </Document>,
    );
    return { html: html.replace('</head>', () => `${more}</head>`), contentPolicy: policy, personal };
  };
};
