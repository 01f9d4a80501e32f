import type { ClientSettings } from '../../adapters/backend/client.ts';
import { makePersonalPorts } from '../../adapters/backend/personal-ports.ts';
import { makeAddressBook } from '../../application/customer/address-book.ts';
import type { CustomerDesk, DeskUse } from '../../application/customer/customer-desk.ts';
import { makeMailChoices } from '../../application/customer/mail-choices.ts';
import { makeMilesHistory } from '../../application/customer/miles-history.ts';
import { makeOwnData } from '../../application/customer/own-data.ts';
import { makeRatingDesk } from '../../application/customer/rating-desk.ts';
import type { Customer } from '../../domain/customer/customer.ts';

/** What a customer keeps with the shop, with its adapters. */
export const openDesk = (
  settings: ClientSettings,
  { notifications }: DeskUse,
  customer: Customer,
): CustomerDesk => {
  const ports = makePersonalPorts(settings);
  return {
    addressBook: makeAddressBook({ port: ports.addressBook, notifications }),
    mails: makeMailChoices(ports.marketing, customer),
    ratings: makeRatingDesk(ports.ratings),
    ownData: makeOwnData(ports.ownData),
    miles: makeMilesHistory({ port: ports.loyalty, notifications }),
  };
};
