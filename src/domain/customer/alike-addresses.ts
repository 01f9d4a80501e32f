/** Whether an address is kept already, however it was typed. */

import type { Address } from './address.ts';
import type { BookAddress } from './address-book.ts';
import { splitHouseNumber } from './house-number.ts';
import { type MatchingAddress, matchingAddress } from './matching.ts';
import { internationalPhone } from './phone.ts';

/** What of an address is looked at. */
export type LookedAt = Pick<Address, 'id' | 'countryCode' | 'streetNumber' | keyof MatchingAddress>;

/** Who, and where. */
const sameFields = ['firstName', 'lastName', 'street', 'city', 'postcode'] as const;
/** Two of one name in one house differ in these. */
const tellingFields = ['phone', 'email'] as const;

/** With its house number and the prefix of its phone where they belong, as they are kept. */
const inPlace = (address: LookedAt): LookedAt => ({
  ...address,
  ...(address.streetNumber.trim() === '' && splitHouseNumber(address.street)),
  phone: internationalPhone(address.phone ?? '', address.countryCode) ?? '',
});
const houseOf = ({ streetNumber }: LookedAt): string => streetNumber.replace(/[\s.]/g, '').toLowerCase();

/**
 * The same person in the same house. Phone and e-mail speak against it only where both addresses have one. Source: ADDR-1,
 * ADDR-6.
 */
export const isAlike = (one: LookedAt, other: LookedAt): boolean => {
  const [a, b] = [inPlace(one), inPlace(other)];
  const [its, theirs] = [matchingAddress(a), matchingAddress(b)];
  return (
    a.countryCode === b.countryCode &&
    houseOf(a) === houseOf(b) &&
    sameFields.every((field) => its[field] === theirs[field]) &&
    tellingFields.every((field) => its[field] === '' || theirs[field] === '' || its[field] === theirs[field])
  );
};

/** Another entry of the book that is alike. Source: ADDR-1, ADDR-6. */
export const alikeIn = (book: readonly BookAddress[], address: LookedAt): BookAddress | undefined =>
  book.find((entry) => entry.id !== address.id && isAlike(entry, address));
