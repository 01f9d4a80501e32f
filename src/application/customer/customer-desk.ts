import type { AddressBook } from './address-book.ts';
import type { RatingDesk } from './rating-desk.ts';

/** What the signed-in customer keeps with the shop: it comes with him and goes with him. */
export interface CustomerDesk {
  readonly addressBook: AddressBook;
  readonly ratings: RatingDesk;
}
