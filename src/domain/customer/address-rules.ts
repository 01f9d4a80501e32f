import * as E from 'fp-ts/Either';
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray';
import { asksTaxNumber, checkTaxNumber } from '../checkout/tax-number.ts';
import { isCountryCode } from '../shared/country.ts';
import type { Address } from './address.ts';
import {
  type AddressDraft,
  type AddressField,
  type AddressRules,
  type AddressTexts,
  addressFields,
  addressLimits,
  tidied,
} from './address-draft.ts';
import { checkEmail } from './email.ts';
import { isPhone } from './phone.ts';
import { checkPostcode } from './postcode.ts';
import { atMost, dayText } from './text-rules.ts';

/** Keys of the words; `max` belongs to `too_long`. Source: ADDR-2, ADDR-4. */
export const addressCodes = [
  'required',
  'too_long',
  'invalid_characters',
  'invalid_country',
  'invalid_postcode',
  'invalid_email',
  'invalid_phone',
  'invalid_date',
  'invalid_salutation',
  'invalid_tax_number',
] as const;
export type AddressCode = (typeof addressCodes)[number];

export interface AddressViolation {
  readonly field: AddressField;
  readonly code: AddressCode;
  readonly max?: number;
}

const alwaysRequired: readonly AddressField[] = [
  'firstName',
  'lastName',
  'street',
  'streetNumber',
  'postcode',
  'city',
  'countryCode',
];

const isSafe = (text: string): boolean => text.isWellFormed() && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

/** What is wrong with a text wherever it stands. */
const inText = (field: AddressField, text: string): AddressViolation | undefined => {
  const max = addressLimits[field];
  if (!isSafe(text)) return { field, code: 'invalid_characters' };
  return E.isLeft(atMost(max)(text)) ? { field, code: 'too_long', max } : undefined;
};

type FieldRule = (text: string, all: AddressTexts, rules: AddressRules) => boolean;

/** What a field asks beyond being a text, and how it is called when it is not so. */
const ownRules: Readonly<Partial<Record<AddressField, readonly [FieldRule, AddressCode]>>> = {
  countryCode: [(text, _, { countries }) => countries.some((code) => code === text), 'invalid_country'],
  postcode: [
    (text, { countryCode }) => !isCountryCode(countryCode) || E.isRight(checkPostcode(text, countryCode)),
    'invalid_postcode',
  ],
  email: [(text) => E.isRight(checkEmail(text)), 'invalid_email'],
  phone: [isPhone, 'invalid_phone'],
  salutation: [(text) => text === 'male' || text === 'female', 'invalid_salutation'],
  birthday: [(text, _, { today = '9999' }) => E.isRight(dayText(text)) && text < today, 'invalid_date'],
  taxNumber: [
    (_, all, { taxNumber = 'none' }) => E.isRight(checkTaxNumber(taxNumber, all)),
    'invalid_tax_number',
  ],
};

/** One for each field at most, in the order of the form. */
const violationsOf = (all: AddressTexts, rules: AddressRules): readonly AddressViolation[] => {
  const asksNumber = asksTaxNumber(rules.taxNumber ?? 'none', all.company ?? '');
  const isRequired = (field: AddressField): boolean =>
    alwaysRequired.includes(field) ||
    rules.required?.includes(field) === true ||
    (asksNumber && field === 'taxNumber');
  return addressFields.flatMap((field): readonly AddressViolation[] => {
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
 * An address that a parcel can go to, tidied; or everything that is wrong with it. A tax number that the shop does not
 * ask for is left out. Source: ADDR-2, ADDR-4, CHK-7.
 */
export const checkAddress = (
  draft: AddressDraft,
  rules: AddressRules,
): E.Either<NonEmptyArray<AddressViolation>, Address> => {
  const all = tidied(draft);
  const [first, ...others] = violationsOf(all, rules);
  if (first) return E.left([first, ...others]);
  const { firstName = '', lastName = '', street = '', streetNumber = '', city = '', ...rest } = all;
  const { countryCode, postcode = '', taxNumber: _, salutation, ...more } = rest;
  if (!isCountryCode(countryCode)) return E.left([{ field: 'countryCode', code: 'invalid_country' }]);
  const taxNumber = E.toUnion(checkTaxNumber(rules.taxNumber ?? 'none', all));
  return E.right({
    ...more,
    firstName,
    lastName,
    street,
    streetNumber,
    postcode: E.getOrElse(() => postcode)(checkPostcode(postcode, countryCode)),
    city,
    countryCode,
    ...((salutation === 'male' || salutation === 'female') && { salutation }),
    ...(typeof taxNumber === 'string' && { taxNumber }),
    ...(draft.id !== undefined && { id: draft.id }),
    ...(draft.isDefault !== undefined && { isDefault: draft.isDefault }),
  });
};
