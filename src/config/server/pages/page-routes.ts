import { type Context, Hono } from 'hono';
import type { Decide } from '../../../application/flags/decisions.ts';
import type { ClockPort } from '../../../application/shared/clock.ts';
import { noTelemetry, type Telemetry, timed } from '../../../application/telemetry/telemetry.ts';
import { previewOf } from '../../../domain/content/preview.ts';
import type { Flag } from '../../../domain/flags/flag.ts';
import { forcedCookie, forcedIn, writeForced } from '../../../domain/flags/forced.ts';
import { listsOfQuery } from '../../../domain/routing/cache-query.ts';
import { pageTags } from '../../../domain/routing/page-tags.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { cacheKey, queryThatMatters } from '../../../domain/shared/cache-key.ts';
import { type Locale, locales } from '../../../domain/shared/locale.ts';
import { movedResetPath } from '../../../domain/shared/mail-link.ts';
import { localeOf, prefixOf } from '../../../domain/shared/paths.ts';
import { addedIn, lostLinkIn, plainCartPath } from '../../../domain/shared/plain-paths.ts';
import { brands } from '../../brands/brands.ts';
import { type RenderedPage, textOfPage } from '../../rendering/rendered-page.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { asPreview } from '../content/as-preview.ts';
import { withBar } from '../content/preview-bar.ts';
import { securityHeaders } from '../edge/security-headers.ts';
import { flagRequestOf, flagUserOf, forcedBy } from '../flags/flag-visitor.ts';
import { makePageVariants } from '../flags/page-variants.ts';
import { cartTokenOf } from '../forms/kept-cart.ts';
import type { PlainCartRequest } from '../forms/plain-cart.tsx';
import { hasSandbox, isDrawnByShop } from '../services/sandbox-pages.ts';
import type { PageServerTypes, Visit } from '../visit.ts';
import { carryQuery } from './carry-query.ts';
import { lastResortPage, lastResortPolicy } from './error-pages.ts';
import {
  answerWith,
  type CachedPage,
  type CacheState,
  cachedPage,
  type makeHtmlCache,
} from './html-cache.ts';
import { followPartnerLink } from './partner-link.ts';
import type { QuickPage, QuickPages } from './quick-pages.ts';
import { canonicalPath, isReadable } from './redirects.ts';

export interface PageRouteSettings {
  readonly visitOf: (c: Context) => Visit;
  readonly renderer: Renderer;
  readonly plainCart: (request: PlainCartRequest) => Promise<RenderedPage>;
  /** If absent, every page is rendered for each request. */
  readonly cache?: ReturnType<typeof makeHtmlCache>;
  readonly decide: Decide;
  readonly clock: Pick<ClockPort, 'now'>;
  /** Whether visitors may choose their variant of an experiment. */
  readonly forceFlags: boolean;
  /**
   * The path prefixes that the backend answers. They tell whether the sandbox is the backend; only then do its pages
   * that the shop draws exist.
   */
  readonly backendPaths: readonly string[];
  /** Whether external identity providers open in a window of their own. Source: AUTH-6. */
  readonly popups?: boolean;
  /** The origin whose visual editor may show a preview in a frame. If absent, no origin may. */
  readonly editorOrigin?: string;
  readonly report: (error: unknown) => void;
  /** If absent, rendering times are not measured. */
  readonly telemetry?: Telemetry;
  /** Is given the addresses whose cached page depends only on the address and the visitor's variants. */
  readonly quick?: Pick<QuickPages, 'note'>;
  /** Whether a CDN in front of this server keeps copies of public documents and drops them by tags. */
  readonly isTagged?: boolean;
  /** Development only: the styles and scripts of hot reloading are allowed. */
  readonly relaxed?: boolean;
}

/**
 * The browser caches a page for half a minute, so that a prefetched page is not requested again. While no server
 * answers, caches in front serve it for a day.
 */
