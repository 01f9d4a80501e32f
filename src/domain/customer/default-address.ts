import type { Address } from './address.ts';
import type { BookAddress } from './address-book.ts';

/** What a profile tells of the address that its customer's forms begin with: all of it, or its name in the book. */
export interface DefaultAddress {
  readonly id?: string;
  readonly address?: Address;
}

/**
 * The default of a book: the one that the book marks, else the one that the profile names, else the first. A book that
 * holds anything has one. Source: ADDR-1, D55.
 */
export const defaultOf = (
  book: readonly BookAddress[],
  told: DefaultAddress | undefined,
): BookAddress | undefined =>
  book.find(({ isDefault }) => isDefault) ?? book.find(({ id }) => id === told?.id) ?? book[0];

/**
 * The address that forms begin with. The book is asked later than the profile and after each change, so once it is there
 * it alone counts: what the profile still tells may be changed, or gone. Source: ADDR-1, D55.
 */
export const knownDefault = (
  book: readonly BookAddress[] | undefined,
  told: DefaultAddress | undefined,
): Address | undefined => (book ? defaultOf(book, told) : told?.address);
