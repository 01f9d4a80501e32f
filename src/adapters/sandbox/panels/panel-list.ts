import type { Shop } from '../../../application/shared/shop.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { categories } from '../seed/categories.ts';
import type { Prepared } from './prepared-cart.ts';

/** Something shown over or beside a page (a dialog or drawer), and how a shopper opens it. */
export interface Panel {
  /** Its name in URLs. */
  readonly key: string;
  readonly name: string;
  readonly how: string;
  /** The page where it opens. */
  readonly path: (locale: Locale) => string;
  /** The cart that it needs. */
  readonly cart?: Prepared;
  /** Whether a shop has it. If undefined, every shop has it. */
  readonly isIn?: (shop: Shop) => boolean;
}

const account =
  (section: string) =>
  (locale: Locale): string =>
    pathTo.account(locale, section);
const lenses = (locale: Locale): string =>
  pathTo.category(locale, categories.find(({ id }) => id === 'lens')?.paths[locale] ?? '');
const listing = (locale: Locale): string => pathTo.search(locale, 'Hydralis');

/** In the order in which a shopper meets them. Source: UI-6. */
export const panels: readonly Panel[] = [
  {
    key: 'menu',
    name: 'Menu of a small screen',
    how: 'On a phone, press the three lines.',
    path: pathTo.home,
  },
  {
    key: 'categories',
    name: 'Categories of a small screen',
    how: 'On a phone, press “Categories” above the heading, or in the menu behind the three lines.',
    path: lenses,
  },
  {
    key: 'language',
    name: 'Languages',
    how: 'Press the globe in the header, or the last entry of the menu on a phone.',
    path: pathTo.home,
  },
  {
    key: 'filter',
    name: 'Filters',
    how: 'On a phone, press “Filter” above the products.',
    path: listing,
  },
  { key: 'view', name: 'Grid or list', how: 'Press one of the two signs above the products.', path: listing },
  {
    key: 'wishes',
    name: 'Wish list, empty and filled',
    how: 'Press the heart of a product; empty, the heart in the header, or “Wish list” in the menu of a phone.',
    path: listing,
  },
  {
    key: 'zoom',
    name: 'Picture, enlarged',
    how: 'Point at the picture of a product, or press it, then the button below it.',
    path: (locale) => pathTo.product(locale, '10010'),
  },
  {
    key: 'cart',
    name: 'Cart beside the page',
    how: 'Press the cart in the header.',
    path: pathTo.home,
    cart: 'lenses',
  },
  {
    key: 'gift',
    name: 'Gift',
    how: 'Open the cart: it tells of the gift once.',
    path: pathTo.cart,
    cart: 'gift',
    isIn: ({ gift }) => gift !== undefined,
  },
  {
    key: 'switch',
    name: 'Another product instead',
    how: 'Press “See alternative” at the line that cannot be had.',
    path: pathTo.cart,
    cart: 'succeeded',
  },
  {
    key: 'sign-in',
    name: 'Sign in, register, forgotten password, link by mail, other providers',
    how: 'As a guest, press the account in the header, then what the dialog offers.',
    path: pathTo.home,
  },
  {
    key: 'address',
    name: 'Is this address right?',
    how: 'Go on with the address, whose city is misspelt.',
    path: (locale) => pathTo.checkout(locale, 'address'),
    cart: 'misspelt',
  },
  {
    key: 'pack-station',
    name: 'Pack station',
    how: 'Choose delivery to a Packstation, then press the button below.',
    path: (locale) => pathTo.checkout(locale, 'address'),
    cart: 'misspelt',
  },
  {
    key: 'shipping',
    name: 'Ways of sending',
    how: 'Press the question above the ways of sending.',
    path: (locale) => pathTo.checkout(locale, 'shipping'),
    cart: 'addressed',
  },
  {
    key: 'reminder',
    name: 'Reminder',
    how: 'Signed in, press the button of an order or of a reminder.',
    path: account('reminder-alarms'),
  },
  {
    key: 'confirmation',
    name: 'Confirmation',
    how: 'Signed in, delete an address.',
    path: account('address-book'),
  },
  {
    key: 'points',
    name: 'Confirmation of points',
    how: 'Signed in, turn points into a coupon.',
    path: account('bonus-points'),
  },
  {
    key: 'subscription',
    name: 'Addresses of a subscription, its end',
    how: 'Signed in, open the subscription, unfold where it goes to, change the addresses; or end it.',
    path: account('my-subscriptions'),
  },
  {
    key: 'new-subscription',
    name: 'New subscription',
    how: 'Signed in, open an order that was sent and have it come regularly.',
    path: account('history'),
  },
  {
    key: 'cookies',
    name: 'Cookie settings',
    how: 'Press the link at the end of the footer.',
    path: pathTo.home,
  },
];
