import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AddressPort } from '../../application/customer/ports/addresses.ts';
import type { Address } from '../../domain/customer/address.ts';
import { type CountryConfig, languageIn } from '../../domain/shared/country-config.ts';
import type { Channel } from '../contract/channel.ts';
import type { OrderingClient } from './client.ts';
import { partnerFromWire } from './partner-from-wire.ts';

/** Timeout of a check that is only a convenience to the buyer. Units: milliseconds. */
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

export interface AddressSettings {
  readonly channel: Pick<Channel, 'locale'>;
  readonly countries: readonly Pick<CountryConfig, 'code' | 'language'>[];
}

/** `hasty`: a client with the timeout `addressCheckMs`. */
export const makeAddressAdapter = (
  client: OrderingClient,
  hasty: OrderingClient,
  { channel, countries }: AddressSettings,
): AddressPort => ({
  sanitize: (address) =>
    pipe(
      hasty.sanitizeAddress({
        body: {
          ...partToWire(address),
          ...(address.provinceCode !== undefined && { region: address.provinceCode }),
          language: languageIn(countries, address.countryCode, channel.locale),
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
