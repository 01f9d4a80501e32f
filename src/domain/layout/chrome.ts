/** The parts of the page frame that a page has. */

import { withoutLocale } from '../shared/paths.ts';

/**
 * `account`: the shop's frame without promotions; `blank`: only the page; `loading`: a full-screen loading state for
 * links that have to do something first. Source: UI-1.
 */
export type Layout = 'default' | 'account' | 'blank' | 'loading';

export interface Chrome {
  readonly layout: Layout;
  /** The strip with the shop's promises above the header. */
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
 * Returns the frame of a page. The checkout has no menu and no bottom navigation until the order is placed. A
 * subscription's pages have no menu. The thank-you page has an order and no cart, so there is no number on the cart.
 * From the cart on, the promises are left out. Source: UI-1, UI-2.
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
