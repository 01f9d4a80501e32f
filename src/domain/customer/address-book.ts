import type { Address } from './address.ts';
import { addressFields } from './address-draft.ts';

/** An address that a customer keeps with the shop. Source: ADDR-1. */
export type BookAddress = Address & { readonly id: string; readonly isDefault: boolean };

/** More than anybody needs; a book without an end would be read with every visit of the checkout. */
export const maxAddresses = 50;

type Entry = Pick<BookAddress, 'id' | 'isDefault'>;

/**
 * The address that forms begin with: the one that was chosen, else the one that was it before, else the oldest. A book
 * that holds anything has exactly one. `book` is in the order in which it was filled. Source: ADDR-1.
 */
export const defaultId = (book: readonly Entry[], chosen?: string): string | undefined =>
  (book.find(({ id }) => id === chosen) ?? book.find(({ isDefault }) => isDefault) ?? book[0])?.id;

/** The same words in every field: whoever saves it again, because an answer was lost, has it once. Source: ADDR-1. */
export const isSameEntry = (a: Address, b: Address): boolean =>
  addressFields.every((field) => (a[field] ?? '') === (b[field] ?? ''));
