import { readPlace } from './account/sections.ts';
import { page } from './page.ts';

/** The pages of the app: from the cart to the account. */

export const cart = page(() => import('./routes/cart/CartPage.tsx').then((m) => m.CartPage), {
  chunk: 'src/ui/routes/cart/CartPage.tsx',
  fallback: {
    chunk: 'src/ui/routes/cart/CartFallback.tsx',
    load: () => import('./routes/cart/CartFallback.tsx').then((m) => m.CartFallback),
  },
  words: ['cart', 'catalogue', 'law', 'supply'],
  personal: true,
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
    guards: ['checkout'],
  },
);
/** Two steps share this screen. A customer who goes from one to the other keeps what they typed. Source: CHK-28. */
const contact = page(() => import('./routes/checkout/ContactPage.tsx').then((m) => m.ContactPage), {
  chunk: 'src/ui/routes/checkout/ContactPage.tsx',
  words: ['checkout', 'cart'],
  personal: true,
});
const paying = page(() => import('./routes/checkout/PayingPage.tsx').then((m) => m.PayingPage), {
  chunk: 'src/ui/routes/checkout/PayingPage.tsx',
  words: ['checkout', 'cart', 'law', 'supply'],
  personal: true,
});
export const checkoutStep = { customer: contact, address: contact, shipping: paying, payment: paying };
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
  words: ['account', 'personal', 'history', 'supply', 'product', 'eyes', 'checkout', 'cart'],
  personal: true,
  isMissing: (shop, { pageName, id }) => pageName !== undefined && !readPlace(shop, pageName, id),
  guards: ['refresh-token', 'is-authenticated'],
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
    guards: ['loginlink'],
  },
);
export const wip = page(() => import('./routes/wip/WipPage.tsx').then((m) => m.WipPage), {
  chunk: 'src/ui/routes/wip/WipPage.tsx',
  fallback: accountFallback,
  words: ['account'],
  personal: true,
  guards: ['wipMode'],
});
export const reorder = page(() => import('./routes/reorder/ReorderPage.tsx').then((m) => m.ReorderPage), {
  chunk: 'src/ui/routes/reorder/ReorderPage.tsx',
  fallback: accountFallback,
  words: ['account', 'history', 'checkout', 'cart'],
  personal: true,
});
