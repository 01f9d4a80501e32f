import type { Address } from '../../../domain/customer/address.ts';
import type { AddressField } from '../../../domain/customer/address-draft.ts';
import { salutationNumber, salutationOf } from '../../../domain/customer/salutation.ts';
import { type AddressWire, addressNames } from './address.ts';

/** The fields that only change their names between wire and domain. */
const texts = (Object.keys(addressNames) as readonly AddressField[]).filter(
  (field) => field !== 'salutation',
);

/** Empty or null fields become absent. */
export const addressFromWire = (wire: AddressWire): Address => {
  const salutation = salutationOf(wire.salutation);
  return {
    firstName: wire.first_name,
    lastName: wire.last_name,
    street: wire.street,
    streetNumber: wire.street_number,
    postcode: wire.postcode,
    city: wire.city,
    countryCode: wire.country_code,
    ...Object.fromEntries(
      texts.flatMap((field) => (wire[addressNames[field]] ? [[field, wire[addressNames[field]]]] : [])),
    ),
    ...(wire.id && { id: wire.id }),
    ...(salutation && { salutation }),
    ...(wire.isDefault !== undefined && { isDefault: wire.isDefault }),
  };
};

/** The inverse of `addressFromWire`. */
export const addressToWire = (address: Address): AddressWire => ({
  first_name: address.firstName,
  last_name: address.lastName,
  street: address.street,
  street_number: address.streetNumber,
  postcode: address.postcode,
  city: address.city,
  country_code: address.countryCode,
  ...Object.fromEntries(
    texts.flatMap((field) => (address[field] ? [[addressNames[field], address[field]]] : [])),
  ),
  ...(address.id && { id: address.id }),
  ...(address.salutation !== undefined && { salutation: salutationNumber(address.salutation) }),
  ...(address.isDefault !== undefined && { isDefault: address.isDefault }),
});
