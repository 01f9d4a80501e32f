import { type Context, Hono, type Next } from 'hono';
import type { BackendPorts } from '../../adapters/backend/backend-ports.ts';
import type { ClockPort } from '../../application/shared/clock.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import type { PartnerOffer } from '../../domain/tracking/partner-offer.ts';
import { brands } from '../brands/brands.ts';
import { type CrawlerFileSettings, makeCrawlerFiles } from './crawlers/crawler-files.ts';
import { accessLine } from './edge/access-log.ts';
import { answerIfDisconnected } from './edge/answer-if-disconnected.ts';
import { type HealthSettings, makeHealth } from './edge/health.ts';
import { requestIdHeader, requestIdOf, withRequestId } from './edge/request-id.ts';
import { readRetryDelay } from './edge/retry-delay.ts';
import { isLoadableByOtherSites, securityHeaders, strictPolicy } from './edge/security-headers.ts';
import { type BackendUse, makeDownloads } from './files/downloads.ts';
import { makeDrawings } from './files/drawings.ts';
import { makeEyeCheckCalendar } from './files/eye-check-calendar.ts';
import { makeReorderCalendar } from './files/reorder-calendar.ts';
import { makeShareCards, type ShareCardSettings } from './files/share-cards.ts';
import { makeSiteFiles, type SiteFileSettings } from './files/site-files.ts';
import { type FlagRouteSettings, makeFlagRoutes } from './flags/flag-routes.ts';
import { type AccountFormSettings, makeAccountForms } from './forms/account-forms.tsx';
import { makeExpressForms } from './forms/express-forms.ts';
import { makeEyeCheckChanges } from './forms/eye-check-changes.tsx';
import { makeEyeCheckForms } from './forms/eye-check-forms.tsx';
import { makeFailedAnswer } from './forms/failed-answer.tsx';
import { makeFindForms } from './forms/find-forms.ts';
import { formRefusals } from './forms/form-refusals.tsx';
import { makeGuestOrderForms } from './forms/guest-order-forms.tsx';
import { makeGuestSubscriptionForms } from './forms/guest-subscription-forms.tsx';
import { makeMailLinkForms } from './forms/mail-link-forms.tsx';
import { makePlainAnswer } from './forms/plain-answer.ts';
import { makeProductAlertForms } from './forms/product-alert-forms.tsx';
import { makeRefusedProduct } from './forms/refused-product.ts';
import { makeShoppingForms } from './forms/shopping-forms.ts';
import { type HoldBackSettings, holdBack } from './pages/hold-back.ts';
import { type MenuPanelSettings, makeMenuPanels } from './pages/menu-panels.tsx';
import { makePageRoutes, type PageRouteSettings } from './pages/page-routes.ts';
import { type ErrorRouteSettings, makeErrorRoutes } from './services/error-routes.ts';
import { isDrawnByShop } from './services/sandbox-pages.ts';
import { makeSearchLimit, type SearchLimitSettings } from './services/search-limit.tsx';
import { traceRequests } from './telemetry/trace-requests.ts';
import { type PageServerTypes, readVisit, type Visit, type VisitSettings } from './visit.ts';

/** Passes the backend's paths on to it, with the client that its rate limits count. */
const makeBackendRoutes = ({ visitOf, backend, backendPaths, report }: BackendUse): Hono => {
  const app = new Hono();
  const pass = async (c: Context, next: Next): Promise<Response | undefined> => {
    if (isDrawnByShop(c.req.path)) {
      await next();
      return;
    }
    const request = new Request(c.req.raw);
    request.headers.set('x-client', visitOf(c).client);
    try {
      return await backend(request);
    } catch (error) {
      const gone = answerIfDisconnected(c);
      if (gone) return gone;
      report(error);
      return c.json({ code: 'backend.unreachable' }, 502, { 'cache-control': 'no-store' });
    }
  };
  for (const path of backendPaths) {
    app.all(path, pass);
    app.all(`${path}/*`, pass);
  }
  return app;
};

type Parts = BackendUse &
  FlagRouteSettings &
  Pick<SearchLimitSettings, 'searches'> &
  ErrorRouteSettings &
  SiteFileSettings &
  MenuPanelSettings &
  ShareCardSettings &
  CrawlerFileSettings &
  PageRouteSettings &
  HoldBackSettings &
  HealthSettings &
  VisitSettings;

export interface PageServerSettings extends Omit<Parts, 'visitOf'> {
  /** Gives the current day for forms that ask for a day. */
  readonly clock: ClockPort;
  readonly portsFor: (brand: BrandId, locale: Locale, client: string, offer?: PartnerOffer) => BackendPorts;
  readonly accountFor: AccountFormSettings['accountFor'];
  /** Routes where the content service reports publications. */
  readonly notices?: Hono;
  /** Built files. */
  readonly files?: Hono;
  readonly log?: (line: string) => void;
}

/** The methods that the server accepts. Pages accept only the first two. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Returns a function for the methods of a path: those of pages, and of those that receive a form. */
const allowedIn = ({ routes }: Hono<PageServerTypes>): ((path: string) => { readonly allow: string }) => {
  let forms: Hono | undefined;
  /** Made at the first use, when all routes are known. */
  const made = (): Hono => {
    const known = new Hono();
    for (const { method, path } of routes) if (method === 'POST') known.post(path, (c) => c.body(null));
    return known;
  };
  return (path) => {
    forms ??= made();
    const [found] = forms.router.match('POST', path);
    return { allow: found.length > 0 ? 'GET, HEAD, POST' : 'GET, HEAD' };
  };
};

