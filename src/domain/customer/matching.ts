import type { Address } from './address.ts';

/**
 * The domains of the only provider that treats `a.b+c` as `ab`. The two domains stay distinct: addresses are not
 * converted from one to the other. Source: ADDR-6.
 */
export const dotlessDomains = ['gmail.com', 'googlemail.com'] as const;

/**
 * Normalises names, streets and cities for comparison: removes digits and punctuation, keeps letters of any script, in
 * lower case. Source: ADDR-6.
 */
export const matchingText = (input: string): string => input.replace(/[\p{P}\p{N}]/gu, '').toLowerCase();

/** The same with Unicode normalisation and trimmed. Our own addition. Source: ADDR-6. */
export const tidyMatchingText = (input: string): string =>
  matchingText(input.normalize('NFC')).normalize('NFC').trim();

/** Returns the digits, and a leading plus if there is one. Source: ADDR-6. */
export const matchingPhone = (input: string): string =>
  `${input.trim().startsWith('+') ? '+' : ''}${input.replace(/[^0-9]/g, '')}`;

/**
 * Returns the address in lower case without spaces. Dots and the part after a plus are removed if the provider ignores
 * them. Source: ADDR-6.
 */
export const matchingEmail = (input: string): string => {
  const email = input.toLowerCase().replace(/\s/g, '');
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 0 || !dotlessDomains.some((one) => one === domain)) return email;
  return `${email.slice(0, at).replace(/\+.*/s, '').replaceAll('.', '')}@${domain}`;
};

/** Removes dots, hyphens and tildes. Spaces and capitals stay. Source: ADDR-6. */
export const matchingPostcode = (input: string): string => input.replace(/[.~\u002d\u2010\u2011]/g, '');

/** The fields that two addresses are compared by. */
export type MatchingAddress = Pick<Address, 'firstName' | 'lastName' | 'street' | 'city' | 'postcode'> & {
  readonly phone: string;
  readonly email: string;
};

/**
 * Returns every compared field in normalised form. Absent fields are empty. House numbers are not compared, because
 * digits are removed. Source: ADDR-6.
 */
export const matchingAddress = (address: Pick<Address, keyof MatchingAddress>): MatchingAddress => ({
  firstName: tidyMatchingText(address.firstName),
  lastName: tidyMatchingText(address.lastName),
  street: tidyMatchingText(address.street),
  city: tidyMatchingText(address.city),
  postcode: matchingPostcode(address.postcode),
  phone: matchingPhone(address.phone ?? ''),
  email: matchingEmail(address.email ?? ''),
});
