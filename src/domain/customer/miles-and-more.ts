import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { asTyped } from '../shared/typed-text.ts';
import { atLeast, atMost, numbersOnly, type TextRefusal } from './text-rules.ts';

/** The prefixes that the programme issues. Source: MILES-1. */
export const milesAndMorePrefixes = ['9999', '9920', '9922', '2220', '3330'] as const;

export type InvalidMilesAndMoreNumber = { readonly _tag: 'InvalidMilesAndMoreNumber' };

/**
 * Checks a number: fifteen digits with one of five prefixes. Spaces are removed. Empty input means no number. Source:
 * MILES-1, CHK-15.
 */
export const checkMilesAndMoreNumber = (
  input: string,
): E.Either<InvalidMilesAndMoreNumber, string | undefined> => {
  const number = asTyped(input).replace(/\s/g, '');
  if (number === '') return E.right(undefined);
  return /^\d{15}$/.test(number) && milesAndMorePrefixes.some((prefix) => number.startsWith(prefix))
    ? E.right(number)
    : E.left({ _tag: 'InvalidMilesAndMoreNumber' });
};

/**
 * Returns the number that an order of a customer carries without being typed: the account's, where the shop takes
 * numbers with orders (`isTaken`) and the programme issues such numbers. Source: CHK-15, MILES-4.
 */
export const numberForOrder = (isTaken: boolean, kept: string | null | undefined): string | undefined => {
  const read = checkMilesAndMoreNumber(kept ?? '');
  return isTaken && E.isRight(read) ? read.right : undefined;
};

/** The states in which an order earns miles. Unpaid, cancelled and returned orders earn none. Source: MILES-3. */
export const milesStates = ['new', 'fulfiller_ready', 'accepted', 'open', 'shipped'] as const;

/** Returns the miles: one for every whole unit of the currency. `total` in minor units. Source: MILES-3. */
export const milesOf = (total: number): number => Math.max(0, Math.floor(total / 100));

/** Keys of the messages about a number and its miles. Source: MILES-3. */
export const milesKeys = {
  set: 'cart.set_miles_and_more_number_success',
  removed: 'cart.miles_and_more_removed',
  invalid: 'customer.invalid_miles_and_more_number',
  unread: 'shop.user.my_account.notification.miles_and_more_points_error',
} as const;

/** The number of digits required in the account if the shop does not configure it. Source: MILES-2. */
export const accountNumberLength = 15;

/** Checks a number in the account: exactly `count` digits, with only spaces between them. Source: MILES-2, ADDR-4. */
export const checkAccountMilesAndMoreNumber = (
  input: string,
  count: number = accountNumberLength,
): E.Either<TextRefusal, string> =>
  pipe(numbersOnly(asTyped(input).replace(/\s/g, '')), E.flatMap(atLeast(count)), E.flatMap(atMost(count)));
