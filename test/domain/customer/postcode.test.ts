import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { checkPostcode, postcodes } from '../../../src/domain/customer/postcode.ts';
import { countryCodes } from '../../../src/domain/shared/country.ts';
import { countryCode } from '../../arbitraries/locale.ts';

describe('postcode validation', () => {
  it.each([
    ['8001', 'CH', '8001'],
    ['CH-8001', 'CH', '8001'],
    [' ch-8001', 'CH', '8001'],
    [' 8001 ', 'CH', '8001'],
    ['D-10115', 'DE', '10115'],
    ['01067', 'DE', '01067'],
    ['1010', 'AT', '1010'],
    ['00184', 'IT', '00184'],
    ['75 003', 'FR', '75003'],
    ['LT-01103', 'LT', '01103'],
    ['9485', 'LI', '9485'],
    ['9498', 'LI', '9498'],
    ['1000', 'BE', '1000'],
    ['L-1009', 'LU', '1009'],
    ['1012ab', 'NL', '1012 AB'],
    ['1012 AB', 'NL', '1012 AB'],
  ] as const)('accepts %j of %s as %s · ADDR-4', (input, country, expected) =>
    expect(checkPostcode(input, country)).toEqual(E.right(expected)),
  );

  it.each([
    ['', 'CH'],
    ['0801', 'CH'],
    ['800', 'CH'],
    ['80011', 'CH'],
    ['1011', 'DE'],
    ['00123', 'DE'],
    ['0010', 'AT'],
    ['184', 'IT'],
    ['75003a', 'FR'],
    ['9484', 'LI'],
    ['9499', 'LI'],
    ['8001', 'LI'],
    ['0100', 'BE'],
    ['110', 'LT'],
    ['0999', 'LU'],
    ['0012 AB', 'NL'],
    ['1012', 'NL'],
    ['1012 A1', 'NL'],
    ['CH-', 'CH'],
    ['80CH-01', 'CH'],
    ['<b>1', 'CH'],
  ] as const)('rejects %j of %s · ADDR-4', (input, country) =>
    expect(checkPostcode(input, country)).toEqual(E.left({ _tag: 'InvalidPostcode' })),
  );

  it('accepts the example of every country · ADDR-4', () => {
    for (const country of countryCodes) {
      const { example } = postcodes[country];
      expect(checkPostcode(example, country)).toEqual(E.right(example));
    }
  });

  it('rejects an extra character before or after a postcode · ADDR-4', () =>
    fc.assert(
      fc.property(countryCode, fc.stringMatching(/^[0-9A-Z]$/), (country, sign) => {
        const { example } = postcodes[country];
        expect(E.isLeft(checkPostcode(sign + example, country))).toBe(true);
        expect(E.isLeft(checkPostcode(example + sign, country))).toBe(true);
      }),
    ));

  it('gives the same result when run again · ADDR-4', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{4,5} ?[A-Za-z]{0,2}$/), countryCode, (input, country) => {
        const read = checkPostcode(input, country);
        if (E.isRight(read)) expect(checkPostcode(read.right, country)).toEqual(read);
      }),
    ));
});
