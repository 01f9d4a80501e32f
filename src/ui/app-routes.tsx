import { type RouteObject, redirectDocument } from 'react-router';
import type { Locale } from '../domain/shared/locale.ts';
import { activeLocales } from '../domain/shared/locale-config.ts';
import { prefixOf } from '../domain/shared/paths.ts';
import { isServicePath } from '../domain/shared/service-path.ts';
import { toldFragment } from '../domain/shared/told-on-leaving.ts';
import { frameId, frameLoader } from './layout/frame.ts';
import { promotion } from './layout/header/promotion.ts';
import { Layout } from './layout/Layout.tsx';
import type { FrameData } from './layout/load-frame.ts';
import { trustBox } from './layout/trust-box.ts';
import * as page from './pages.ts';
import { accountLoader } from './routes/account/loader.ts';
import { firstStepLoader } from './routes/checkout/loader.ts';
import { BrokenError } from './routes/errors/BrokenError.tsx';
import { RouteError } from './routes/errors/RouteError.tsx';
import { homeInstead } from './routes/thank-you/loader.ts';
import { type LoaderArgs, servicesOf } from './shared/load.ts';

/** For pages that load all their data themselves, for the current visitor. */
const noData = async () => null;

/** A route whose loader always redirects renders nothing. */
const Elsewhere = () => null;

/**
 * Leaves the app for a document of the server. The document is fetched first. The browser then opens it from its cache,
 * and a failure is shown by the app. Paths of other applications are not fetched, because they may redirect to another
 * origin, which scripts may not access. The document shows why the visitor was redirected to it. Source: NOTE-4, ROUTE-8,
 * CHK-23.
 */
const documentOf = async (args: LoaderArgs) => {
  const { request } = args;
  const { pathname, search, hash } = new URL(request.url);
  if (isServicePath(pathname)) return redirectDocument(pathname + search + hash);
  let told = '';
  // The message comes while the document is fetched: the redirect is rendered before its reason is told. It may also
  // disappear meanwhile, because a document on a slow connection takes longer than a message is shown.
  const listening = servicesOf(args).notifications.state$.subscribe((shown) => {
    told = toldFragment(shown.flatMap(({ text }) => ('key' in text ? [text.key] : []))) || told;
  });
  await fetch(pathname + search, { signal: request.signal })
    .catch(() => {
      throw new Response(null, { status: 503 });
    })
    .finally(() => listening.unsubscribe());
  return redirectDocument(pathname + search + (hash || told));
};

/** Returns the app's routes in one language. Their ids are the language code and a word: `it.cart`. Source: ROUTE-1, 2, 3. */
export const appRoutes = (locale: Locale): RouteObject[] => {
  const prefix = prefixOf(locale);
  return [
    { id: `${locale}.cart`, path: `${prefix}/cart`, loader: noData, ...page.cart() },
    {
      id: `${locale}.abandoned-cart`,
      path: `${prefix}/abandoned-cart/:type/:token`,
      loader: noData,
      ...page.abandonedCart(),
    },
    {
      id: `${locale}.account`,
      path: `${prefix}/my-account/:pageName?/:id?`,
      loader: accountLoader,
      ...page.account(),
    },
    { id: `${locale}.reorder`, path: `${prefix}/reorder/:type/:token`, loader: noData, ...page.reorder() },
    {
      id: `${locale}.reset-password`,
      path: `${prefix}/reset-password`,
      loader: noData,
      ...page.resetPassword(),
    },
    { id: `${locale}.authenticate`, path: `${prefix}/authenticate`, loader: noData, ...page.authenticate() },
    {
      id: `${locale}.thank-you.none`,
      path: `${prefix}/checkout/thank-you`,
      loader: homeInstead,
      Component: Elsewhere,
    },
    {
      id: `${locale}.thank-you`,
      path: `${prefix}/checkout/thank-you/:orderToken`,
      loader: noData,
      ...page.thankYou(),
    },
    {
      id: `${locale}.checkout`,
      path: `${prefix}/checkout`,
      loader: noData,
      ...page.checkout(),
      children: [
        { id: `${locale}.checkout.start`, index: true, loader: firstStepLoader, Component: Elsewhere },
        {
          id: `${locale}.checkout.customer`,
          path: 'customer',
          loader: noData,
          ...page.checkoutStep.customer(),
        },
        {
          id: `${locale}.checkout.address`,
          path: 'address',
          loader: noData,
          ...page.checkoutStep.address(),
        },
        {
          id: `${locale}.checkout.billing`,
          path: 'billing',
          loader: noData,
          ...page.checkoutStep.address(),
        },
        {
          id: `${locale}.checkout.shipping`,
          path: 'shipping',
          loader: noData,
          ...page.checkoutStep.shipping(),
        },
        {
          id: `${locale}.checkout.payment`,
          path: 'payment',
          loader: noData,
          ...page.checkoutStep.payment(),
        },
      ],
    },
    { id: `${locale}.wip`, path: `${prefix}/wip`, loader: noData, ...page.wip() },
    {
      id: `${locale}.subscription`,
      path: `${prefix}/subscription/:type/:token`,
      loader: accountLoader,
      Component: Elsewhere,
    },
  ];
};

/** Returns routes within the frame of every page. */
export const framed = (children: RouteObject[]): RouteObject[] => [
  {
    id: frameId,
    loader: frameLoader,
    // The menu is the same on every page, so it is not loaded again.
    shouldRevalidate: () => false,
    handle: {
      words: ['frame'],
      parts: (loaded: unknown) => {
        const { banners, rating } = loaded as FrameData;
        return [...(banners.length > 0 ? [promotion] : []), ...(rating ? [trustBox] : [])];
      },
    },
    Component: Layout,
    ErrorBoundary: BrokenError,
    children: [{ id: 'pages', ErrorBoundary: RouteError, children }],
  },
];

/** The routes of the browser's router: the app. Every other page is a document. */
export const makeAppRoutes = (): RouteObject[] =>
  framed([
    ...activeLocales().flatMap(appRoutes),
    { id: 'elsewhere', path: '*', loader: documentOf, Component: Elsewhere },
  ]);
