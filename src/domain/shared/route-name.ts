/** The route names of the shop, current and of the old shop. */

import * as E from 'fp-ts/Either';

/** The current route names. Each route exists in every language. Source: ROUTE-7. */
export const routeNames = [
  'home',
  'page',
  'product',
  'category',
  'search',
  'cart',
  'wishlist',
  'file-download',
  'checkout',
  'checkout:customer',
  'checkout:address',
  'checkout:shipping',
  'checkout:payment',
  'thank-you',
  'reorder',
  'abandoned-cart',
  'account:profile',
  'account:history',
  'account:newsletter',
  'account:address-book',
] as const;
export type RouteName = (typeof routeNames)[number];
export type UnknownRoute = { readonly _tag: 'UnknownRoute' };

/** The old shop's route names. Its loading placeholder was not a page of its own and maps to home. Source: ROUTE-7. */
export const legacyRoutes = {
  Home: 'home',
  Page: 'page',
  Product: 'product',
  Category: 'category',
  Search: 'search',
  Reorder: 'reorder',
  AbandonedCart: 'abandoned-cart',
  DummyLoader: 'home',
  Checkout: 'checkout',
  'Checkout/Customer': 'checkout:customer',
  'Checkout/Address': 'checkout:address',
  'Checkout/Billing': 'checkout:address',
  'Checkout/Shipping': 'checkout:shipping',
  'Checkout/Payment': 'checkout:payment',
  'Checkout/ThankYou': 'thank-you',
  AddressDetails: 'account:address-book',
  BillingDetails: 'account:address-book',
  ShippingDetails: 'account:address-book',
  MyNewsletter: 'account:newsletter',
  MyProfile: 'account:profile',
  OrderHistory: 'account:history',
} as const satisfies Readonly<Record<string, RouteName>>;
export type LegacyRouteName = keyof typeof legacyRoutes;

const isLegacy = (name: string): name is LegacyRouteName => Object.hasOwn(legacyRoutes, name);

/** Returns the current route by its current or old name. Names must match exactly. Refuses unknown names. Source: ROUTE-7. */
export const routeByName = (name: string): E.Either<UnknownRoute, RouteName> => {
  const own = isLegacy(name) ? legacyRoutes[name] : routeNames.find((known) => known === name);
  return own ? E.right(own) : E.left({ _tag: 'UnknownRoute' });
};
