import type { Address } from '../customer/address.ts';
import type { CountryCode } from '../shared/country.ts';

/** The fields that the address validation service can correct. Source: CHK-8. */
export const sanitizedFields = [
  'firstName',
  'lastName',
  'street',
  'streetNumber',
  'postcode',
  'city',
  'countryCode',
] as const;
export type SanitizedPart = Pick<Address, (typeof sanitizedFields)[number]>;

/** The response of the service. `sanitized`: it knows the address and returns its correct spelling. */
export interface SanitizeAnswer {
  readonly address: SanitizedPart;
  readonly sanitized: boolean;
}

/** The question to the shopper. */
export type SanitizeOffer =
  /** No question: the service does not know the address, or the shop does not ship there. */
  | { readonly _tag: 'NotOffered' }
  /** No question: the address is correct as entered. */
  | { readonly _tag: 'Confirmed' }
  /** Asks for a choice between two. The entered address is used until the other is chosen. */
  | { readonly _tag: 'Choice'; readonly corrected: Address; readonly original: Address };

/**
 * Decides whether to offer the corrected address: only if the service knows it and the shop ships to its country.
 * Fields that the service does not check, such as the phone number, stay as entered. Source: CHK-8.
 */
export const offerSanitized = (
  original: Address,
  { address, sanitized }: SanitizeAnswer,
  countries: readonly CountryCode[],
): SanitizeOffer => {
  if (!sanitized || !countries.includes(address.countryCode)) return { _tag: 'NotOffered' };
  if (sanitizedFields.every((field) => address[field] === original[field])) return { _tag: 'Confirmed' };
  const mended: Partial<Address> = Object.fromEntries(
    sanitizedFields.map((field) => [field, address[field]]),
  );
  return { _tag: 'Choice', corrected: { ...original, ...mended }, original };
};
