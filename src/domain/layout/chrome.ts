/** Which parts of the frame a page has. */

import { withoutLocale } from '../shared/paths.ts';

export interface Chrome {
  readonly menu: boolean;
  readonly bottomNavigation: boolean;
  readonly cartBadge: boolean;
}

/**
 * A checkout shows the way through and no way off, until the order is placed; a subscription's pages show no menu. The
 * thank-you page has an order and no cart, so its cart shows no number. Source: UI-2.
 */
export const chromeOf = (pathname: string): Chrome => {
  const [, first, second] = withoutLocale(pathname).split('/');
  const thanks = first === 'checkout' && second === 'thank-you';
  const checkout = first === 'checkout' && !thanks;
  const subscription = first === 'subscription' || (first === 'my-account' && second === 'subscription');
  return { menu: !checkout && !subscription, bottomNavigation: !checkout, cartBadge: !thanks };
};
