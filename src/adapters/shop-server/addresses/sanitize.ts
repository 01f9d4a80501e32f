import * as E from 'fp-ts/Either';
import type { SanitizeAnswer, SanitizedPart } from '../../../domain/checkout/sanitized-address.ts';
import { splitHouseNumber } from '../../../domain/customer/house-number.ts';
import { tidyMatchingText } from '../../../domain/customer/matching.ts';
import { isPackStation } from '../../../domain/customer/pack-station.ts';
import { checkPostcode } from '../../../domain/customer/postcode.ts';
import { editDistance } from '../../../domain/shared/edit-distance.ts';
import { type Place, places } from './places.ts';

/** Longer than any known street. Units: characters. */
const longest = 100;
/** A street with up to one error per five letters still counts as the same. */
const lettersPerSlip = 5;

const compact = (text: string): string => text.trim().replace(/\s+/g, ' ');

const placeOf = ({ countryCode, postcode }: SanitizedPart): Place | undefined =>
  places.find(({ country, postcodes }) => country === countryCode && postcodes.includes(postcode));

/** Returns the typed name if it is a correct name of the place, else the official postal name. */
const cityIn = ({ names }: Place, typed: string): string =>
  names.find((name) => tidyMatchingText(name) === tidyMatchingText(typed)) ?? names[0];

/** Expands abbreviations such as `Bahnhofstr.` and `Getreideg.` */
const spelledOut = (street: string, { country }: Place): string =>
  street
    .replace(/(?<=\p{L})str\.?$/iu, country === 'CH' || country === 'LI' ? 'strasse' : 'straße')
    .replace(/(?<=\p{L})g\.$/iu, 'gasse');

/** Returns the known street of the place whose spelling is near enough, else the street as it was typed. */
const streetIn = (place: Place, typed: string): string => {
  const street = spelledOut(typed, place);
  if (street.length > longest) return typed;
  const meant = tidyMatchingText(street).replaceAll('ß', 'ss');
  const [nearest] = place.streets
    .map((known) => ({
      known,
      slips: editDistance(meant, tidyMatchingText(known).replaceAll('ß', 'ss')),
    }))
    .filter(({ known, slips }) => slips <= Math.floor(known.length / lettersPerSlip))
    .sort((a, b) => a.slips - b.slips);
  return nearest?.known ?? street;
};

/** Separates a house number that was typed into the street field, in addition to or instead of its own field. */
const apart = (street: string, streetNumber: string): Pick<SanitizedPart, 'street' | 'streetNumber'> => {
  const parts = splitHouseNumber(street);
  const same = (number: string) => number.replace(/\s/g, '').toLowerCase();
  return parts && (streetNumber === '' || same(parts.streetNumber) === same(streetNumber))
    ? { street: parts.street, streetNumber: streetNumber || parts.streetNumber }
    : { street, streetNumber };
};

/**
 * Sanitizes an address like an address service: corrects spelling in the places of its list. Addresses elsewhere and
 * parcel lockers are returned unchanged, not sanitized. Source: CHK-8.
 */
export const sanitizeAddress = (typed: SanitizedPart): SanitizeAnswer => {
  const postcode = E.getOrElse(() => typed.postcode)(checkPostcode(typed.postcode, typed.countryCode));
  const place = isPackStation(typed) ? undefined : placeOf({ ...typed, postcode });
  if (!place) return { address: typed, sanitized: false };
  const { street, streetNumber } = apart(compact(typed.street), compact(typed.streetNumber));
  return {
    sanitized: true,
    address: {
      ...typed,
      postcode,
      streetNumber,
      street: streetIn(place, street),
      city: cityIn(place, compact(typed.city)),
    },
  };
};
