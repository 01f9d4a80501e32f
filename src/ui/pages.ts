import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { cacheQuery } from '../domain/routing/cache-query.ts';
import { inEveryLocale } from '../domain/shared/locale.ts';
import { pathTo } from '../domain/shared/paths.ts';
import { noticeParts } from './catalogue/product/form/order-notice.ts';
import type { GalleryData } from './content/gallery/load-gallery.ts';
import { headParts, keptWords } from './content/head/head-parts.ts';
import type { StoryData } from './content/load-story.ts';
import { restOf } from './content/rest.ts';
import type { CategoryData } from './routes/category/loader.ts';
import type { ProductData } from './routes/product/loader.ts';
import type { Handle, Part } from './shared/handle.ts';
import { afterHydration } from './shared/hydrated.ts';
import { withWords } from './shared/words.ts';

/** The loader is eager and tiny, the component is a chunk of its own: data and code arrive side by side. */
const page =
  (Component: () => Promise<ComponentType>, handle: Handle) =>
  /** Anew for each route: the router empties `lazy` once it has loaded it. */
  (): Pick<RouteObject, 'lazy' | 'handle' | 'middleware'> => ({
    lazy: { Component },
    handle,
    middleware: [withWords(handle.words), ...(handle.personal ? [afterHydration] : [])],
  });

const storyParts = (loaded: unknown): readonly Part[] => restOf((loaded as StoryData).story.blocks);

