import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { consentVersion } from '../../src/domain/tracking/consent-glance.ts';
import { keptThings } from '../../src/domain/tracking/kept-things.ts';

/** Names that a file writes into the browser, for one shop. */
const written: Readonly<Record<string, readonly string[]>> = {
  'src/adapters/browser/added-products-cookie.ts': ['vsf-atc'],
  'src/adapters/browser/campaign-cookies.ts': ['vsf-tracking', 'vsf-uid'],
  'src/adapters/browser/cart-token-cookie.ts': ['cart_id'],
  'src/adapters/browser/counted-once.ts': ['dioptra.counted'],
  'src/adapters/browser/identity-window.ts': ['identity-try'],
  'src/adapters/browser/kept-bucket.ts': ['ab-bucket'],
  'src/adapters/browser/kept-consent.ts': ['consent'],
  'src/adapters/browser/last-choice-text.ts': ['dioptra.okulino.lens', 'dioptra.okulino.handed'],
  'src/adapters/browser/last-choices.ts': ['dioptra.okulino.lens', 'dioptra.okulino.handed'],
  'src/adapters/browser/order-attempts.ts': ['dioptra.order-attempt'],
  'src/adapters/browser/page-reload.ts': ['chunk-reload'],
  'src/adapters/browser/recent-searches-storage.ts': ['dioptra.recent-searches'],
  'src/adapters/browser/seen-carts.ts': [
    'dioptra.seen-cart.okulino',
    'dioptra.seen-cart.okulino.coupon',
    'dioptra.seen-gift.okulino',
  ],
  'src/adapters/browser/seen-products-storage.ts': ['dioptra.okulino.seen'],
  'src/adapters/browser/signed-in-mark.ts': ['dioptra.signed-in'],
  'src/adapters/browser/wip.ts': ['wip'],
  'src/adapters/browser/wishlist-storage.ts': ['dioptra.okulino.wishes'],
  'src/adapters/sandbox/chat/chat-app.ts': ['sandbox-chat'],
  'src/adapters/sandbox/customers/session.ts': ['session_okulino', '__Host-session_okulino'],
  'src/adapters/sandbox/flags/flags-app.ts': ['ab-forced'],
  'src/adapters/sandbox/identity/provider-routes.ts': ['identity_begun'],
  'src/adapters/sandbox/panels/panels-app.ts': ['cart_id'],
  'src/application/catalogue/own-values-store.ts': [
    'dioptra.okulino.values',
    'dioptra.okulino.values-now',
    'dioptra.listing-view',
  ],
  'src/config/browser/allow-values.ts': ['consent'],
  'src/config/browser/open-account.ts': [
    'vsf-email-reorder',
    'vsf-login-link',
    'custom_token',
    'redirect_target',
  ],
  'src/config/browser/staff.tsx': ['vsf-referer'],
  'src/config/server/forms/kept-cart.ts': ['cart_id'],
  'src/config/server/forms/shopping-forms.ts': ['locale'],
  'src/config/server/pages/page-routes.ts': ['ab-forced'],
  'src/config/server/pages/partner-link.ts': ['vsf-sdp', 'vsf-sdp-product', 'vsf-fs'],
  'src/config/starter-letters.ts': ['fonts'],
  'src/ui/catalogue/listing/listing-tools.ts': ['dioptra.listing-view'],
  'src/ui/catalogue/product/colours/EyeShades.tsx': ['dioptra.eye-shade'],
  'src/ui/checkout/draft.ts': ['checkout-draft-customer'],
  'src/ui/checkout/placed-order.ts': ['checkout-order'],
  'src/ui/orders/kept-draft.ts': ['withdrawal-draft'],
  'src/ui/shared/place.ts': ['dioptra.place'],
};
/** These files use names given by others, or only delete. */
const ways = [
  'src/adapters/browser/named-cookie.ts',
  'src/adapters/browser/storages.ts',
  'src/adapters/browser/order-traces.ts',
  'src/adapters/browser/forget-kept.ts',
  'src/application/customer/typed-texts.ts',
  'src/application/search/recent-searches.ts',
  'src/config/browser/consent.ts',
  'src/config/browser/tracking/where-kept.ts',
  'src/adapters/shop-server/contract-app.ts',
  'src/config/server/forms/account-forms.tsx',
  'src/config/server/forms/express-forms.ts',
  'src/config/server/forms/visitor-account.ts',
  'src/config/server/services/remote-headers.ts',
];
const writes =
  /\bsetCookie\(|makeNamedCookie\(|['"`]set-cookie['"`],|\b(?:tab|device|store|storage)\.write\(|\bsetItem\(|\.cookie = |Max-Age=|\b(?:memory|cookie)\.write\(/;
const writers = globSync('src/**/*.{ts,tsx}').filter((file) => writes.test(readFileSync(file, 'utf8')));

const covers = (listed: string, name: string): boolean => {
  const [start = '', end] = listed.split('*');
  return end === undefined ? name === listed : name.startsWith(start) && name.endsWith(end);
};

describe('data stored in the browser', () => {
  it('is written by known files only · LAW-35', () =>
    expect(writers.filter((file) => !(file in written) && !ways.includes(file))).toEqual([]));

  it.each(Object.entries(written))(
    'written by %s is on the list that visitors read · LAW-35',
    (file, names) => {
      expect(writers).toContain(file);
      for (const name of names) expect(keptThings.some((thing) => covers(thing.name, name))).toBe(true);
    },
  );

  it('needs a new consent if its list changes: raise `consentVersion`, and update the fingerprint here · LAW-35', () => {
    const list = keptThings.map(({ name, category, purpose, lifetime }) =>
      [name, category, purpose, lifetime].join(' '),
    );
    const fingerprint = createHash('sha256').update(list.toSorted().join('\n')).digest('hex').slice(0, 12);
    expect({ version: consentVersion, fingerprint }).toEqual({ version: 3, fingerprint: 'bdcffefa246a' });
  });
});
