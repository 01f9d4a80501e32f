import type { AddressBookPort } from '../../application/customer/ports.ts';
import { personalApi } from '../contract/personal-api.ts';
import { makeAddressBookAdapter } from './address-book-adapter.ts';
import { type ClientSettings, makeClient } from './client.ts';

/** What a customer keeps with the shop. */
export interface PersonalPorts {
  readonly addressBook: AddressBookPort;
}

export const makePersonalPorts = (settings: ClientSettings): PersonalPorts => {
  const client = makeClient(settings, personalApi);
  return { addressBook: makeAddressBookAdapter(client) };
};
