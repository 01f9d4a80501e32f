import type { Address } from '../../domain/customer/address.ts';
import { emptyAsNull } from '../../domain/customer/profile-update.ts';
import type { AddressWire } from '../contract/checkout/address.ts';
import { addressToWire } from '../contract/checkout/address-translation.ts';

/** Sends an empty birthday and an empty phone as null, so that they are deleted. Source: ADDR-5. */
export const addressToSend = (address: Address): AddressWire => ({
  ...addressToWire(address),
  phone_number: emptyAsNull(address.phone),
  birthday: emptyAsNull(address.birthday),
});
