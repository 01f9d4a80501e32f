import type { Address } from './address.ts';

/** Domains of the one mailbox service that reads `a.b+c` as `ab`. They stay two: nobody is moved from one to the other. Source: ADDR-6, D50. */
export const dotlessDomains = ['gmail.com', 'googlemail.com'] as const;

/** Names, streets and cities as they are compared: digits and punctuation are dropped, letters of any script stay, in lower case. Source: ADDR-6, D49. */
export const matchingText = (input: string): string => input.replace(/[\p{P}\p{N}]/gu, '').toLowerCase();

/** The same with one spelling of every letter and no space at either end: an addition of ours. Source: D49. */
export const tidyMatchingText = (input: string): string =>
  matchingText(input.normalize('NFC')).normalize('NFC').trim();

/** Digits, and a plus where the number begins with one. Source: ADDR-6. */
export const matchingPhone = (input: string): string =>
  `${input.trim().startsWith('+') ? '+' : ''}${input.replace(/[^0-9]/g, '')}`;

/** Lower case without any space; dots and what follows a plus are dropped where the mailbox service does so too. Source: ADDR-6, D50. */
export const matchingEmail = (input: string): string => {
  const email = input.toLowerCase().replace(/\s/g, '');
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 0 || !dotlessDomains.some((one) => one === domain)) return email;
  return `${email.slice(0, at).replace(/\+.*/s, '').replaceAll('.', '')}@${domain}`;
};

/** Without dots, hyphens and tildes; spaces and capitals stay. Source: ADDR-6, D51. */
export const matchingPostcode = (input: string): string => input.replace(/[.~\u002d\u2010\u2011]/g, '');

/** What two addresses are compared by. */
export type MatchingAddress = Pick<Address, 'firstName' | 'lastName' | 'street' | 'city' | 'postcode'> & {
  readonly phone: string;
  readonly email: string;
};

/** Every compared field in its normal form; what is absent is empty. House numbers are not compared: digits are dropped. Source: ADDR-6. */
export const matchingAddress = (address: Pick<Address, keyof MatchingAddress>): MatchingAddress => ({
  firstName: tidyMatchingText(address.firstName),
  lastName: tidyMatchingText(address.lastName),
  street: tidyMatchingText(address.street),
  city: tidyMatchingText(address.city),
  postcode: matchingPostcode(address.postcode),
  phone: matchingPhone(address.phone ?? ''),
  email: matchingEmail(address.email ?? ''),
});
