import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { chromeOf } from '../../../src/domain/layout/chrome.ts';
import { prefixOf } from '../../../src/domain/shared/paths.ts';
import { locale } from '../../arbitraries/locale.ts';
import { barePath } from '../../arbitraries/path.ts';

it.each([
  ['/', true, true, true],
  ['/en/p/1/x', true, true, true],
  ['/cart', true, true, true],
  ['/checkout', false, false, true],
  ['/fr/checkout/payment', false, false, true],
  ['/it/checkout/thank-you/abc', true, true, false],
  ['/checkout/thank-you', true, true, false],
  ['/checkout/thank-you-all', false, false, true],
  ['/checkouts-of-the-year', true, true, true],
  ['/subscription/mail/abc', false, true, true],
  ['/en/my-account/subscription/7', false, true, true],
  ['/my-account/my-subscriptions', true, true, true],
  ['/my-account', true, true, true],
  ['/c/subscription', true, true, true],
  ['/help/thank-you', true, true, true],
])(
  '%s shows menu %s, bottom navigation %s, cart badge %s · UI-2',
  (path, menu, bottomNavigation, cartBadge) =>
    expect(chromeOf(path)).toMatchObject({ menu, bottomNavigation, cartBadge }),
);

it.each([
  ['/', true],
  ['/fr/c/lenses', true],
  ['/my-account', true],
  ['/cart', false],
  ['/it/cart', false],
  ['/checkout/payment', false],
  ['/en/checkout/thank-you/abc', false],
  ['/carton', true],
])('%s has the strip of promises: %s · UI-2', (path, promises) =>
  expect(chromeOf(path).promises).toBe(promises),
);

it.each([
  ['/', 'default'],
  ['/en/c/lenses', 'default'],
  ['/checkout/payment', 'default'],
  ['/my-account', 'account'],
  ['/fr/my-account/order/7', 'account'],
  ['/reset-password', 'account'],
  ['/it/authenticate', 'loading'],
  ['/abandoned-cart/mail/abc', 'loading'],
  ['/reorder/mail/abc', 'loading'],
  ['/reordering', 'default'],
  ['/en/sandbox/blocks', 'blank'],
] as const)('%s has the layout %s · UI-1', (path, layout) => expect(chromeOf(path).layout).toBe(layout));

it('the page frame is the same in every language, and always has the menu or the cart badge · UI-2', () =>
  fc.assert(
    fc.property(locale, barePath, (language, path) => {
      const chrome = chromeOf(prefixOf(language) + path);
      expect(chrome).toEqual(chromeOf(path));
      expect(chrome.menu || chrome.cartBadge).toBe(true);
      if (chrome.menu) expect(chrome.bottomNavigation).toBe(true);
    }),
  ));
