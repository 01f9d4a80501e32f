import { makeAddressBook } from '../../../src/application/customer/address-book.ts';
import type { CustomerDesk } from '../../../src/application/customer/customer-desk.ts';
import { makeRatingDesk } from '../../../src/application/customer/rating-desk.ts';

const never = () => () => new Promise<never>(() => undefined);

/** A desk for tests that never look at it. */
export const nobodysDesk: CustomerDesk = {
  addressBook: makeAddressBook({ addresses: never, create: never, update: never, remove: never }),
  ratings: makeRatingDesk({ rateable: never, giveStars: never, giveReview: never }),
};
