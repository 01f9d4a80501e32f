import type { CountryCode } from '../shared/country.ts';
import type { Day } from '../shared/dates.ts';
import { asTyped } from '../shared/typed-text.ts';
import type { Address } from './address.ts';
import { seenText } from './plain-text.ts';
import type { TaxNumberRule } from './tax-number.ts';

/** The maximum length of each field. Units: characters. Source: ADDR-4. */
export const addressLimits = {
  firstName: 64,
  lastName: 64,
  street: 100,
  streetNumber: 20,
  postcode: 12,
  city: 64,
  countryCode: 2,
  phone: 30,
  email: 254,
  provinceCode: 10,
  provinceName: 64,
  company: 100,
  taxNumber: 20,
  apartment: 64,
  additionalInfo: 200,
  recipient: 100,
  studioId: 64,
  salutation: 6,
  birthday: 10,
} as const;
export type AddressField = keyof typeof addressLimits;
/** In the order of the form. */
export const addressFields = Object.keys(addressLimits) as readonly AddressField[];

/** The values as entered, by field. */
export type AddressDraft = Readonly<Partial<Record<AddressField, string>>> &
  Pick<Address, 'id' | 'isDefault'>;
export type AddressTexts = Readonly<Partial<Record<AddressField, string>>>;

/** A shop's requirements for an address. */
export interface AddressRules {
  /** The countries that the shop ships to. */
  readonly countries: readonly CountryCode[];
  readonly taxNumber?: TaxNumberRule;
  /** Fields that this shop requires in addition to those that every address has. */
  readonly required?: readonly AddressField[];
  /** A birthday must be before this day. */
  readonly today?: Day;
  /** The pattern for e-mail addresses. Undefined: the usual one. */
  readonly emailPattern?: RegExp | undefined;
  /** Whether a parcel locker is allowed: for parcels, but not for bills. */
  readonly packStation?: boolean;
}

/** Fields that hold numbers and codes. */
const coded: readonly string[] = [
  'streetNumber',
  'postcode',
  'phone',
  'taxNumber',
  'provinceCode',
  'birthday',
] satisfies readonly AddressField[];

/**
 * Returns the visible text of each field; numbers and codes in the characters of a simple keyboard. Empty fields are
 * absent. Source: ADDR-2, ADDR-8, ADDR-10.
 */
export const visibleTexts = <Field extends string>(
  draft: Readonly<Partial<Record<Field, string>>>,
  fields: readonly Field[],
): Readonly<Partial<Record<Field, string>>> => {
  const texts = fields.map((field) => {
    const text = draft[field] ?? '';
    return [field, seenText(coded.includes(field) ? asTyped(text) : text)] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => text)) as Partial<Record<Field, string>>;
};
