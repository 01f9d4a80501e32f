import type { Address } from '../customer/address.ts';
import type { CountryCode } from '../shared/country.ts';
import { distanceKm, type GeoPoint } from '../shared/geo.ts';
import type { PickupPartner } from './carrier.ts';

/** An optician's shop that parcels can be fetched at. Source: CHK-9. */
export interface Partner extends PickupPartner {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly postcode: string;
  readonly city: string;
  readonly countryCode: CountryCode;
  readonly phone?: string;
  /** Eyes are checked there, by appointment. Source: APPT-1. */
  readonly eyeChecks?: boolean;
  /** Where its shop lies, where that is known. */
  readonly point?: GeoPoint;
}

const numberOf = (postcode: string): number => Number.parseInt(postcode, 10) || 0;

/**
 * Those whose postcode is next to the shopper's first; without a postcode by city. Postcodes of a country grow along its
 * land, so that the nearest numbers are the nearest places, more or less.
 */
export const nearestFirst = (partners: readonly Partner[], postcode: string): readonly Partner[] => {
  const own = numberOf(postcode);
  const away = (partner: Partner): number => (own === 0 ? 0 : Math.abs(numberOf(partner.postcode) - own));
  return [...partners].sort(
    (a, b) => away(a) - away(b) || a.city.localeCompare(b.city) || a.id.localeCompare(b.id),
  );
};

/** A partner, and how far it is. Units: km, as the crow flies. */
export interface PartnerNearby {
  readonly partner: Partner;
  readonly km?: number;
}

/** The nearest to a point first; those of whom nobody knows where they are come last, by city. Source: ACC-8. */
export const nearestTo = (point: GeoPoint, partners: readonly Partner[]): readonly PartnerNearby[] =>
  nearestFirst(partners, '')
    .map(
      (partner): PartnerNearby =>
        partner.point ? { partner, km: distanceKm(point, partner.point) } : { partner },
    )
    .toSorted((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0);

/** As far as somebody drives to have their eyes checked. Units: km, as the crow flies. Source: APPT-9. */
export const checkReach = 60;

/** Those within reach; of whom nobody knows where they are, nobody can say that they are near. Source: APPT-9. */
export const withinReach = (found: readonly PartnerNearby[]): readonly PartnerNearby[] =>
  found.filter(({ km = Number.POSITIVE_INFINITY }) => km <= checkReach);

/** A parcel for somebody that goes to a partner's shop. Source: CHK-9. */
export const partnerAddress = (
  partner: Partner,
  { firstName, lastName, phone }: Pick<Address, 'firstName' | 'lastName' | 'phone'>,
): Address => ({
  firstName,
  lastName,
  company: partner.name,
  street: partner.street,
  streetNumber: partner.streetNumber,
  postcode: partner.postcode,
  city: partner.city,
  countryCode: partner.countryCode,
  studioId: partner.id,
  ...(phone !== undefined && { phone }),
});
