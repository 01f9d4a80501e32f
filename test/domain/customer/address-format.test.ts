import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressFormat,
  addressFormats,
  apartmentWords,
} from '../../../src/domain/customer/address-format.ts';
import { countryCodes } from '../../../src/domain/shared/country.ts';

const placesOf = (country: (typeof countryCodes)[number]) => addressFormats[country].place.join(' ');

describe('the address format of a country', () => {
  it.each([
    ['CH', 'street streetNumber postcode city'],
    ['IT', 'street streetNumber postcode city provinceCode'],
    ['FR', 'streetNumber street postcode city'],
    ['LU', 'streetNumber street postcode city'],
  ] as const)('for %s is %s · CHK-7', (country, order) => expect(placesOf(country)).toBe(order));

  it('contains street, house number, postcode and city exactly once · CHK-7', () =>
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes), (country) => {
        const { place, apartment } = addressFormats[country];
        expect([...place].filter((field) => field !== 'provinceCode').toSorted()).toEqual([
          'city',
          'postcode',
          'street',
          'streetNumber',
        ]);
        expect(apartmentWords).toContain(apartment);
      }),
    ));

  it('is overridden by the shop’s configuration, and otherwise the default of the country · CHK-7', () => {
    const shop = [{ code: 'CH', address: { apartment: 'door' } }, { code: 'AT' }] as const;
    expect(addressFormat('CH', shop)).toEqual({ ...addressFormats.CH, apartment: 'door' });
    expect(addressFormat('AT', shop)).toEqual(addressFormats.AT);
    expect(addressFormat('FR', shop)).toEqual(addressFormats.FR);
    expect(addressFormat('FR')).toEqual(addressFormats.FR);
  });
});
