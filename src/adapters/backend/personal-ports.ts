import type {
  AddressBookPort,
  LoyaltyPort,
  MarketingPort,
  OwnDataPort,
  RatingPort,
} from '../../application/customer/ports.ts';
import { personalApi } from '../contract/personal-api.ts';
import { makeAddressBookAdapter } from './address-book-adapter.ts';
import { type ClientSettings, makeClient } from './client.ts';
import { makeLoyaltyAdapter } from './loyalty-adapter.ts';
import { makeMarketingAdapter } from './marketing-adapter.ts';
import { makeOwnDataAdapter } from './own-data-adapter.ts';
import { makeRatingAdapter } from './rating-adapter.ts';

/** What a customer keeps with the shop. */
export interface PersonalPorts {
  readonly addressBook: AddressBookPort;
  readonly ratings: RatingPort;
  readonly marketing: MarketingPort;
  readonly loyalty: LoyaltyPort;
  readonly ownData: OwnDataPort;
}

export const makePersonalPorts = (settings: ClientSettings): PersonalPorts => {
  const client = makeClient(settings, personalApi);
  return {
    addressBook: makeAddressBookAdapter(client),
    ratings: makeRatingAdapter(client, settings.channel),
    marketing: makeMarketingAdapter(client),
    loyalty: makeLoyaltyAdapter(client),
    ownData: makeOwnDataAdapter(client),
  };
};
