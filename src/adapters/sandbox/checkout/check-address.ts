import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Shop } from '../../../application/shared/shop.ts';
import type { Address } from '../../../domain/customer/address.ts';
import type { AddressCode, AddressViolation } from '../../../domain/customer/address-rules.ts';
import { checkAddress } from '../../../domain/customer/address-rules.ts';
import { salutationNumber, salutationOf } from '../../../domain/customer/salutation.ts';
import type { AddressWire } from '../../contract/address.ts';
import { warehouseTime } from '../delivery/calendar.ts';
import type { FieldRefusal } from '../http/refusals.ts';

const wireNames: Readonly<Record<string, string>> = { phone: 'phone_number' };
const snake = (field: string): string =>
  wireNames[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const code = (violation: AddressCode): FieldRefusal['code'] => `validation.${violation}`;

const refusal =
  (path: string) =>
  ({ field, code: violation, max }: AddressViolation): FieldRefusal => ({
    path: `${path}.${snake(field)}`,
    code: code(violation),
    ...(max !== undefined && { values: { max } }),
  });

const draftOf = (wire: AddressWire) => ({
  firstName: wire.first_name,
  lastName: wire.last_name,
  street: wire.street,
  streetNumber: wire.street_number,
  postcode: wire.postcode,
  city: wire.city,
  countryCode: wire.country_code,
  ...(wire.phone_number && { phone: wire.phone_number }),
  ...(wire.email && { email: wire.email }),
  ...(wire.province_code && { provinceCode: wire.province_code }),
  ...(wire.province_name && { provinceName: wire.province_name }),
  ...(wire.company && { company: wire.company }),
  ...(wire.tax_number && { taxNumber: wire.tax_number }),
  ...(wire.apartment && { apartment: wire.apartment }),
  ...(wire.additional_info && { additionalInfo: wire.additional_info }),
  ...(wire.recipient && { recipient: wire.recipient }),
  ...(wire.studio_id && { studioId: wire.studio_id }),
  ...(wire.salutation && { salutation: salutationOf(wire.salutation) ?? '' }),
  ...(wire.birthday && { birthday: wire.birthday }),
});

const wireOf = ({ salutation, isDefault: _, id: __, ...address }: Address): AddressWire => ({
  first_name: address.firstName,
  last_name: address.lastName,
  street: address.street,
  street_number: address.streetNumber,
  postcode: address.postcode,
  city: address.city,
  country_code: address.countryCode,
  ...(address.phone !== undefined && { phone_number: address.phone }),
  ...(address.email !== undefined && { email: address.email }),
  ...(address.provinceCode !== undefined && { province_code: address.provinceCode }),
  ...(address.provinceName !== undefined && { province_name: address.provinceName }),
  ...(address.company !== undefined && { company: address.company }),
  ...(address.taxNumber !== undefined && { tax_number: address.taxNumber }),
  ...(address.apartment !== undefined && { apartment: address.apartment }),
  ...(address.additionalInfo !== undefined && { additional_info: address.additionalInfo }),
  ...(address.recipient !== undefined && { recipient: address.recipient }),
  ...(address.studioId !== undefined && { studio_id: address.studioId }),
  ...(salutation && { salutation: salutationNumber(salutation) }),
  ...(address.birthday !== undefined && { birthday: address.birthday }),
});

/**
 * An address as the shop keeps it: tidied, and without what an address does not have. Refuses field by field, by the
 * same rules as the form. `path`: `billing_address`. A parcel needs no tax number. Source: CHK-7, CHK-18.
 */
export const acceptAddress = (
  shop: Shop,
  now: number,
  address: AddressWire,
  path: 'billing_address' | 'shipping_address',
): E.Either<readonly FieldRefusal[], AddressWire> =>
  pipe(
    checkAddress(draftOf(address), {
      countries: shop.countries.map((country) => country.code),
      taxNumber: path === 'billing_address' ? shop.taxNumber : 'none',
      today: warehouseTime(now).day,
    }),
    E.bimap((violations) => violations.map(refusal(path)), wireOf),
  );
