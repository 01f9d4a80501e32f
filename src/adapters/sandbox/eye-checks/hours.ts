import type { Shop } from '../../../application/shared/shop.ts';
import type { OpeningHours, OpenSpan } from '../../../domain/eye-check/slots.ts';
import { partners } from '../addresses/partners.ts';
import { weekOfPartner } from '../seed/partner-hours.ts';
import { zoneOf } from '../seed/partner-zones.ts';

/** When an optician checks eyes that a shop works with now; none: never. Source: APPT-1. */
export const openHours = (shop: Pick<Shop, 'country' | 'features'>, id: string): OpeningHours | undefined => {
  const partner = partners.open(shop, id);
  const week: readonly (readonly OpenSpan[])[] | undefined = partner && weekOfPartner[partner.id];
  return partner && week && { country: partner.country_code, zone: zoneOf(partner), week };
};
