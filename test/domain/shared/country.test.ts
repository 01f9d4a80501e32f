import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFormat } from '../../../src/domain/customer/address-format.ts';
import { internationalPhone } from '../../../src/domain/customer/phone.ts';
import { checkPostcode } from '../../../src/domain/customer/postcode.ts';
import {
  type CountryCode,
  countryCodes,
  isCountryCode,
  ofCountry,
} from '../../../src/domain/shared/country.ts';

describe('a country code', () => {
  it('is one of ten · I18N-8', () => {
    expect(countryCodes).toEqual(['CH', 'DE', 'AT', 'IT', 'FR', 'LT', 'LI', 'BE', 'LU', 'NL']);
    for (const code of countryCodes) expect(isCountryCode(code)).toBe(true);
  });

  it('is no other value · I18N-8', () =>
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.constantFrom('ch', 'US', 'CHE', ' CH', '')), (input) => {
        expect(isCountryCode(input)).toBe(countryCodes.includes(input as 'CH'));
      }),
    ));

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'XX'])(
    'that is the unknown name %s has no country data · ADDR-5 · I18N-8',
    (name) => {
      const country = name as CountryCode;
      expect(ofCountry({ CH: 1 }, country)).toBeUndefined();
      expect(internationalPhone('79 100 45 67', country)).toBe('79 100 45 67');
      expect(checkPostcode('8001', country)).toMatchObject({ left: { _tag: 'InvalidPostcode' } });
      expect(addressFormat(country)).toEqual(addressFormat('CH'));
    },
  );
});
