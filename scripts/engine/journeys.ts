/**
 * Journeys that put into carts, sign in, buy, pay, order again, withdraw: those in which an engine has a part. What
 * starts a server of its own, or looks at pages alone, says nothing of one.
 */
const files = [
  'account',
  'account-sections',
  'addresses',
  'browser-memory',
  'early-clicks',
  'events',
  'events-of-customers',
  'events-of-reorders',
  'gift',
  'home-again',
  'identity',
  'keyboard',
  'law',
  'law-abroad',
  'left-cart',
  'lens',
  'lens-pass',
  'network-cut',
  'nowhere',
  'notices',
  'offers',
  'order-shield',
  'own-sessions',
  'own-word',
  'payment',
  'payment-step',
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

/** As Playwright takes them: whole names, for `account` is the beginning of another. */
export const engineJourneys: readonly string[] = files.map((file) => `/${file}.spec.ts`);
