import type { Hono } from 'hono';
import { makeBackendPorts } from '../../adapters/backend/backend-ports.ts';
import { makeReadMemory } from '../../adapters/backend/read-memory.ts';
import { makeSiteIndexAdapter } from '../../adapters/backend/site-index-adapter.ts';
import { makeDecisions } from '../../application/flags/decisions.ts';
import { noFlags } from '../../application/flags/no-flags.ts';
import type { Failure } from '../../application/shared/failure.ts';
import type { Shop } from '../../application/shared/shop.ts';
import { unexpected } from '../../application/shared/unexpected-failure.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { backendSettingsOf } from '../backend-settings.ts';
import { brandOfHost, brands } from '../brands/brands.ts';
import { deployed } from '../brands/deployed.ts';
import { now, systemClock } from '../clock.ts';
import type { Environment } from '../environment.ts';
import type { Assets } from '../rendering/assets.ts';
import { makeRenderer } from '../rendering/renderer.ts';
import { makeServerServices } from '../server-services.ts';
import { contentOriginsOf, storyblokEditor, withContent } from './content/open-content.ts';
import { makeStoryNotices } from './content/story-notices.ts';
import { accessLogOf } from './edge/access-log.ts';
import { makePerMinute } from './edge/per-minute.ts';
import { reportTrouble } from './edge/report.ts';
import { passingRequestId } from './edge/request-id.ts';
import { passingWait } from './edge/told-wait.ts';
import { trustIn } from './edge/trusted-proxies.ts';
import { flagsOf, tellUndecided } from './flags/flags.ts';
import { makePlainCart } from './forms/plain-cart.tsx';
import { openVisitorAccount } from './forms/visitor-account.ts';
import { makePageServer } from './page-server.ts';
import { countingOf } from './pages/counting.ts';
import { makeHtmlCache } from './pages/html-cache.ts';
import type { QuickPages } from './pages/quick-pages.ts';
import type { Backend } from './services/backend.ts';
import { chatOf } from './services/chat-of.ts';
import { errorsOf } from './services/errors.ts';
import { makeOutsideServices } from './services/outside-services.ts';
import { paymentOriginsOf } from './services/payment-provider.ts';
import { searchingBackend } from './services/search-engine.ts';
import type { PageServerTypes } from './visit.ts';

export interface ShopParts {
  readonly assets: () => Assets;
  readonly files?: Hono;
  /** Development only: hot reloading may add scripts and styles of its own. */
  readonly relaxed?: boolean;
  readonly report: (error: unknown) => void;
  /** True from the moment that the server was asked to stop. */
  readonly isLeaving?: () => boolean;
  /** Told of pages that may be answered before the shop is asked. */
  readonly quick?: Pick<QuickPages, 'note'>;
  /** Told in words of what an operator or an editor can mend. */
  readonly note?: (trouble: string) => void;
}

const megabyte = 1024 * 1024;
/** Never looked up: every request to it is handed to the backend in this process. */
const base = 'http://backend.invalid/api';

