import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address } from '../../../src/domain/customer/address.ts';
import { addressFormats } from '../../../src/domain/customer/address-format.ts';
import { addressLines, streetLine } from '../../../src/domain/customer/address-lines.ts';
import { countryCodes } from '../../../src/domain/shared/country.ts';
import { address, plainAddress } from '../../arbitraries/address.ts';

const lines = (change: Partial<Address>) => addressLines({ ...plainAddress, ...change });

describe('the lines of a postal address', () => {
  it.each([
    [{}, ['Mira Keller', 'Seestrasse 12a', '8001 Zürich']],
    [
      { countryCode: 'FR', street: 'rue de la Paix', streetNumber: '12', postcode: '75002', city: 'Paris' },
      ['Mira Keller', '12 rue de la Paix', '75002 Paris'],
    ],
    [
      { countryCode: 'LU', street: 'rue Haute', streetNumber: '3', postcode: '1009', city: 'Luxembourg' },
      ['Mira Keller', '3, rue Haute', '1009 Luxembourg'],
    ],
    [
      {
        countryCode: 'IT',
        street: 'Via dei Tigli',
        postcode: '20121',
        city: 'Milano',
        provinceCode: 'MI',
        apartment: 'interno 4',
      },
      ['Mira Keller', 'Via dei Tigli 12a', 'interno 4', '20121 Milano (MI)'],
    ],
    [
      { company: 'Optik Nord', recipient: 'Conti', additionalInfo: 'Hof', apartment: '2. Stock' },
      ['Optik Nord', 'Mira Keller', 'c/o Conti', 'Seestrasse 12a', 'Hof, 2. Stock', '8001 Zürich'],
    ],
    [
      {
        countryCode: 'DE',
        street: 'Packstation',
        streetNumber: '145',
        additionalInfo: '12345678',
        postcode: '20095',
        city: 'Hamburg',
      },
      ['Mira Keller', '12345678', 'Packstation 145', '20095 Hamburg'],
    ],
  ] as const)('are %j · CHK-7', (change, expected) => expect(lines(change)).toEqual(expected));

  it('put street and number in the order of the country in a single line too · CHK-7', () => {
    const street = { street: 'rue des Opticiens', streetNumber: '12' };
    expect(streetLine({ ...street, countryCode: 'FR' })).toBe('12 rue des Opticiens');
    expect(streetLine({ ...street, countryCode: 'BE' })).toBe('rue des Opticiens 12');
    expect(streetLine({ ...street, streetNumber: '', countryCode: 'LU' })).toBe('rue des Opticiens');
  });

  it('contain every postal field, and none is empty · CHK-7', () =>
    fc.assert(
      fc.property(address, ({ phone: _, countryCode, ...read }) => {
        const written = addressLines({ ...read, countryCode });
        for (const text of Object.values(read)) expect(written.join('\n')).toContain(text);
        for (const line of written) expect(line.trim()).not.toBe('');
      }),
    ));

  it('differ only in the street line when the format of another country is used · CHK-7', () =>
    fc.assert(
      fc.property(address, fc.constantFrom(...countryCodes), (own, country) => {
        const isStreet = (line: string) => line.includes(own.street);
        const other = addressLines(own, addressFormats[country]);
        const expected = addressLines(own).map((line, at) => (isStreet(line) ? other[at] : line));
        expect(other).toEqual(expected);
      }),
    ));
});
