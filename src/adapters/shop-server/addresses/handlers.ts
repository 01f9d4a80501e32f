import * as E from 'fp-ts/Either';
import type { Handlers } from '../call.ts';
import { notFound } from '../refusal.ts';
import type { ShopServer } from '../shop-server.ts';
import type { Partners } from './partners.ts';
import { sanitizeAddress } from './sanitize.ts';

export const makeAddressHandlers = ({ shops }: Pick<ShopServer, 'shops'>, partners: Partners) =>
  ({
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

    getPartners: async ({ channel, query: { country } }) => {
      const shop = shops[channel.brand_channel];
      return E.right(country === shop.country ? partners.of(shop) : []);
    },

    getCustomerPartner: async ({ channel, params: { id } }) => {
      const partner = partners.open(shops[channel.brand_channel], id);
      return partner ? E.right(partner) : notFound('partner');
    },
  }) satisfies Partial<Handlers>;