/** Puts backend, renderer and page server together. */
export const makeShop = (
  environment: Environment,
  opened: Backend,
  { assets, files, relaxed, quick, report: log, note = reportTrouble, isLeaving = () => false }: ShopParts,
): Hono<PageServerTypes> => {
  const heard = errorsOf(environment, opened);
  const report = (error: unknown): void => {
    log(error);
    heard.report(error);
  };
  const clock = systemClock(environment.timeZone);
  /** What the backend goes by, where it is here: a test that moves it moves pages and what editors planned with it. */
  const shopClock = opened.clock ?? clock;
  const outside = makeOutsideServices(clock, note);
  const onFailure = (operation: string, failure: Failure): void => {
    const error = unexpected(operation, failure);
    if (error && !outside.isExplained(operation, failure)) report(error);
  };
  const passing: Backend = {
    ...opened,
    fetch: passingWait(passingRequestId(searchingBackend(environment, opened.fetch, report, outside))),
  };
  /** When editors published last, as their space told. */
  let published = 0;
  const changedAt = (): number => Math.max(published, opened.publishedAt?.() ?? 0);
  const backend: Backend = {
    ...passing,
    fetch: withContent(environment, passing, base, note, changedAt, outside, shopClock),
  };
  const { storyblokWebhookSecret: noticeSecret } = environment;
  const asked = { base, fetch: backend.fetch, clock: shopClock, onFailure };
  const originOf = (brand: BrandId): string => environment.origins[brand]?.[0] ?? brands[brand].shop.origin;
  const shopOf = (brand: BrandId): Shop =>
    deployed(brands[brand].shop, {
      origin: originOf(brand),
      chat: chatOf(environment.chats, opened.paths, brand),
    });
  const servicesFor = (brand: BrandId, locale: Locale) =>
    makeServerServices({ shop: shopOf(brand), locale, ...asked });
  const memory = makeReadMemory({ freshFor: 5000, capacity: 100, now, changedAt });
  const remembering = (brand: BrandId, locale: Locale) =>
    makeServerServices({ shop: shopOf(brand), locale, ...asked, memory });
  const portsFor = (brand: BrandId, locale: Locale, client: string) =>
    makeBackendPorts(
      backendSettingsOf(brands[brand].shop, locale, {
        base,
        onFailure,
        fetch: (request) => {
          request.headers.set('x-client', client);
          return backend.fetch(request);
        },
      }),
    );
  const flags = flagsOf(environment, backend);
  const decide = makeDecisions({
    flags,
    clock,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    report: tellUndecided(report, now),
    ...(URL.canParse(environment.flags) && { breaker: outside.breakerFor('flags', 'nobody') }),
  });
  const brandPorts = environment.firstBrandPort !== undefined;
  return makePageServer({
    renderer: makeRenderer({
      assets,
      servicesFor: remembering,
      report,
      brandPorts,
      paymentOrigins: paymentOriginsOf(environment),
      content: contentOriginsOf(environment),
      counting: { ...countingOf(environment), ...(flags !== noFlags && { experiments: true }) },
      told: heard.told,
    }),
    ...(environment.content === 'storyblok' && { editorOrigin: storyblokEditor }),
    assets,
    backend: backend.fetch,
    backendPaths: backend.paths,
    portsFor,
    accountFor: openVisitorAccount(backend, base),
    servicesFor,
    originOf,
    siteIndexFor: (brand) =>
      makeSiteIndexAdapter({
        base,
        fetch: backend.fetch,
        channel: { brand_channel: brand, locale: 'de' },
        timeoutMs: 30_000,
      }),
    plainCart: makePlainCart(assets, servicesFor, portsFor),
    errors: heard.errors,
    flags,
    decide,
    forceFlags: environment.forceFlags ?? environment.backendUrl === undefined,
    clock: shopClock,
    questions: makePerMinute(600, now),
    counted: makePerMinute(120, now),
    searches: makePerMinute(environment.searchesPerMinute, now),
    defaultBrand: environment.brand,
    popups: environment.identity !== 'sandbox',
    brandPorts,
    brandOfHost: brandOfHost(environment.origins),
    isTrusted: trustIn(environment.trustedProxies),
    clientHeader: environment.clientHeader,
    checks: backend.checks,
    isLeaving,
    services: outside.answering,
    report,
    ...(environment.htmlCache && {
      cache: makeHtmlCache({
        freshFor: 60_000,
        usableFor: 600_000,
        capacity: 32 * megabyte,
        now,
        report,
        changedAt,
      }),
    }),
    ...(noticeSecret !== undefined && {
      notices: makeStoryNotices({
        secret: noticeSecret,
        now,
        changed: () => {
          published = now();
        },
      }),
    }),
    ...(files && { files }),
    ...(quick && { quick }),
    ...accessLogOf(environment.accessLog),
    ...(relaxed && { relaxed }),
  });
};
