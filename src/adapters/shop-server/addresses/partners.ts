import type { Shop } from '../../../application/shared/shop.ts';
import { offersPickup } from '../../../domain/checkout/carrier.ts';
import type { PartnerWire } from '../../contract/checkout/partners.ts';

/** A partner, and whether it has closed since the list was made. */
export interface KnownPartner extends PartnerWire {
  readonly closed?: true;
}

type PickupShop = Pick<Shop, 'country' | 'features'>;

/** The opticians that the shops work with, from the view of one shop. */
export interface Partners {
  /** All partners in the list, including those that have closed since. */
  readonly of: (shop: PickupShop) => readonly PartnerWire[];
  /** A partner with whom a shop works or has worked. */
  readonly known: (shop: PickupShop, id: string) => PartnerWire | undefined;
  /** A partner with whom a shop works now. */
  readonly open: (shop: PickupShop, id: string) => PartnerWire | undefined;
  /** The partner that hands out a shop's parcels under this id, if there is one. Source: CHK-9. */
  readonly handingOut: (shop: PickupShop, id: string) => PartnerWire | undefined;
}

/** Converts a partner to wire format. In a shop without pickup, none of its partners hands out parcels. */
const partnerWire =
  ({ features }: PickupShop) =>
  ({ closed: _, ...partner }: KnownPartner): PartnerWire => ({
    ...partner,
    ...(!features.pickup && { pickup_enabled: false, pickup: false }),
  });

export const makePartners = (list: readonly KnownPartner[]): Partners => {
  const of: Partners['of'] = (shop) =>
    list.filter((partner) => partner.country_code === shop.country).map(partnerWire(shop));
  const known: Partners['known'] = (shop, id) => of(shop).find((partner) => partner.id === id);
  const open: Partners['open'] = (shop, id) =>
    list.some((partner) => partner.id === id && !partner.closed) ? known(shop, id) : undefined;
  return {
    of,
    known,
    open,
    handingOut: (shop, id) => {
      const partner = open(shop, id);
      const flags = partner && { pickupEnabled: partner.pickup_enabled, pickup: partner.pickup };
      return offersPickup(shop.features.pickup, flags) ? partner : undefined;
    },
  };
};
