import { matchingEmail } from '../customer/matching.ts';

/**
 * Whether a guest's order is assigned to a new account: it has no owner and was placed with the account's e-mail. The
 * caller has to present its token. Source: CHK-29.
 */
export const joinsAccount = (
  order: { readonly owner: unknown; readonly email: string },
  account: { readonly email: string },
): boolean =>
  (order.owner === undefined || order.owner === null) &&
  matchingEmail(order.email) === matchingEmail(account.email);
