import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addsPrefix,
  internationalPhone,
  isPhone,
  phoneExamples,
} from '../../../src/domain/customer/phone.ts';
import { countryCodes } from '../../../src/domain/shared/country.ts';
import { countryCode } from '../../arbitraries/locale.ts';

describe('a phone number', () => {
  it.each([
    ['079 123 45 67', 'CH', '+41791234567'],
    ['030/123456', 'DE', '+4930123456'],
    ['0664 1234567', 'AT', '+436641234567'],
    ['06 1234567', 'IT', '+3961234567'],
    ['00791234567', 'CH', '+791234567'],
    ['000791234567', 'CH', '+0791234567'],
    ['791234567', 'CH', '+41791234567'],
    ['79 100 45 67', 'CH', '+41791004567'],
    ['0 079 123 45 67', 'CH', '+41791234567'],
    ['(0)0041 79 123 45 67', 'DE', '+41791234567'],
    ['+41 79 123 45 67', 'DE', '+41791234567'],
    ['0041 79 123 45 67', 'CH', '+41791234567'],
    ['+41 (0)79 123 45 67', 'CH', '+41791234567'],
    ['(0)79 123 45 67', 'CH', '+41791234567'],
    ['01 23 45 67 89', 'FR', '01 23 45 67 89'],
    [' 00423 1234567 ', 'LI', '+4231234567'],
    ['', 'CH', null],
    ['   ', 'DE', null],
    ['-', 'CH', '-'],
  ] as const)('%j in %s is normalised to %j · ADDR-5', (input, country, expected) =>
    expect(internationalPhone(input, country)).toBe(expected),
  );

  it('keeps its leading zero in Italy under the E.164 policy · ADDR-5', () => {
    expect(internationalPhone('06 1234567', 'IT', 'e164')).toBe('+39061234567');
    expect(internationalPhone('079 1234567', 'CH', 'e164')).toBe('+41791234567');
  });

  it('has a valid example for every country', () => {
    for (const code of countryCodes) {
      expect(isPhone(phoneExamples[code])).toBe(true);
      expect(internationalPhone(phoneExamples[code], code)).toMatch(code === 'FR' ? /^01/ : /^\+/);
    }
  });

  it('does not change when normalised again · ADDR-5', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[+0-9 ()/-]{0,15}$/), countryCode, (input, country) => {
        const once = internationalPhone(input, country);
        if (once?.startsWith('+')) expect(internationalPhone(once, country)).toBe(once);
      }),
    ));

  it.each([
    ['079 123 45 67', true],
    ['+41 (0)79/123-45.67', true],
    ['12345', true],
    ['123456789012345', true],
    [' +41791234567 ', true],
    ['1234', false],
    ['1234567890123456', false],
    ['079 CALL ME', false],
    ['079+1234567', false],
    ['++41791234567', false],
    ['', false],
  ])('%j is valid: %s', (input, dialled) => expect(isPhone(input)).toBe(dialled));

  it('gets a prefix in exactly the countries in which the form says so · ADDR-5', () =>
    fc.assert(
      fc.property(countryCode, (country) => {
        expect(addsPrefix(country)).toBe(internationalPhone('0791234567', country)?.startsWith('+'));
      }),
    ));
});
