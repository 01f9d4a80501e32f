import type { ClientSettings } from '../../adapters/backend/client.ts';
import { makePersonalPorts } from '../../adapters/backend/personal-ports.ts';
import { makeAddressBook } from '../../application/customer/address-book.ts';
import type { CustomerDesk } from '../../application/customer/customer-desk.ts';
import { makeRatingDesk } from '../../application/customer/rating-desk.ts';

/** What a customer keeps with the shop, with its adapters. */
export const openDesk = (settings: ClientSettings): CustomerDesk => {
  const ports = makePersonalPorts(settings);
  return { addressBook: makeAddressBook(ports.addressBook), ratings: makeRatingDesk(ports.ratings) };
};
