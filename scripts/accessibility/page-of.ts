import type { CheckedPage } from '../../src/application/content/checked-build.ts';
import { plainPages, storyOf } from '../../src/domain/shared/page-path.ts';
import { withoutLocale } from '../../src/domain/shared/paths.ts';

/** Pages by the first segment of the path; in the checkout by the second. */
const bySegment: ReadonlyMap<string, CheckedPage> = new Map([
  ['', 'home'],
  ['c', 'category'],
  ['s', 'search'],
  ['p', 'product'],
  ['cart', 'cart'],
  ['wishlist', 'wishlist'],
  ['checkout/customer', 'customer'],
  ['checkout/address', 'address'],
  ['checkout/billing', 'address'],
  ['checkout/shipping', 'shipping'],
  ['checkout/payment', 'payment'],
  ['checkout/thank-you', 'thankYou'],
  ['authenticate', 'authenticate'],
  ['reset-password', 'resetPassword'],
  ['my-account', 'account'],
  ['reorder', 'reorder'],
  ['abandoned-cart', 'abandonedCart'],
  ['find-order', 'findOrder'],
  ['withdrawal', 'withdrawal'],
  ['cancellation', 'cancellation'],
  ['download', 'download'],
  // Pages that simulate external services: payment, sign-in, chat, mailbox.
  ...['sandbox', 'pay', 'identity', 'chat', 'mailbox'].map((name) => [name, 'demo'] as const),
  ...plainPages.map((slug) => [slug, 'text'] as const),
]);

/** The page that belongs to a path. Tokens and products in the path are not kept. */
export const pageOf = (pathname: string): CheckedPage => {
  const [, first = '', second = ''] = withoutLocale(pathname).split('/');
  return bySegment.get(first === 'checkout' ? `${first}/${second}` : storyOf(first)) ?? 'other';
};