/** Builds the function from request to response. Node serves it; tests call it in process. It chooses which route answers. */
export const makePageServer = (settings: PageServerSettings): Hono<PageServerTypes> => {
  const { report, log, relaxed, files, portsFor, telemetry } = settings;
  const app = new Hono<PageServerTypes>();
  const visitOf = readVisit(settings);

  app.use(async (c, next) => {
    const id = requestIdOf(c.req.header(requestIdHeader), visitOf(c).passedOn);
    const wait = await readRetryDelay(() => withRequestId(id, next));
    c.res.headers.set(requestIdHeader, id);
    // A page that names a waiting time also sends it as a header.
    const isLater = c.res.status === 429 || c.res.status === 503;
    if (isLater && wait !== undefined && !c.res.headers.has('retry-after'))
      c.res.headers.set('retry-after', wait);
  });
  app.use(async (c, next) => {
    await next();
    // What is left of the body would be read as the next request.
    if (c.res.status === 413) c.res.headers.set('connection', 'close');
    // Caches keep an error that does not say otherwise, and a file may be there a moment later.
    if (c.res.status >= 400 && !c.res.headers.has('cache-control'))
      c.res.headers.set('cache-control', 'no-store');
    // Pages already have all their headers.
    if (c.get('complete')) return;
    for (const [name, value] of Object.entries(securityHeaders(visitOf(c).host, settings.popups)))
      c.res.headers.set(name, value);
    if (isLoadableByOtherSites(c.req.path)) c.res.headers.set('cross-origin-resource-policy', 'cross-origin');
    if (!c.res.headers.has('content-security-policy') && !relaxed)
      c.res.headers.set('content-security-policy', strictPolicy);
  });
  // Monitoring requests this every few seconds, so it is not logged.
  app.route('/', makeHealth(settings));
  if (telemetry?.isOn) app.use(traceRequests(telemetry, visitOf));
  if (log)
    app.use(async (c, next) => {
      const start = performance.now();
      await next();
      const { method, url: address } = c.req;
      const { brand } = visitOf(c);
      log(accessLine({ method, address, status: c.res.status, ms: performance.now() - start, brand }));
    });
  app.use(holdBack({ ...settings, visitOf }));
  const answer = makePlainAnswer({ ...settings, visitOf });
  const failedAnswer = makeFailedAnswer({ visitOf, answer });
  app.use(formRefusals({ visitOf, answer }));
  const allowed = allowedIn(app);
  const refuse = (c: Context) => c.text('', 405, allowed(c.req.path));
  app.use(async (c, next) => (methods.has(c.req.method) ? next() : refuse(c)));
  app.onError((error, c) => {
    const gone = answerIfDisconnected(c);
    if (gone) return gone;
    report(error);
    return failedAnswer(c);
  });

  if (files) app.route('/', files);
  if (settings.notices) app.route('/', settings.notices);
  app.route('/', makeErrorRoutes({ ...settings, visitOf }));
  app.route('/', makeFlagRoutes({ ...settings, visitOf }));
  app.route('/', makeSearchLimit({ ...settings, visitOf, answer }));
  app.route('/', makeBackendRoutes({ ...settings, visitOf }));
  app.route('/', makeDownloads({ ...settings, visitOf }));
  app.route('/', makeReorderCalendar({ visitOf }));
  app.route('/', makeEyeCheckCalendar({ ...settings, visitOf }));
  app.route('/', makeSiteFiles({ ...settings, visitOf }));
  app.route('/', makeShareCards({ ...settings, visitOf }));
  app.route('/', makeDrawings(visitOf, settings.clock));
  app.route('/', makeMenuPanels({ ...settings, visitOf }));
  app.route('/', makeCrawlerFiles({ ...settings, visitOf }));
  const shops = ({ brand }: Visit) => brands[brand].shop;
  const visitorPorts = ({ brand, client }: Visit, locale: Locale, offer?: PartnerOffer) =>
    portsFor(brand, locale, client, offer);
  const shopping = {
    visitOf,
    shops,
    portsFor: visitorPorts,
    newId: () => crypto.randomUUID(),
    refused: makeRefusedProduct({ ...settings, visitOf }),
  };
  app.route('/', makeShoppingForms({ ...shopping, accountFor: settings.accountFor }));
  app.route('/', makeExpressForms({ ...shopping, accountFor: settings.accountFor }));
  app.route('/', makeFindForms({ ...settings, visitOf }));
  app.route('/', makeGuestOrderForms({ ...settings, visitOf, portsFor: visitorPorts, answer }));
  app.route('/', makeAccountForms({ visitOf, shops, accountFor: settings.accountFor, answer }));
  app.route('/', makeMailLinkForms({ visitOf, accountFor: settings.accountFor, answer }));
  app.route(
    '/',
    makeProductAlertForms({ visitOf, accountFor: settings.accountFor, portsFor: visitorPorts, answer }),
  );
  app.route('/', makeEyeCheckForms({ ...settings, visitOf, shops, answer }));
  app.route('/', makeEyeCheckChanges({ ...settings, visitOf, answer }));
  app.route('/', makeGuestSubscriptionForms({ visitOf, accountFor: settings.accountFor, answer }));
  app.route('/', makePageRoutes({ ...settings, visitOf }));
  app.all('*', refuse);
  return app;
};
