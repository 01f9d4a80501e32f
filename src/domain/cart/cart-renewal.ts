import { isCartToken } from './cart-token.ts';

/** How long the request that renewed a cart gets it again. Units: ms. */
const repeatedMs = 24 * 60 * 60_000;

/** The last renewal of a cart: the token before, the request that asked for it, and when. Units of `at`: ms. */
export interface Renewal {
  readonly from: string;
  readonly by: string;
  readonly at: number;
}

/**
 * Whether a request may renew a cart: its id is as hard to guess as a token, because it gets the new token again.
 * Source: CART-25.
 */
export const mayRenew = (requestId: string): boolean => isCartToken(requestId);

/**
 * Whether the consent to be reminded of a cart follows to its new token. `isAccounts`: the cart is that of an account,
 * which alone can renew it. `wasReminded`: the reminder was sent, so that its link may have led here; there is no second
 * one. Otherwise somebody else may have sent the link, and their mailbox would get the new token. Source: CART-25.
 */
export const keepsReminderConsent = ({
  isAccounts,
  wasReminded,
}: {
  readonly isAccounts: boolean;
  readonly wasReminded: boolean;
}): boolean => isAccounts || wasReminded;

/** Whether a request repeats the one that renewed a cart, and gets it again. Source: CART-25. */
export const repeatsRenewal = (
  { from, by, at }: Renewal,
  asked: { readonly token: string; readonly requestId: string },
  now: number,
): boolean => from === asked.token && by === asked.requestId && now - at < repeatedMs;
