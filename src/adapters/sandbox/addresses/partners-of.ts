import type { Shop } from '../../../application/shared/shop.ts';
import { offersPickup } from '../../../domain/checkout/carrier.ts';
import type { PartnerWire } from '../../contract/checkout/partners.ts';
import { partners, type SeedPartner } from '../seed/partners.ts';
import { pointOfPartner } from './points.ts';

type PickupShop = Pick<Shop, 'country' | 'features'>;

/** A shop that hands out nothing has partners all the same: none of them hands out its parcels. */
const partnerWire =
  ({ features }: PickupShop) =>
  ({ closed: _, ...partner }: SeedPartner): PartnerWire => ({
    ...partner,
    ...pointOfPartner[partner.id],
    ...(!features.pickup && { pickup_enabled: false, pickup: false }),
  });

/** As the list was made: one that closed since is still in it. */
export const partnersOf = (shop: PickupShop): readonly PartnerWire[] =>
  partners.filter((partner) => partner.country_code === shop.country).map(partnerWire(shop));

/** A partner that a shop works with, or worked with. */
export const knownPartner = (shop: PickupShop, id: string): PartnerWire | undefined =>
  partnersOf(shop).find((partner) => partner.id === id);

/** A partner that a shop works with now. */
export const openPartner = (shop: PickupShop, id: string): PartnerWire | undefined =>
  partners.some((partner) => partner.id === id && !partner.closed) ? knownPartner(shop, id) : undefined;

/** The partner that hands out a shop's parcels under this id, if there is one. Source: CHK-9. */
export const pickupPartner = (shop: PickupShop, id: string): PartnerWire | undefined => {
  const partner = openPartner(shop, id);
  const flags = partner && { pickupEnabled: partner.pickup_enabled, pickup: partner.pickup };
  return offersPickup(shop.features.pickup, flags) ? partner : undefined;
};
