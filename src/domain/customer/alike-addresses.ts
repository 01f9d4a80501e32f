/** Whether an address is already stored, even if it is spelt differently. */

import type { Address } from './address.ts';
import type { BookAddress } from './address-book.ts';
import { splitHouseNumber } from './house-number.ts';
import { type MatchingAddress, matchingAddress } from './matching.ts';
import { internationalPhone } from './phone.ts';

/** The fields of an address that are compared. */
export type LookedAt = Pick<Address, 'id' | 'countryCode' | 'streetNumber' | keyof MatchingAddress>;

/** The person and the place. */
const sameFields = ['firstName', 'lastName', 'street', 'city', 'postcode'] as const;
/** Two people of the same name in the same house differ in these fields. */
const tellingFields = ['phone', 'email'] as const;

/** Normalises the house number and the phone prefix to the way addresses are stored. */
const inPlace = (address: LookedAt): LookedAt => ({
  ...address,
  ...(address.streetNumber.trim() === '' && splitHouseNumber(address.street)),
  phone: internationalPhone(address.phone ?? '', address.countryCode) ?? '',
});
const houseOf = ({ streetNumber }: LookedAt): string => streetNumber.replace(/[\s.]/g, '').toLowerCase();

/**
 * Whether two addresses are the same person in the same house. Different phone numbers or e-mails only count if both
 * addresses have one. Source: ADDR-1, ADDR-6.
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

/** Returns another entry of the book that is the same. Source: ADDR-1, ADDR-6. */
export const alikeIn = (book: readonly BookAddress[], address: LookedAt): BookAddress | undefined =>
  book.find((entry) => entry.id !== address.id && isAlike(entry, address));
