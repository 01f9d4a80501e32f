import type { AddressBook } from './address-book.ts';

/** What the signed-in customer keeps with the shop: it comes with him and goes with him. */
export interface CustomerDesk {
  readonly addressBook: AddressBook;
}
