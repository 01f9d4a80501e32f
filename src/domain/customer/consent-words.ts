import type { ConsentPurpose } from './given-consent.ts';

/**
 * Which words somebody agrees to on the screen; another sentence is another version: `test/config/words/consent-pins.ts`
 * holds its words, and a test tells who changes one of them. Source: LAW-31.
 */
export const consentWords: Readonly<Record<ConsentPurpose, string>> = {
  lens_pass: '2026-11-3',
  order_reminder: '2026-11-2',
  subscription: '2026-11-4',
  cart_reminder: '2026-11',
  product_alert: '2026-11-2',
  mails: '2026-11-2',
};
