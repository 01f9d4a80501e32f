import type { CountryCode } from '../shared/country.ts';
import { asTyped } from '../shared/typed-text.ts';
import type { AddressDraft } from './address-draft.ts';

/** The country that has parcel lockers. */
export const packStationCountry = 'DE' satisfies CountryCode;
/** Written in the street field. */
export const packStationStreet = 'Packstation';

/** A parcel locker as a shopper enters it: their customer number, the locker's number and its place. Source: CHK-7. */
export interface PackStation {
  /** The customer's number with the carrier, 6 to 10 digits. */
  readonly postNumber: string;
  /** Three digits, 101 to 999. */
  readonly stationNumber: string;
  readonly postcode: string;
  readonly city: string;
}

/** Whether an address is a parcel locker, however its street is spelt. */
export const isPackStation = ({ street = '' }: { readonly street?: string }): boolean =>
  /^\s*(?:dhl[\s-]*)?pack[\s-]*station\b/i.test(street);

/** Whether the input has 6 to 10 digits. Source: CHK-7. */
export const isPostNumber = (typed: string): boolean => /^\d{6,10}$/.test(typed);
/** Whether the input is 101 to 999. Source: CHK-7. */
export const isStationNumber = (typed: string): boolean => /^(?!100)[1-9]\d{2}$/.test(typed);

/**
 * Returns a parcel locker as an address: the locker in the street fields, the customer number in the additional
 * information.
 */
export const packStationDraft = ({
  postNumber,
  stationNumber,
  postcode,
  city,
}: PackStation): AddressDraft => ({
  street: packStationStreet,
  streetNumber: asTyped(stationNumber).trim(),
  additionalInfo: asTyped(postNumber).replace(/\s/g, ''),
  postcode,
  city,
  countryCode: packStationCountry,
});