export const home = page(() => import('./routes/home/HomePage.tsx').then((m) => m.HomePage), {
  chunk: 'src/ui/routes/home/HomePage.tsx',
  words: ['home', 'catalogue'],
  prefetch: true,
  parts: storyParts,
});
export const product = page(() => import('./routes/product/ProductPage.tsx').then((m) => m.ProductPage), {
  chunk: 'src/ui/routes/product/ProductPage.tsx',
  words: ['catalogue'],
  prefetch: true,
  cacheQuery: cacheQuery.product,
  paths: (loaded) => (loaded as ProductData).paths,
  parts: (loaded) => noticeParts(loaded as ProductData),
});
export const category = page(() => import('./routes/category/CategoryPage.tsx').then((m) => m.CategoryPage), {
  chunk: 'src/ui/routes/category/CategoryPage.tsx',
  words: ['catalogue', 'listing'],
  prefetch: true,
  paths: (loaded) => {
    const { paths } = (loaded as CategoryData).category;
    return inEveryLocale((locale) => pathTo.category(locale, paths[locale]));
  },
  parts: (loaded) => {
    const { head } = loaded as CategoryData;
    return head ? headParts(head) : [];
  },
  carried: (loaded) => {
    const data = loaded as CategoryData;
    return data.head ? { ...data, head: keptWords(data.head) } : data;
  },
  cacheQuery: cacheQuery.category,
});
export const search = page(() => import('./routes/search/SearchPage.tsx').then((m) => m.SearchPage), {
  chunk: 'src/ui/routes/search/SearchPage.tsx',
  words: ['search', 'catalogue', 'listing'],
  cacheQuery: cacheQuery.search,
});
export const cart = page(() => import('./routes/cart/CartPage.tsx').then((m) => m.CartPage), {
  chunk: 'src/ui/routes/cart/CartPage.tsx',
  fallback: {
    chunk: 'src/ui/routes/cart/CartFallback.tsx',
    load: () => import('./routes/cart/CartFallback.tsx').then((m) => m.CartFallback),
  },
  words: ['cart', 'catalogue'],
  personal: true,
  cacheQuery: cacheQuery.cart,
});
export const abandonedCart = page(
  () => import('./routes/abandoned-cart/AbandonedCartPage.tsx').then((m) => m.AbandonedCartPage),
  {
    chunk: 'src/ui/routes/abandoned-cart/AbandonedCartPage.tsx',
    fallback: {
      chunk: 'src/ui/routes/abandoned-cart/AbandonedCartFallback.tsx',
      load: () =>
        import('./routes/abandoned-cart/AbandonedCartFallback.tsx').then((m) => m.AbandonedCartFallback),
    },
    words: ['cart', 'catalogue'],
    personal: true,
  },
);
export const checkout = page(
  () => import('./routes/checkout/CheckoutLayout.tsx').then((m) => m.CheckoutLayout),
  {
    chunk: 'src/ui/routes/checkout/CheckoutLayout.tsx',
    fallback: {
      chunk: 'src/ui/routes/checkout/CheckoutFallback.tsx',
      load: () => import('./routes/checkout/CheckoutFallback.tsx').then((m) => m.CheckoutFallback),
    },
    words: ['checkout', 'cart'],
    personal: true,
  },
);
export const checkoutStep = {
  customer: page(() => import('./routes/checkout/CustomerPage.tsx').then((m) => m.CustomerPage), {
    chunk: 'src/ui/routes/checkout/CustomerPage.tsx',
    words: ['checkout', 'cart'],
    personal: true,
  }),
  address: page(() => import('./routes/checkout/AddressPage.tsx').then((m) => m.AddressPage), {
    chunk: 'src/ui/routes/checkout/AddressPage.tsx',
    words: ['checkout', 'cart'],
    personal: true,
  }),
  shipping: page(() => import('./routes/checkout/ShippingPage.tsx').then((m) => m.ShippingPage), {
    chunk: 'src/ui/routes/checkout/ShippingPage.tsx',
    words: ['checkout', 'cart'],
    personal: true,
  }),
  payment: page(() => import('./routes/checkout/PaymentPage.tsx').then((m) => m.PaymentPage), {
    chunk: 'src/ui/routes/checkout/PaymentPage.tsx',
    words: ['checkout', 'cart'],
    personal: true,
  }),
};
export const thankYou = page(
  () => import('./routes/thank-you/ThankYouPage.tsx').then((m) => m.ThankYouPage),
  {
    chunk: 'src/ui/routes/thank-you/ThankYouPage.tsx',
    fallback: {
      chunk: 'src/ui/routes/thank-you/ThankYouFallback.tsx',
      load: () => import('./routes/thank-you/ThankYouFallback.tsx').then((m) => m.ThankYouFallback),
    },
    words: ['checkout', 'cart'],
    personal: true,
  },
);
const accountFallback = {
  chunk: 'src/ui/routes/account/AccountFallback.tsx',
  load: () => import('./routes/account/AccountFallback.tsx').then((m) => m.AccountFallback),
};
export const account = page(() => import('./routes/account/AccountPage.tsx').then((m) => m.AccountPage), {
  chunk: 'src/ui/routes/account/AccountPage.tsx',
  fallback: accountFallback,
  words: ['account', 'personal', 'history', 'product', 'checkout', 'cart'],
  personal: true,
});
export const resetPassword = page(
  () => import('./routes/reset-password/ResetPasswordPage.tsx').then((m) => m.ResetPasswordPage),
  {
    chunk: 'src/ui/routes/reset-password/ResetPasswordPage.tsx',
    fallback: accountFallback,
    words: ['account'],
    personal: true,
  },
);
export const authenticate = page(
  () => import('./routes/authenticate/AuthenticatePage.tsx').then((m) => m.AuthenticatePage),
  {
    chunk: 'src/ui/routes/authenticate/AuthenticatePage.tsx',
    fallback: {
      chunk: 'src/ui/routes/authenticate/AuthenticateFallback.tsx',
      load: () =>
        import('./routes/authenticate/AuthenticateFallback.tsx').then((m) => m.AuthenticateFallback),
    },
    words: ['account'],
    personal: true,
  },
);
export const wip = page(() => import('./routes/wip/WipPage.tsx').then((m) => m.WipPage), {
  chunk: 'src/ui/routes/wip/WipPage.tsx',
  fallback: accountFallback,
  words: ['account'],
  personal: true,
});
export const reorder = page(() => import('./routes/reorder/ReorderPage.tsx').then((m) => m.ReorderPage), {
  chunk: 'src/ui/routes/reorder/ReorderPage.tsx',
  fallback: accountFallback,
  words: ['account', 'history', 'checkout', 'cart'],
  personal: true,
});
export const content = page(() => import('./routes/content/ContentPage.tsx').then((m) => m.ContentPage), {
  chunk: 'src/ui/routes/content/ContentPage.tsx',
  words: ['content', 'home', 'catalogue', 'checkout', 'consent'],
  prefetch: true,
  parts: storyParts,
  paths: (loaded) => {
    const { slugs } = (loaded as StoryData).story;
    return inEveryLocale((locale) => pathTo.content(locale, slugs[locale]));
  },
});

export const gallery = page(() => import('./content/gallery/GalleryPage.tsx').then((m) => m.GalleryPage), {
  chunk: 'src/ui/content/gallery/GalleryPage.tsx',
  words: ['content', 'home', 'catalogue', 'checkout'],
  parts: (loaded) =>
    restOf((loaded as GalleryData).rooms.flatMap(([, examples]) => examples.map(({ block }) => block))),
});

export const withdrawal = page(
  () => import('./routes/withdrawal/WithdrawalPage.tsx').then((m) => m.WithdrawalPage),
  {
    chunk: 'src/ui/routes/withdrawal/WithdrawalPage.tsx',
    words: ['orders'],
  },
);
export const cancellation = page(
  () => import('./routes/cancellation/CancellationPage.tsx').then((m) => m.CancellationPage),
  {
    chunk: 'src/ui/routes/cancellation/CancellationPage.tsx',
    words: ['orders'],
  },
);
export const findOrder = page(
  () => import('./routes/find-order/FindOrderPage.tsx').then((m) => m.FindOrderPage),
  {
    chunk: 'src/ui/routes/find-order/FindOrderPage.tsx',
    words: ['orders'],
  },
);
