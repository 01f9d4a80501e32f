import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AddressPort } from '../../application/customer/ports/addresses.ts';
import type { Address } from '../../domain/customer/address.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import type { OrderingClient } from './client.ts';
import { partnerFromWire } from './partner-from-wire.ts';

/** How long somebody who wants to buy waits for a check that is for their comfort only. Units: milliseconds. */
export const addressCheckMs = 3000;

const partToWire = ({ firstName, lastName, street, streetNumber, postcode, city, countryCode }: Address) => ({
  first_name: firstName,
  last_name: lastName,
  street,
  street_number: streetNumber,
  postcode,
  city,
  country_code: countryCode,
});

/** `hasty`: a client that gives up after `addressCheckMs`. */
export const makeAddressAdapter = (
  client: OrderingClient,
  hasty: OrderingClient,
  language: Locale,
): AddressPort => ({
  sanitize: (address) =>
    pipe(
      hasty.sanitizeAddress({
        body: {
          ...partToWire(address),
          ...(address.provinceCode !== undefined && { region: address.provinceCode }),
          language,
        },
      }),
      TE.map(({ address: found, sanitized }) => ({
        sanitized,
        address: {
          firstName: found.first_name,
          lastName: found.last_name,
          street: found.street,
          streetNumber: found.street_number,
          postcode: found.postcode,
          city: found.city,
          countryCode: found.country_code,
        },
      })),
    ),
  partners: (country) =>
    pipe(
      client.getPartners({ query: { country } }),
      TE.map((partners) => partners.map(partnerFromWire)),
    ),
  partner: (id) => pipe(client.getCustomerPartner({ params: { id } }), TE.map(partnerFromWire)),
});
