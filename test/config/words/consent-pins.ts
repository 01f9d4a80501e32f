import type { ConsentPurpose } from '../../../src/domain/customer/given-consent.ts';

/** The sentences of a consent, and the digest of each of their versions; `*`: all keys below. */
export interface PinnedWords {
  readonly keys: readonly `${string}:${string}`[];
  readonly digests: Readonly<Record<string, string>>;
}

/**
 * The texts shown where consent is requested, in every language and style of every shop. To change one of them, raise
 * the version of its purpose in `src/domain/customer/consent-words.ts` and add its digest here after the earlier ones:
 * a proof of consent names the version, and its words must stay known. Source: LAW-31.
 */
export const consentPins: Readonly<Record<ConsentPurpose, PinnedWords>> = {
  lens_pass: {
    keys: ['personal:lensPass.text', 'personal:consent.lensPass', 'personal:consent.lensPassButton'],
    digests: {
      '2026-11': '2d5f122ff3f4fdaf',
      '2026-11-2': '45595e31f076eee2',
      '2026-11-3': 'c05728682756dfad',
    },
  },
  order_reminder: {
    keys: ['personal:consent.reminder', 'personal:consent.reminderNote'],
    digests: { '2026-11': '159e636349107303', '2026-11-2': '44e3a8b1ac5e4a02' },
  },
  subscription: {
    keys: [
      'personal:consent.subscription',
      'personal:subscription.make',
      'personal:subscription.activate',
      'checkout:regular.consent',
    ],
    digests: {
      '2026-11': 'a82c0ad3a15c7619',
      '2026-11-2': 'e6aa93052b58fa71',
      '2026-11-3': '7527e88846ee9238',
      '2026-11-4': '34d10ce92b05ffb2',
    },
  },
  cart_reminder: {
    keys: ['checkout:customer.reminder', 'checkout:customer.reminderNote'],
    digests: { '2026-11': '040bbc6f2cc2bd7c' },
  },
  product_alert: {
    keys: ['personal:alert.stock', 'personal:alert.price', 'personal:alert.kept'],
    digests: { '2026-11': 'a85a9ea8143754d5', '2026-11-2': '6d7ef7108b03bb08' },
  },
  mails: {
    keys: ['account:register.newsletter', 'personal:mails.group.*', 'personal:mails.note.*'],
    digests: {
      '2026-11': '20c5e1edd25c6604',
      '2026-11-2': 'dd179ce4b3a8673e',
      '2026-11-3': '03bc934437f2080e',
    },
  },
};
