import { matchingEmail } from '../customer/matching.ts';

/** What a visitor ordered without an account: an order, or the subscription that began with one. */
export interface LeftByGuest {
  readonly owner: unknown;
  readonly email: string;
  /** Its account was deleted. Whoever deletes an account wants nothing of it in a later one. */
  readonly isOfDeletedAccount?: boolean;
}

export interface JoiningAccount {
  readonly email: string;
  /** Whether a link from a mail has shown that its mailbox is the customer's. */
  readonly isProven: boolean;
}

/**
 * Whether something that a guest ordered becomes part of an account: it has the account's e-mail, belongs to nobody,
 * and the account's mailbox is proven. An e-mail that was only typed joins nothing. Source: AUTH-32.
 */
export const joinsByMailbox = (left: LeftByGuest, account: JoiningAccount): boolean =>
  account.isProven &&
  (left.owner === undefined || left.owner === null) &&
  left.isOfDeletedAccount !== true &&
  matchingEmail(left.email) === matchingEmail(account.email);
