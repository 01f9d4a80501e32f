import type { CountryCode } from '../shared/country.ts';
import type { Day } from '../shared/dates.ts';
import type { Address } from './address.ts';
import { seenText } from './plain-text.ts';
import type { TaxNumberRule } from './tax-number.ts';

/** How long each text may be. Units: characters. Source: ADDR-4. */
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

/** What was typed, field by field. */
export type AddressDraft = Readonly<Partial<Record<AddressField, string>>> &
  Pick<Address, 'id' | 'isDefault'>;
export type AddressTexts = Readonly<Partial<Record<AddressField, string>>>;

/** What a shop asks of an address. */
export interface AddressRules {
  /** Where the shop sends to. */
  readonly countries: readonly CountryCode[];
  readonly taxNumber?: TaxNumberRule;
  /** Fields that this shop needs beyond those that every address has. */
  readonly required?: readonly AddressField[];
  /** A birthday lies before it. */
  readonly today?: Day;
  /** What an e-mail address has to look like; none: the usual. */
  readonly emailPattern?: RegExp | undefined;
  /** A parcel may go to a machine; a bill may not. */
  readonly packStation?: boolean;
}

/** As it is seen; what is empty is absent. Source: ADDR-2, ADDR-8. */
export const tidied = (draft: AddressDraft): AddressTexts =>
  Object.fromEntries(
    addressFields.flatMap((field) => {
      const text = seenText(draft[field] ?? '');
      return text ? [[field, text]] : [];
    }),
  );
