import { matchingEmail } from '../customer/matching.ts';

/**
 * Whether the order of a guest becomes that of a new account: it is nobody's, and was placed under the account's own
 * e-mail. Whoever asks shows its token. Source: CHK-29.
 */
export const joinsAccount = (
  order: { readonly owner: unknown; readonly email: string },
  account: { readonly email: string },
): boolean =>
  (order.owner === undefined || order.owner === null) &&
  matchingEmail(order.email) === matchingEmail(account.email);
