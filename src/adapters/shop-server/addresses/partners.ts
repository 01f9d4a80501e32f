import type { Shop } from '../../../application/shared/shop.ts';
import { offersPickup } from '../../../domain/checkout/carrier.ts';
import type { PartnerWire } from '../../contract/checkout/partners.ts';

/** A partner, and whether it closed since the list was made. */
export interface KnownPartner extends PartnerWire {
  readonly closed?: true;
}

type PickupShop = Pick<Shop, 'country' | 'features'>;

/** The opticians that the shops work with, asked by the shop that wants to know. */
export interface Partners {
  /** As the list was made: one that closed since is still in it. */
  readonly of: (shop: PickupShop) => readonly PartnerWire[];
  /** A partner that a shop works with, or worked with. */
  readonly known: (shop: PickupShop, id: string) => PartnerWire | undefined;
  /** A partner that a shop works with now. */
  readonly open: (shop: PickupShop, id: string) => PartnerWire | undefined;
  /** The partner that hands out a shop's parcels under this id, if there is one. Source: CHK-9. */
  readonly handingOut: (shop: PickupShop, id: string) => PartnerWire | undefined;
}

/** A shop that hands out nothing has partners all the same: none of them hands out its parcels. */
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
