import type { Address } from '../customer/address.ts';
import type { CountryCode } from '../shared/country.ts';

/** The part of an address that a service for addresses can mend. Source: CHK-8. */
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

/** What the service answers. `sanitized`: it knows the address, as it is written there. */
export interface SanitizeAnswer {
  readonly address: SanitizedPart;
  readonly sanitized: boolean;
}

/** What the shopper is asked. */
export type SanitizeOffer =
  /** Nothing: the service knows nothing of it, or the shop does not send there. */
  | { readonly _tag: 'NotOffered' }
  /** Nothing: the address is right as it was typed. */
  | { readonly _tag: 'Confirmed' }
  /** Which of two: the typed one stands until the other is chosen. */
  | { readonly _tag: 'Choice'; readonly corrected: Address; readonly original: Address };

/**
 * Offered only where the service is sure and the shop sends to the country that it names. Everything that the service
 * does not look at, such as a phone number, stays as it was typed. Source: CHK-8, D19.
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
