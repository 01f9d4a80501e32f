/**
 * Journeys that use carts, sign in, buy, pay, reorder, withdraw: those that involve an engine. Journeys that start
 * their own server or only look at pages do not test one.
 */
const files = [
  'account',
  'account-sections',
  'addresses',
  'browser-memory',
  'checkout-screens',
  'early-clicks',
  'events',
  'events-of-customers',
  'events-of-reorders',
  'express',
  'eye-check',
  'find-by-values',
  'gift',
  'home-again',
  'household',
  'identity',
  'keyboard',
  'law',
  'law-abroad',
  'left-cart',
  'lens',
  'lens-pass',
  'network-cut',
  'notices',
  'offers',
  'order-shield',
  'own-sessions',
  'own-word',
  'payment',
  'payment-step',
  'product-alert',
  'promotions',
  'purchase',
  'recommended',
  'refused-storage',
  'reorder',
  'steps-again',
  'subscription',
  'two-tabs',
  'without-scripts',
] as const;

/** In the form for Playwright: whole names, because `account` is the beginning of another. */
export const engineJourneys: readonly string[] = files.map((file) => `/${file}.spec.ts`);
