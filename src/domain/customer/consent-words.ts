import type { ConsentPurpose } from './given-consent.ts';

/**
 * The version of the text that a person agrees to. A changed sentence needs a new version:
 * `test/config/words/consent-pins.ts` contains the texts, and a test fails if one changes. Source: LAW-31.
 */
export const consentWords: Readonly<Record<ConsentPurpose, string>> = {
  lens_pass: '2026-11-3',
  order_reminder: '2026-11-2',
  subscription: '2026-11-4',
  cart_reminder: '2026-11',
  product_alert: '2026-11-2',
  mails: '2026-11-3',
};
