import type { Shop } from '../../../application/shared/shop.ts';
import type { OpeningHours, OpenSpan } from '../../../domain/eye-check/slots.ts';
import { partners } from '../addresses/partners.ts';
import { weekOfPartner } from '../seed/partner-hours.ts';
import { zoneOf } from '../seed/partner-zones.ts';

/**
 * Returns the hours in which an optician checks eyes, if the shop works with them now. Undefined if they offer none.
 * Source: APPT-1.
 */
export const openHours = (shop: Pick<Shop, 'country' | 'features'>, id: string): OpeningHours | undefined => {
  const partner = partners.open(shop, id);
  const week: readonly (readonly OpenSpan[])[] | undefined = partner && weekOfPartner[partner.id];
  return partner && week && { country: partner.country_code, zone: zoneOf(partner), week };
};