const publicPage = 'public, max-age=30, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
/** One of several copies of a page. Only this server knows which one belongs to the visitor. */
const copyOfPage = 'private, no-cache';
const html = 'text/html; charset=utf-8';
const nothingDecided: ReadonlyMap<string, Flag> = new Map();
/** A request that chooses a variant in its address does not take the quick way. */
const nothingChosen = new URLSearchParams();

/** Pages with several copies have no tags. Only this server keeps those copies, so no CDN has to drop them. Source: CDN-1. */
const tagHeaders = (tags: readonly string[]): Record<string, string> => ({
  'cache-tag': tags.join(','),
  'surrogate-key': tags.join(' '),
});

/**
 * Routes of every address that is a page. Redirects to the canonical path, renders the page or takes it from the cache,
 * and sets all headers.
 */
export const makePageRoutes = (settings: PageRouteSettings): Hono<PageServerTypes> => {
  const {
    visitOf,
    renderer,
    plainCart,
    backendPaths,
    report,
    relaxed,
    decide,
    clock,
    forceFlags,
    popups,
    isTagged,
  } = settings;
  const { telemetry = noTelemetry } = settings;
  const app = new Hono<PageServerTypes>();
  const variants = makePageVariants();

  /** Defined outside the handler. A closure keeps its whole scope in memory, including the request. */
  const quickPage = (
    { brand, sharedHost = false }: Visit,
    locale: Locale,
    headers: QuickPage['headers'],
    key: string,
    { peek }: ReturnType<typeof makeHtmlCache>,
    route: string,
  ): QuickPage => ({
    brand,
    headers,
    counted: {
      whole: telemetry.counter('requests', { brand, route, status: 200, cache: 'kept' }),
      unchanged: telemetry.counter('requests', { brand, route, status: 304, cache: 'kept' }),
    },
    peek: (asked) => {
      const held = variants.heldBy(key);
      if (held.length === 0) return peek(key);
      const user = flagUserOf(
        { ...asked(), query: nothingChosen },
        { brand, sharedHost },
        locale,
        forceFlags,
        clock.now(),
      );
      const flags = decide.known?.(held, user);
      return flags && peek(variants.keyOf(key, flags));
    },
  });

  for (const locale of locales) {
    app.get(plainCartPath(locale), async (c) => {
      const visit = visitOf(c);
      const { brand, client } = visit;
      const page = await plainCart({
        brand,
        locale,
        token: cartTokenOf(c, visit),
        client,
        cookie: c.req.header('cookie'),
        added: addedIn(c.req.query('added')),
        wasGone: c.req.query('gone') !== undefined,
        problem: c.req.query('failed') === 'update' ? 'update' : lostLinkIn(c.req.query('link')),
      });
      return c.body(page.html, page.status as 200, {
        'content-type': html,
        'cache-control': 'private, no-store',
        ...(!relaxed && { 'content-security-policy': page.contentPolicy }),
      });
    });
  }

  const renderPage = async (
    brand: BrandId,
    url: URL,
    key: string,
    flags: ReadonlyMap<string, Flag>,
    route: string,
  ): Promise<CachedPage | Response> => {
    try {
      const page = await timed(
        telemetry,
        `render ${route}`,
        { brand, route },
        'render',
        () => ({ route }),
        () => renderer.render({ brand, url, flags }),
      );
      if (page instanceof Response) return page;
      const { status, personal, flags: held = [] } = page;
      const kept = held.length > 0 ? copyOfPage : publicPage;
      const isKept = status === 200 && !personal && !isDrawnByShop(url.pathname);
      return cachedPage(
        page,
        {
          'content-type': html,
          // The browser must not keep personal pages, so that nobody sees them after a sign-out.
          'cache-control': isKept ? kept : 'no-store',
          vary: held.length > 0 ? 'accept-encoding, cookie' : 'accept-encoding',
          ...(isTagged &&
            isKept &&
            held.length === 0 &&
            tagHeaders(pageTags(brand, url.pathname, textOfPage(page)))),
          ...(!relaxed && {
            'content-security-policy': page.contentPolicy,
            'speculation-rules': '"/speculation.json"',
          }),
        },
        !variants.note(key, flags, held),
      );
    } catch (error) {
      report(error);
      return cachedPage(
        { status: 500, html: lastResortPage(brand, localeOf(url.pathname)), contentPolicy: lastResortPolicy },
        { 'content-type': html, 'cache-control': 'no-store', 'content-security-policy': lastResortPolicy },
      );
    }
  };

  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    const readable = isReadable(url.pathname);
    const elsewhere = readable ? canonicalPath(url.pathname) : undefined;
    if (elsewhere !== undefined) return c.redirect(elsewhere + url.search, 301);
    const moved = movedResetPath(url.pathname, url.searchParams);
    if (moved !== undefined) {
      c.header('cache-control', 'no-store');
      return c.redirect(moved, 302);
    }
    const visit = visitOf(c);
    const { brand, host } = visit;
    const followed = readable ? followPartnerLink(c, visit, brands[brand].shop) : undefined;
    if (followed) return followed;
    const locale = localeOf(url.pathname);
    const chosen = forceFlags && forcedIn(url.searchParams).size > 0;
    const drawn = isDrawnByShop(url.pathname);
    const cache = drawn ? undefined : settings.cache;
    if (!readable || (drawn && !hasSandbox(backendPaths)))
      url.pathname = `${prefixOf(localeOf(url.pathname))}/-`;
    // Computed only for telemetry. Matching a path takes longer than everything else that a cached page needs.
    const route = telemetry.isOn ? renderer.typeOf(url.pathname) : '';
    const came = (state: CacheState) => c.set('page', { route, cache: state });
    // The key holds the brand instead of the host, and no unknown parameters, so that strangers cannot fill the cache.
    const names = url.search === '' ? [] : renderer.queryOf(url.pathname);
    const query = queryThatMatters(names, url.searchParams, listsOfQuery);
    const asked = url.search;
    const preview = previewOf(url.search);
    url.search = [query, preview].filter(Boolean).join('&');
    const headers = securityHeaders(host, popups);
    const key = cacheKey({ brand, locale, path: url.pathname, query });
    const decideFor = async (keys: readonly string[]) =>
      keys.length === 0
        ? nothingDecided
        : decide(keys, flagUserOf(flagRequestOf(c), visit, locale, forceFlags, clock.now()));
    const answerFor = async (keys: readonly string[]): Promise<Response> => {
      const flags = await decideFor(keys);
      const render = async () => c.get('refuse')?.() ?? renderPage(brand, url, key, flags, route);
      if (cache && preview === undefined)
        return cache.answer(variants.keyOf(key, flags), c.req.raw, render, headers, came);
      came('rendered');
      const page = await render();
      if (page instanceof Response) return page;
      return answerWith(
        c.req.raw,
        preview === undefined ? page : await withBar(page, brand, locale),
        headers,
      );
    };
    const held = variants.heldBy(key);
    const first = await answerFor(held);
    const found = variants.heldBy(key);
    // The rendering found which features the page contains. Now they are decided for this visitor.
    const answer = carryQuery(
      String(found) === String(held) ? first : await answerFor(found),
      asked,
      url.search,
    );
    if (chosen) {
      answer.headers.set('cache-control', 'private, no-store');
      answer.headers.append(
        'set-cookie',
        `${forcedCookie.name}=${encodeURIComponent(writeForced(forcedBy(flagRequestOf(c))))}; Path=/; SameSite=Lax${visit.secure ? '; Secure' : ''}`,
      );
    }
    if (preview !== undefined) asPreview(answer.headers, settings.editorOrigin);
    const isPlain = preview === undefined && !chosen && !c.get('counted') && answer.status === 200;
    if (cache && isPlain)
      settings.quick?.note(
        { port: { ...(c.env?.brand && { brand: c.env.brand }) }, host, address: url.pathname + asked },
        quickPage(visit, locale, headers, key, cache, route),
      );
    c.set('complete', answer.status === 200 || answer.status === 304);
    return answer;
  });
  return app;
};
