import { type CountryCode, ofCountry } from '../shared/country.ts';
import type { AddressField } from './address-draft.ts';

/** The fields that say where, apart from whom. */
export type PlaceField = Extract<
  AddressField,
  'street' | 'streetNumber' | 'postcode' | 'city' | 'provinceCode'
>;

/** How people of a country call the place within a house: its words are `field.apartment.{this}`. */
export const apartmentWords = ['flat', 'door', 'staircase', 'building'] as const;
export type ApartmentWord = (typeof apartmentWords)[number];

/** How addresses of a country are asked for and written. Source: CHK-7, ADDR-1. */
export interface AddressFormat {
  /** In the order of an envelope. */
  readonly place: readonly PlaceField[];
  readonly apartment: ApartmentWord;
  /** What stands between a house number that comes first and its street. */
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

/** What holds where a shop does not say otherwise. */
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

/** A country of a shop that writes its addresses in its own way. */
export interface FormattedCountry {
  readonly code: CountryCode;
  readonly address?: Partial<AddressFormat>;
}

/** The country's own format, and over it what the shop says. Source: CHK-7. */
export const addressFormat = (
  country: CountryCode,
  shop: readonly FormattedCountry[] = [],
): AddressFormat => ({
  ...(ofCountry(addressFormats, country) ?? streetFirst),
  ...shop.find(({ code }) => code === country)?.address,
});
