import * as E from 'fp-ts/Either';
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray';
import { type CountryCode, isCountryCode } from '../shared/country.ts';
import type { Day } from '../shared/dates.ts';
import { asTyped } from '../shared/typed-text.ts';
import type { Address } from './address.ts';
import {
  type AddressDraft,
  type AddressField,
  type AddressRules,
  type AddressTexts,
  addressFields,
  addressLimits,
  visibleTexts,
} from './address-draft.ts';
import { addressFormats } from './address-format.ts';
import { checkEmail } from './email.ts';
import { isPackStation, isPostNumber, isStationNumber, packStationCountry } from './pack-station.ts';
import { internationalPhone, isPhone } from './phone.ts';
import { lineProblem, type TextKind } from './plain-text.ts';
import { checkPostcode } from './postcode.ts';
import { type Profile, profileLimits, profileParts } from './profile-update.ts';
import { readProvince } from './provinces.ts';
import { asksTaxNumber, checkTaxNumber } from './tax-number.ts';
import { dayText } from './text-rules.ts';

/** Keys of the messages. `max` belongs to `too_long`. Source: ADDR-2, ADDR-4. */
export const addressCodes = [
  'required',
  'too_long',
  'invalid_characters',
  'carries_link',
  'no_letters',
  'no_letter',
  'invalid_country',
  'invalid_postcode',
  'invalid_email',
  'invalid_phone',
  'invalid_date',
  'invalid_salutation',
  'invalid_tax_number',
  'invalid_province',
  'invalid_station_number',
  'invalid_post_number',
  'pack_station_not_here',
] as const;
export type AddressCode = (typeof addressCodes)[number];

/** The fields whose texts are checked here: those of an address, and those of a person. */
type TextField = AddressField | keyof Profile;

export interface FieldViolation<Field extends TextField> {
  readonly field: Field;
  readonly code: AddressCode;
  readonly max?: number;
}
export type AddressViolation = FieldViolation<AddressField>;

const alwaysRequired: readonly TextField[] = [
  'firstName',
  'lastName',
  'street',
  'streetNumber',
  'postcode',
  'city',
  'countryCode',
];

/** Free-text fields that are repeated in e-mails. */
const textKinds: Readonly<Partial<Record<TextField, TextKind>>> = {
  firstName: 'name',
  lastName: 'name',
  recipient: 'company',
  company: 'company',
  street: 'place',
  streetNumber: 'place',
  city: 'place',
  provinceName: 'text',
  apartment: 'text',
  additionalInfo: 'text',
};

const limits: Readonly<Record<TextField, number>> = { ...addressLimits, ...profileLimits };

/** Checks the text of any field. */
const inText = <Field extends TextField>(field: Field, text: string): FieldViolation<Field> | undefined => {
  const max = limits[field];
  const code = lineProblem(text, max, textKinds[field]);
  return code && { field, code, ...(code === 'too_long' && { max }) };
};

/** Returns the number that can be called from abroad, or no text. In Italy the leading zero is part of it. Source: ADDR-5. */
const storedPhone = (text: string, country: CountryCode): string =>
  internationalPhone(text, country, 'e164') ?? '';

type FieldRule = (text: string, all: AddressTexts, rules: AddressRules) => boolean;

/** Additional rules by field, with the code of the violation. */
const ownRules: Readonly<Partial<Record<TextField, readonly [FieldRule, AddressCode]>>> = {
  countryCode: [(text, _, { countries }) => countries.some((code) => code === text), 'invalid_country'],
  postcode: [
    (text, { countryCode }) => !isCountryCode(countryCode) || E.isRight(checkPostcode(text, countryCode)),
    'invalid_postcode',
  ],
  street: [
    (_, all, { packStation = false }) =>
      !isPackStation(all) || (packStation && all.countryCode === packStationCountry),
    'pack_station_not_here',
  ],
  streetNumber: [
    (text, all, { packStation }) => !packStation || !isPackStation(all) || isStationNumber(asTyped(text)),
    'invalid_station_number',
  ],
  additionalInfo: [
    (text, all, { packStation }) => !packStation || !isPackStation(all) || isPostNumber(asTyped(text)),
    'invalid_post_number',
  ],
  provinceCode: [
    (text, { countryCode }) => countryCode !== 'IT' || readProvince(text) !== undefined,
    'invalid_province',
  ],
  email: [(text, _, { emailPattern }) => E.isRight(checkEmail(text, emailPattern)), 'invalid_email'],
  phone: [
    (text, { countryCode }) =>
      isPhone(text) && (!isCountryCode(countryCode) || isPhone(storedPhone(text, countryCode))),
    'invalid_phone',
  ],
  salutation: [(text) => text === 'male' || text === 'female', 'invalid_salutation'],
  birthday: [(text, _, { today = '9999' }) => E.isRight(dayText(text)) && text < today, 'invalid_date'],
  taxNumber: [
    (_, all, { taxNumber = 'none' }) => E.isRight(checkTaxNumber(taxNumber, all)),
    'invalid_tax_number',
  ],
};

