import type { Address } from './address.ts';
import { addressFields } from './address-draft.ts';

/** An address that a customer keeps with the shop. Source: ADDR-1. */
export type BookAddress = Address & { readonly id: string; readonly isDefault: boolean };

/** More than anyone needs. Without a limit, a huge address book would be read with every visit to the checkout. */
export const maxAddresses = 50;

type Entry = Pick<BookAddress, 'id' | 'isDefault'>;

/**
 * Returns the id of the default address: the one chosen, otherwise the previous default, otherwise the oldest. A
 * non-empty book has exactly one. `book` is in order of creation. Source: ADDR-1.
 */
export const defaultId = (book: readonly Entry[], chosen?: string): string | undefined =>
  (book.find(({ id }) => id === chosen) ?? book.find(({ isDefault }) => isDefault) ?? book[0])?.id;

/**
 * Whether two addresses are equal in every field. An address that is saved again because a response was lost is thus
 * stored only once. Source: ADDR-1.
 */
export const isSameEntry = (a: Address, b: Address): boolean =>
  addressFields.every((field) => (a[field] ?? '') === (b[field] ?? ''));
