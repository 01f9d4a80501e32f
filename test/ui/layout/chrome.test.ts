import { expect, it } from 'vitest';
import { chromeOf } from '../../../src/ui/layout/chrome.ts';

it.each([
  ['/', true, true, true],
  ['/en/p/1/x', true, true, true],
  ['/cart', true, true, true],
  ['/checkout', false, false, true],
  ['/fr/checkout/payment', false, false, true],
  ['/it/checkout/thank-you/abc', true, true, false],
  ['/checkouts-of-the-year', true, true, true],
])(
  '%s shows menu %s, bottom navigation %s, cart badge %s · UI-2',
  (path, menu, bottomNavigation, cartBadge) =>
    expect(chromeOf(path)).toEqual({ menu, bottomNavigation, cartBadge }),
);