/** Returns at most one violation per field, in the order of the form. */
const violationsOf = <Field extends TextField>(
  all: Readonly<Partial<Record<TextField, string>>>,
  rules: AddressRules,
  fields: readonly Field[],
): readonly FieldViolation<Field>[] => {
  const asksNumber = asksTaxNumber(rules.taxNumber ?? 'none', all.company ?? '');
  const hasProvince =
    isCountryCode(all.countryCode) && addressFormats[all.countryCode].place.includes('provinceCode');
  const isRequired = (field: TextField): boolean =>
    alwaysRequired.includes(field) ||
    rules.required?.some((one) => one === field) === true ||
    (asksNumber && field === 'taxNumber') ||
    (hasProvince && field === 'provinceCode') ||
    (rules.packStation === true && isPackStation(all) && field === 'additionalInfo');
  return fields.flatMap((field): readonly FieldViolation<Field>[] => {
    const text = all[field];
    if (text === undefined) return isRequired(field) ? [{ field, code: 'required' }] : [];
    const wrongText = inText(field, text);
    if (wrongText) return [wrongText];
    const own = ownRules[field];
    if (!own) return [];
    const [holds, code] = own;
    return holds(text, all, rules) ? [] : [{ field, code }];
  });
};

/**
 * Validates an address: returns a normalised address that a parcel can be sent to, or all violations. Its phone number
 * can be called from abroad. A tax number that the shop does not ask for is left out. Source: ADDR-2, ADDR-4, ADDR-5,
 * CHK-7.
 */
export const checkAddress = (
  draft: AddressDraft,
  rules: AddressRules,
): E.Either<NonEmptyArray<AddressViolation>, Address> => {
  const all = visibleTexts(draft, addressFields);
  const [first, ...others] = violationsOf(all, rules, addressFields);
  if (first) return E.left([first, ...others]);
  const { firstName = '', lastName = '', street = '', streetNumber = '', city = '', ...rest } = all;
  const { countryCode, postcode = '', taxNumber: _, salutation, provinceCode, phone = '', ...more } = rest;
  if (!isCountryCode(countryCode)) return E.left([{ field: 'countryCode', code: 'invalid_country' }]);
  const taxNumber = E.toUnion(checkTaxNumber(rules.taxNumber ?? 'none', all));
  const number = storedPhone(phone, countryCode);
  return E.right({
    ...more,
    ...(number !== '' && { phone: number }),
    firstName,
    lastName,
    street,
    streetNumber,
    postcode: E.getOrElse(() => postcode)(checkPostcode(postcode, countryCode)),
    city,
    countryCode,
    ...(provinceCode !== undefined && { provinceCode: readProvince(provinceCode) ?? provinceCode }),
    ...((salutation === 'male' || salutation === 'female') && { salutation }),
    ...(typeof taxNumber === 'string' && { taxNumber }),
    ...(draft.id !== undefined && { id: draft.id }),
    ...(draft.isDefault !== undefined && { isDefault: draft.isDefault }),
  });
};

/**
 * Returns all violations in a person's names, phone number and birthday. The birthday must be in the past. Source:
 * ADDR-2, ADDR-4, ACC-2.
 */
export const personViolations = (
  draft: Partial<Profile>,
  today: Day,
): readonly FieldViolation<keyof Profile>[] =>
  violationsOf(visibleTexts(draft, profileParts), { countries: [], today }, profileParts);
