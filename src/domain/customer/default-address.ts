import type { Address } from './address.ts';
import type { BookAddress } from './address-book.ts';

/** What a profile contains about the default address: the whole address, or its id in the book. */
export interface DefaultAddress {
  readonly id?: string;
  readonly address?: Address;
}

/**
 * Returns the default address of a book: the one marked in the book, otherwise the one named in the profile, otherwise
 * the first. A non-empty book always has one. Source: ADDR-1.
 */
export const defaultOf = (
  book: readonly BookAddress[],
  told: DefaultAddress | undefined,
): BookAddress | undefined =>
  book.find(({ isDefault }) => isDefault) ?? book.find(({ id }) => id === told?.id) ?? book[0];

/**
 * Returns the address that forms are prefilled with. Once the book is loaded, only the book counts, because it is
 * requested after the profile and after each change. The profile may be outdated by then. Source: ADDR-1.
 */
export const knownDefault = (
  book: readonly BookAddress[] | undefined,
  told: DefaultAddress | undefined,
): Address | undefined => (book ? defaultOf(book, told) : told?.address);
