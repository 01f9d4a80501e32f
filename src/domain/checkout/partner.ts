import type { Address } from '../customer/address.ts';
import type { CountryCode } from '../shared/country.ts';
import { distanceKm, type GeoPoint } from '../shared/geo.ts';
import type { PickupPartner } from './carrier.ts';

/** An optician's shop where parcels can be picked up. Source: CHK-9. */
export interface Partner extends PickupPartner {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly postcode: string;
  readonly city: string;
  readonly countryCode: CountryCode;
  readonly phone?: string;
  /** Whether it offers eye checks by appointment. Source: APPT-1. */
  readonly eyeChecks?: boolean;
  /** The location of the shop, if known. */
  readonly point?: GeoPoint;
}

const numberOf = (postcode: string): number => Number.parseInt(postcode, 10) || 0;

/**
 * Sorts partners by the numeric distance of their postcode to the shopper's; without a postcode, by city. Postcodes
 * roughly follow geography, so near numbers are near places.
 */
export const nearestFirst = (partners: readonly Partner[], postcode: string): readonly Partner[] => {
  const own = numberOf(postcode);
  const away = (partner: Partner): number => (own === 0 ? 0 : Math.abs(numberOf(partner.postcode) - own));
  return [...partners].sort(
    (a, b) => away(a) - away(b) || a.city.localeCompare(b.city) || a.id.localeCompare(b.id),
  );
};

/** A partner and its distance. Units: km, as the crow flies. */
export interface PartnerNearby {
  readonly partner: Partner;
  readonly km?: number;
}

/**
 * Sorts partners by distance to a point, the nearest first. Those without a known location come last, by city. Source:
 * ACC-8.
 */
export const nearestTo = (point: GeoPoint, partners: readonly Partner[]): readonly PartnerNearby[] =>
  nearestFirst(partners, '')
    .map(
      (partner): PartnerNearby =>
        partner.point ? { partner, km: distanceKm(point, partner.point) } : { partner },
    )
    .toSorted((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0);

/** The distance up to which an optician counts as near. Units: km, as the crow flies. Source: APPT-9, ACC-14. */
export const checkReach = 60;

/** Returns the partners within reach. A partner without a known location is out of reach. Source: APPT-9. */
export const withinReach = (found: readonly PartnerNearby[]): readonly PartnerNearby[] =>
  found.filter(({ km = Number.POSITIVE_INFINITY }) => km <= checkReach);

/** Returns the partners to list first: those within reach, or all if none is. Source: ACC-14. */
export const nearOrAll = (found: readonly PartnerNearby[]): readonly PartnerNearby[] => {
  const near = withinReach(found);
  return near.length > 0 ? near : found;
};

/** Builds the address of a person's parcel sent to a partner's shop. Source: CHK-9. */
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
