import { type CountryCode, ofCountry } from '../shared/country.ts';
import type { AddressField } from './address-draft.ts';

/** The fields for the place, not the person. */
export type PlaceField = Extract<
  AddressField,
  'street' | 'streetNumber' | 'postcode' | 'city' | 'provinceCode'
>;

/** What people of a country call the location within a building. The texts are `field.apartment.{this}`. */
export const apartmentWords = ['flat', 'door', 'staircase', 'building'] as const;
export type ApartmentWord = (typeof apartmentWords)[number];

/** How addresses of a country are entered and written. Source: CHK-7, ADDR-1. */
export interface AddressFormat {
  /** In the order used on an envelope. */
  readonly place: readonly PlaceField[];
  readonly apartment: ApartmentWord;
  /** The separator after a house number that precedes the street. */
  readonly afterNumber?: ',';
}

const streetFirst: AddressFormat = {
  place: ['street', 'streetNumber', 'postcode', 'city'],
  apartment: 'flat',
};
const numberFirst: AddressFormat = {
  place: ['streetNumber', 'street', 'postcode', 'city'],
  apartment: 'building',
};

/** The defaults if a shop configures nothing else. */
export const addressFormats: Readonly<Record<CountryCode, AddressFormat>> = {
  CH: streetFirst,
  LI: streetFirst,
  DE: streetFirst,
  AT: { ...streetFirst, apartment: 'door' },
  IT: { place: ['street', 'streetNumber', 'postcode', 'city', 'provinceCode'], apartment: 'staircase' },
  FR: numberFirst,
  LU: { ...numberFirst, afterNumber: ',' },
  BE: streetFirst,
  NL: streetFirst,
  LT: streetFirst,
};

/** A shop's country with an address format of its own. */
export interface FormattedCountry {
  readonly code: CountryCode;
  readonly address?: Partial<AddressFormat>;
}

/** Returns the country's format, overridden by the shop's settings. Source: CHK-7. */
export const addressFormat = (
  country: CountryCode,
  shop: readonly FormattedCountry[] = [],
): AddressFormat => ({
  ...(ofCountry(addressFormats, country) ?? streetFirst),
  ...shop.find(({ code }) => code === country)?.address,
});
