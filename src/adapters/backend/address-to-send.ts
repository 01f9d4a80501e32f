import type { Address } from '../../domain/customer/address.ts';
import { emptyAsNull } from '../../domain/customer/profile-update.ts';
import type { AddressWire } from '../contract/checkout/address.ts';
import { addressToWire } from '../contract/checkout/address-translation.ts';

/** An empty birthday and an empty phone go as null, so that they are taken away. Source: ADDR-5. */
export const addressToSend = (address: Address): AddressWire => ({
  ...addressToWire(address),
  phone_number: emptyAsNull(address.phone),
  birthday: emptyAsNull(address.birthday),
});
