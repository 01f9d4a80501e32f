import * as t from 'io-ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import { CountryC } from '../../contract/scalars.ts';
import { orNull } from '../scalars.ts';

const text = orNull(t.string);

/** An address in the engine's format. */
export const AddressOfEngineC = t.type({
  firstName: t.string,
  lastName: t.string,
  street: t.string,
  streetNumber: t.string,
  postcode: t.string,
  city: t.string,
  countryCode: CountryC,
  phoneNumber: text,
  email: text,
  provinceCode: text,
  provinceName: text,
  company: text,
  taxNumber: text,
  apartment: text,
  additionalInfo: text,
  recipient: text,
  studioId: text,
  salutation: orNull(t.union([t.literal(1), t.literal(2)])),
  birthday: text,
  isDefault: orNull(t.boolean),
});
export type AddressOfEngine = t.TypeOf<typeof AddressOfEngineC>;

/** Optional texts: the contract's names and the engine's. */
const optional = [
  ['phone_number', 'phoneNumber'],
  ['email', 'email'],
  ['province_code', 'provinceCode'],
  ['province_name', 'provinceName'],
  ['company', 'company'],
  ['tax_number', 'taxNumber'],
  ['apartment', 'apartment'],
  ['additional_info', 'additionalInfo'],
  ['recipient', 'recipient'],
  ['studio_id', 'studioId'],
  ['birthday', 'birthday'],
] as const satisfies readonly (readonly [keyof AddressWire, keyof AddressOfEngine])[];

/** Staff clear a field with an empty text; it becomes absent. */
export const addressFromEngine = (address: AddressOfEngine): AddressWire => ({
  first_name: address.firstName,
  last_name: address.lastName,
  street: address.street,
  street_number: address.streetNumber,
  postcode: address.postcode,
  city: address.city,
  country_code: address.countryCode,
  ...Object.fromEntries(
    optional.flatMap(([ours, theirs]) => (address[theirs] ? [[ours, address[theirs]]] : [])),
  ),
  ...(address.salutation !== null && { salutation: address.salutation }),
  ...(address.isDefault !== null && { isDefault: address.isDefault }),
});

/** The inverse of `addressFromEngine`. The engine does not get the address's place in an account. */
export const addressToEngine = (address: AddressWire): Partial<AddressOfEngine> => ({
  firstName: address.first_name,
  lastName: address.last_name,
  street: address.street,
  streetNumber: address.street_number,
  postcode: address.postcode,
  city: address.city,
  countryCode: address.country_code,
  ...Object.fromEntries(
    optional.flatMap(([ours, theirs]) => (address[ours] ? [[theirs, address[ours]]] : [])),
  ),
  ...(address.salutation !== undefined && { salutation: address.salutation }),
  ...(address.isDefault !== undefined && { isDefault: address.isDefault }),
});
