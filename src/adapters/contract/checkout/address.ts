import * as t from 'io-ts';
import type { AddressField } from '../../../domain/customer/address-draft.ts';
import { CountryC } from '../scalars.ts';

/** `salutation`: 1 male, 2 female. `birthday` and `phone_number` are null if empty. */
export const AddressC = t.intersection(
  [
    t.type({
      first_name: t.string,
      last_name: t.string,
      street: t.string,
      street_number: t.string,
      postcode: t.string,
      city: t.string,
      country_code: CountryC,
    }),
    t.partial({
      id: t.string,
      phone_number: t.union([t.string, t.null]),
      email: t.string,
      province_code: t.string,
      province_name: t.string,
      company: t.string,
      tax_number: t.string,
      apartment: t.string,
      additional_info: t.string,
      recipient: t.string,
      studio_id: t.string,
      salutation: t.union([t.literal(1), t.literal(2)]),
      birthday: t.union([t.string, t.null]),
      isDefault: t.boolean,
    }),
  ],
  'Address',
);
export type AddressWire = t.TypeOf<typeof AddressC>;

/** The fields of an address and their names on the wire. */
export const addressNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  street: 'street',
  streetNumber: 'street_number',
  postcode: 'postcode',
  city: 'city',
  countryCode: 'country_code',
  phone: 'phone_number',
  email: 'email',
  provinceCode: 'province_code',
  provinceName: 'province_name',
  company: 'company',
  taxNumber: 'tax_number',
  apartment: 'apartment',
  additionalInfo: 'additional_info',
  recipient: 'recipient',
  studioId: 'studio_id',
  salutation: 'salutation',
  birthday: 'birthday',
} as const satisfies Readonly<Record<AddressField, keyof AddressWire>>;
