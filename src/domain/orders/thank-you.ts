/** The page after an order: it needs to know which. */

import type { OrderToken } from './order.ts';

export type ThankYouEntry =
  | { readonly _tag: 'Order'; readonly token: OrderToken }
  | { readonly _tag: 'Home' };

/** Without an order token there is nothing to thank for. Source: ROUTE-4, D9. */
export const thankYouEntry = (token: string | undefined): ThankYouEntry => {
  const own = token?.trim();
  return own ? { _tag: 'Order', token: own as OrderToken } : { _tag: 'Home' };
};
