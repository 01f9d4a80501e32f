import { localeOf, prefixOf } from '../../domain/shared/paths.ts';

/** Which parts of the frame a page has. */
export interface Chrome {
  readonly menu: boolean;
  readonly bottomNavigation: boolean;
  readonly cartBadge: boolean;
}

/** A checkout shows the way through and no way off, until the order is placed. Source: UI-2. */
export const chromeOf = (pathname: string): Chrome => {
  const path = pathname.slice(prefixOf(localeOf(pathname)).length);
  const thanks = path.startsWith('/checkout/thank-you');
  const checkout = !thanks && (path === '/checkout' || path.startsWith('/checkout/'));
  return { menu: !checkout, bottomNavigation: !checkout, cartBadge: !thanks };
};
