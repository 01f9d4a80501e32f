import * as E from 'fp-ts/Either';
import type { Shop } from '../../../application/shared/shop.ts';
import { offersPickup } from '../../../domain/checkout/carrier.ts';
import type { PartnerWire } from '../../contract/partners.ts';
import { type Handlers, notFound } from '../call.ts';
import type { Sandbox } from '../sandbox.ts';
import { partners, type SeedPartner } from '../seed/partners.ts';
import { sanitizeAddress } from './sanitize.ts';

export type AddressHandlers = Pick<Handlers, 'sanitizeAddress' | 'getPartners' | 'getCustomerPartner'>;

const partnerWire = ({ closed: _, ...partner }: SeedPartner): PartnerWire => partner;

/** A partner that a shop works with now. */
const partnerOf = (shop: Shop, id: string): SeedPartner | undefined =>
  partners.find((partner) => partner.id === id && partner.country_code === shop.country && !partner.closed);

/** The partner that hands out a shop's parcels under this id, if there is one. Source: CHK-9. */
export const pickupPartner = (shop: Shop, id: string): PartnerWire | undefined => {
  const partner = partnerOf(shop, id);
  const flags = partner && { pickupEnabled: partner.pickup_enabled, pickup: partner.pickup };
  return partner && offersPickup(shop.features.pickup, flags) ? partnerWire(partner) : undefined;
};

export const makeAddressHandlers = (sandbox: Sandbox): AddressHandlers => ({
  /** Source: CHK-8. */
  sanitizeAddress: async ({ body: { region, language: _, ...wire } }) => {
    const { address, sanitized } = sanitizeAddress({
      firstName: wire.first_name,
      lastName: wire.last_name,
      street: wire.street,
      streetNumber: wire.street_number,
      postcode: wire.postcode,
      city: wire.city,
      countryCode: wire.country_code,
    });
    return E.right({
      sanitized,
      address: {
        first_name: address.firstName,
        last_name: address.lastName,
        street: address.street,
        street_number: address.streetNumber,
        postcode: address.postcode,
        city: address.city,
        country_code: address.countryCode,
        ...(region !== undefined && { region }),
      },
    });
  },

  /** As the list was made: one that closed since is still in it. */
  getPartners: async ({ channel, query: { country } }) => {
    const shop = sandbox.shops[channel.brand_channel];
    if (!shop.features.pickup || country !== shop.country) return E.right([]);
    return E.right(partners.filter((partner) => partner.country_code === country).map(partnerWire));
  },

  getCustomerPartner: async ({ channel, params: { id } }) => {
    const partner = partnerOf(sandbox.shops[channel.brand_channel], id);
    return partner ? E.right(partnerWire(partner)) : notFound('partner.not_found');
  },
});
