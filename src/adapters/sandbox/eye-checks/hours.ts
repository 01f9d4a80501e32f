import type { Shop } from '../../../application/shared/shop.ts';
import type { OpeningHours, OpenSpan } from '../../../domain/eye-check/slots.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import { usualZone } from '../../../domain/shared/shop-day.ts';
import type { PartnerWire } from '../../contract/checkout/partners.ts';
import { partners } from '../addresses/partners.ts';
import { weekOfPartner } from '../seed/partner-hours.ts';

/** Where the clocks of a country's opticians are. */
const zones: Readonly<Partial<Record<CountryCode, string>>> = {
  AT: 'Europe/Vienna',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  IT: 'Europe/Rome',
  LI: 'Europe/Vaduz',
};

export const zoneOf = ({ country_code: country }: Pick<PartnerWire, 'country_code'>): string =>
  zones[country] ?? usualZone;

/** When an optician checks eyes that a shop works with now; none: never. Source: APPT-1. */
export const openHours = (shop: Pick<Shop, 'country' | 'features'>, id: string): OpeningHours | undefined => {
  const partner = partners.open(shop, id);
  const week: readonly (readonly OpenSpan[])[] | undefined = partner && weekOfPartner[partner.id];
  return partner && week && { country: partner.country_code, zone: zoneOf(partner), week };
};
