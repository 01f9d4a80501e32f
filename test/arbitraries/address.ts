import * as fc from 'fast-check';
import type { Address } from '../../src/domain/customer/address.ts';

const places = [
  { countryCode: 'CH', postcode: '8001', city: 'Zürich' },
  { countryCode: 'DE', postcode: '10115', city: 'Berlin' },
  { countryCode: 'AT', postcode: '1010', city: 'Wien' },
  { countryCode: 'IT', postcode: '00184', city: 'Roma', provinceCode: 'RM' },
  { countryCode: 'FR', postcode: '75003', city: 'Paris' },
] as const;

/** An address that every rule accepts. */
export const plainAddress: Address = {
  firstName: 'Mira',
  lastName: 'Keller',
  street: 'Seestrasse',
  streetNumber: '12a',
  ...places[0],
};

export const address: fc.Arbitrary<Address> = fc
  .record({
    firstName: fc.constantFrom('Mira', 'Jean-Luc', 'Zoë', "D'Amico"),
    lastName: fc.constantFrom('Keller', 'Müller-Straßer', 'Conti', "O'Neil"),
    street: fc.constantFrom('Seestrasse', 'Rue de la Gare', 'Via Roma'),
    streetNumber: fc.constantFrom('1', '12a', '3/4'),
    place: fc.constantFrom(...places),
    company: fc.option(fc.constant('Optik Nord GmbH'), { nil: undefined }),
    phone: fc.option(fc.constant('+41791234567'), { nil: undefined }),
  })
  .map(({ place, company, phone, ...rest }) => ({
    ...rest,
    ...place,
    ...(company !== undefined && { company }),
    ...(phone !== undefined && { phone }),
  }));
