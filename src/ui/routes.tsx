import type { RouteObject } from 'react-router';
import { type Locale, locales } from '../domain/shared/locale.ts';
import { prefixOf } from '../domain/shared/paths.ts';
import { galleryLoader } from './content/gallery/loader.ts';
import { frameId, frameLoader } from './layout/frame.ts';
import { promotion } from './layout/header/promotion.ts';
import { Layout } from './layout/Layout.tsx';
import type { FrameData } from './layout/load-frame.ts';
import * as page from './pages.ts';
import { abandonedCartLoader } from './routes/abandoned-cart/loader.ts';
import { accountLoader, noData } from './routes/account/loader.ts';
import { cartLoader } from './routes/cart/loader.ts';
import { categoryLoader } from './routes/category/loader.ts';
import { checkoutLoader, firstStepLoader, stepLoader } from './routes/checkout/loader.ts';
import { contentLoader } from './routes/content/loader.ts';
import { BrokenError } from './routes/errors/BrokenError.tsx';
import { RouteError } from './routes/errors/RouteError.tsx';
import { homeLoader } from './routes/home/loader.ts';
import { productLoader } from './routes/product/loader.ts';
import { searchLoader } from './routes/search/loader.ts';
import { homeInstead, thankYouLoader } from './routes/thank-you/loader.ts';

/** What its loader always leads away from. */
const Elsewhere = () => null;

/** The pages of one language; their names are its code and a word: `it.product`. Source: ROUTE-1, 2, 3. */
const pagesOf = (locale: Locale): RouteObject[] => {
  const prefix = prefixOf(locale);
  return [
    { id: `${locale}.home`, path: prefix || '/', loader: homeLoader, ...page.home() },
    { id: `${locale}.product`, path: `${prefix}/p/:id/:slug?`, loader: productLoader, ...page.product() },
    { id: `${locale}.category`, path: `${prefix}/c/*`, loader: categoryLoader, ...page.category() },
    { id: `${locale}.search`, path: `${prefix}/s`, loader: searchLoader, ...page.search() },
    { id: `${locale}.cart`, path: `${prefix}/cart`, loader: cartLoader, ...page.cart() },
    {
      id: `${locale}.abandoned-cart`,
      path: `${prefix}/abandoned-cart/:type/:token`,
      loader: abandonedCartLoader,
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
      loader: thankYouLoader,
      ...page.thankYou(),
    },
    {
      id: `${locale}.checkout`,
      path: `${prefix}/checkout`,
      loader: checkoutLoader,
      ...page.checkout(),
      children: [
        { id: `${locale}.checkout.start`, index: true, loader: firstStepLoader, Component: Elsewhere },
        {
          id: `${locale}.checkout.customer`,
          path: 'customer',
          loader: stepLoader,
          ...page.checkoutStep.customer(),
        },
        {
          id: `${locale}.checkout.address`,
          path: 'address',
          loader: stepLoader,
          ...page.checkoutStep.address(),
        },
        {
          id: `${locale}.checkout.billing`,
          path: 'billing',
          loader: stepLoader,
          ...page.checkoutStep.address(),
        },
        {
          id: `${locale}.checkout.shipping`,
          path: 'shipping',
          loader: stepLoader,
          ...page.checkoutStep.shipping(),
        },
        {
          id: `${locale}.checkout.payment`,
          path: 'payment',
          loader: stepLoader,
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
    { id: `${locale}.cancellation`, path: `${prefix}/cancellation`, ...page.cancellation() },
    { id: `${locale}.withdrawal`, path: `${prefix}/withdrawal`, ...page.withdrawal() },
    { id: `${locale}.find-order`, path: `${prefix}/find-order`, ...page.findOrder() },
    { id: `${locale}.gallery`, path: `${prefix}/sandbox/blocks`, loader: galleryLoader, ...page.gallery() },
    { id: `${locale}.content`, path: `${prefix}/*`, loader: contentLoader, ...page.content() },
  ];
};

/** The one table of routes: the same on the server, in the browser and in tests; whole, or that of some languages. */
export const makeRoutes = (languages: readonly Locale[] = locales): RouteObject[] => [
  {
    id: frameId,
    loader: frameLoader,
    // The menu is the same on every page.
    shouldRevalidate: () => false,
    handle: { parts: (loaded: unknown) => ((loaded as FrameData).banners.length > 0 ? [promotion] : []) },
    Component: Layout,
    ErrorBoundary: BrokenError,
    children: [{ id: 'pages', ErrorBoundary: RouteError, children: languages.flatMap(pagesOf) }],
  },
];
