/** Which parts of the frame a page has. */

import { withoutLocale } from '../shared/paths.ts';

/**
 * `account`: the shop's frame without what it advertises; `blank`: the page and nothing else; `loading`: the whole screen
 * waits with a visitor who came by a link that has something to do first. Source: UI-1.
 */
export type Layout = 'default' | 'account' | 'blank' | 'loading';

export interface Chrome {
  readonly layout: Layout;
  /** The strip of promises above the header. */
  readonly promises: boolean;
  readonly menu: boolean;
  readonly bottomNavigation: boolean;
  readonly cartBadge: boolean;
}

const layouts: ReadonlyMap<string | undefined, Layout> = new Map([
  ['my-account', 'account'],
  ['reset-password', 'account'],
  ['sandbox', 'blank'],
  ['authenticate', 'loading'],
  ['abandoned-cart', 'loading'],
  ['reorder', 'loading'],
]);

/**
 * A checkout shows the way through and no way off, until the order is placed; a subscription's pages show no menu. The
 * thank-you page has an order and no cart, so its cart shows no number. From the cart on the promises are left out. Source: UI-1, UI-2.
 */
export const chromeOf = (pathname: string): Chrome => {
  const [, first, second] = withoutLocale(pathname).split('/');
  const thanks = first === 'checkout' && second === 'thank-you';
  const checkout = first === 'checkout' && !thanks;
  const subscription = first === 'subscription' || (first === 'my-account' && second === 'subscription');
  return {
    layout: layouts.get(first) ?? 'default',
    promises: first !== 'cart' && first !== 'checkout',
    menu: !checkout && !subscription,
    bottomNavigation: !checkout,
    cartBadge: !thanks,
  };
};
