import type { CountryCode } from '../shared/country.ts';
import type { AddressDraft } from './address-draft.ts';

/** Where the machines stand. */
export const packStationCountry = 'DE' satisfies CountryCode;
/** What stands in place of the street. */
export const packStationStreet = 'Packstation';

/** What a shopper says of a machine: whose it is, which, and where it stands. Source: CHK-7. */
export interface PackStation {
  /** The customer's number with the carrier, 6 to 10 digits. */
  readonly postNumber: string;
  /** Three digits, 101 to 999. */
  readonly stationNumber: string;
  readonly postcode: string;
  readonly city: string;
}

/** Whether a parcel of this address goes to a machine, however its street is spelt. */
export const isPackStation = ({ street = '' }: { readonly street?: string }): boolean =>
  /^\s*(?:dhl[\s-]*)?pack[\s-]*station\b/i.test(street);

/** 6 to 10 digits. Source: CHK-7. */
export const isPostNumber = (typed: string): boolean => /^\d{6,10}$/.test(typed);
/** 101 to 999. Source: CHK-7. */
export const isStationNumber = (typed: string): boolean => /^(?!100)[1-9]\d{2}$/.test(typed);

/** A machine as an address: it stands in the street's place, the customer's number in the addition's. */
export const packStationDraft = ({
  postNumber,
  stationNumber,
  postcode,
  city,
}: PackStation): AddressDraft => ({
  street: packStationStreet,
  streetNumber: stationNumber.trim(),
  additionalInfo: postNumber.replace(/\s/g, ''),
  postcode,
  city,
  countryCode: packStationCountry,
});
