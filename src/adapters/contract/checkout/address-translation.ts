import type { Address } from '../../../domain/customer/address.ts';
import { salutationNumber, salutationOf } from '../../../domain/customer/salutation.ts';
import type { AddressWire } from './address.ts';

/** Optional texts that only change their names between wire and domain. */
const names = [
  ['id', 'id'],
  ['email', 'email'],
  ['phone_number', 'phone'],
  ['province_code', 'provinceCode'],
  ['province_name', 'provinceName'],
  ['company', 'company'],
  ['tax_number', 'taxNumber'],
  ['apartment', 'apartment'],
  ['additional_info', 'additionalInfo'],
  ['recipient', 'recipient'],
  ['studio_id', 'studioId'],
  ['birthday', 'birthday'],
] as const;

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
    ...Object.fromEntries(names.flatMap(([theirs, ours]) => (wire[theirs] ? [[ours, wire[theirs]]] : []))),
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
  ...Object.fromEntries(names.flatMap(([theirs, ours]) => (address[ours] ? [[theirs, address[ours]]] : []))),
  ...(address.salutation !== undefined && { salutation: salutationNumber(address.salutation) }),
  ...(address.isDefault !== undefined && { isDefault: address.isDefault }),
});
