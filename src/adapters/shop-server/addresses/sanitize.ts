import * as E from 'fp-ts/Either';
import type { SanitizeAnswer, SanitizedPart } from '../../../domain/checkout/sanitized-address.ts';
import { splitHouseNumber } from '../../../domain/customer/house-number.ts';
import { tidyMatchingText } from '../../../domain/customer/matching.ts';
import { isPackStation } from '../../../domain/customer/pack-station.ts';
import { checkPostcode } from '../../../domain/customer/postcode.ts';
import { editDistance } from '../../../domain/shared/edit-distance.ts';
import { type Place, places } from './places.ts';

/** Longer than any street that is known. Units: characters. */
const longest = 100;
/** One slip in five letters is still the same street. */
const lettersPerSlip = 5;

const compact = (text: string): string => text.trim().replace(/\s+/g, ' ');

const placeOf = ({ countryCode, postcode }: SanitizedPart): Place | undefined =>
  places.find(({ country, postcodes }) => country === countryCode && postcodes.includes(postcode));

/** Any right name of the place stays as it was typed; anything else becomes the post's. */
const cityIn = ({ names }: Place, typed: string): string =>
  names.find((name) => tidyMatchingText(name) === tidyMatchingText(typed)) ?? names[0];

/** `Bahnhofstr.`, `Getreideg.` */
const spelledOut = (street: string, { country }: Place): string =>
  street
    .replace(/(?<=\p{L})str\.?$/iu, country === 'CH' || country === 'LI' ? 'strasse' : 'straße')
    .replace(/(?<=\p{L})g\.$/iu, 'gasse');

/** A street that is known there and was meant, by its letters; else as it was typed. */
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

/** A house number that was typed into the street's field, twice or instead. */
const apart = (street: string, streetNumber: string): Pick<SanitizedPart, 'street' | 'streetNumber'> => {
  const parts = splitHouseNumber(street);
  const same = (number: string) => number.replace(/\s/g, '').toLowerCase();
  return parts && (streetNumber === '' || same(parts.streetNumber) === same(streetNumber))
    ? { street: parts.street, streetNumber: streetNumber || parts.streetNumber }
    : { street, streetNumber };
};

/**
 * What a service for addresses makes of one: it knows the places of its list and corrects what is misspelt there. An
 * address elsewhere, and a parcel machine, come back as they were, not sanitized. Source: CHK-8.
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
