import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  addressOfWallet,
  isPoBox,
  type WalletAddress,
} from '../../../../src/domain/checkout/express/wallet-address.ts';
import { checkAddress } from '../../../../src/domain/customer/address-rules.ts';
import type { CountryCode } from '../../../../src/domain/shared/country.ts';

const countries: readonly CountryCode[] = ['CH', 'DE', 'IT'];
const home: WalletAddress = {
  firstName: 'Mara',
  lastName: 'Keller',
  line1: 'Seestrasse 12',
  postcode: '8002',
  city: 'Zürich',
  country: 'CH',
};

describe('the address of a wallet', () => {
  it.each<[string, Partial<WalletAddress>, object]>([
    ['two letters', {}, { street: 'Seestrasse', streetNumber: '12', countryCode: 'CH' }],
    ['three letters', { country: 'che' }, { countryCode: 'CH' }],
    ['the house number first', { line1: '12 rue du Lac' }, { street: 'rue du Lac', streetNumber: '12' }],
    ['a second line', { line2: ' 3. Stock ' }, { additionalInfo: '3. Stock' }],
    [
      'the house number on the second line',
      { line1: 'Seestrasse', line2: '12' },
      { street: 'Seestrasse', streetNumber: '12' },
    ],
    ['a phone', { phone: '+41 44 555 01 23' }, { phone: '+41 44 555 01 23' }],
    ['a province', { country: 'IT', province: 'MI' }, { provinceCode: 'MI' }],
  ])('with %s is converted to one of the shop · EXP-3', (_, more, part) =>
    expect(addressOfWallet({ ...home, ...more }, countries)).toEqual(
      E.right(expect.objectContaining({ firstName: 'Mara', lastName: 'Keller', ...part })),
    ),
  );

  it('has no province and no second line if there is none · EXP-3', () => {
    const read = E.toUnion(
      addressOfWallet({ ...home, province: 'ZH', line1: 'Seestrasse', line2: '12' }, countries),
    );
    expect(read).not.toHaveProperty('provinceCode');
    expect(read).not.toHaveProperty('additionalInfo');
  });

  it.each<[string, Partial<WalletAddress>, string]>([
    ['another country', { country: 'US' }, 'country'],
    ['an unknown country', { country: 'FRA' }, 'country'],
    ['no country', { country: '' }, 'country'],
    ['a box', { line1: 'Postfach 12' }, 'po_box'],
    ['a PO box on the second line', { line2: 'P.O. Box 12' }, 'po_box'],
    ['a PO box in another country: the country first', { country: 'US', line1: 'PO Box 1' }, 'country'],
    ['no number', { line1: 'Seestrasse' }, 'incomplete'],
    ['no street', { line1: '' }, 'incomplete'],
    ['no first name', { firstName: ' ' }, 'incomplete'],
    ['no last name', { lastName: '' }, 'incomplete'],
    ['no postcode', { postcode: '' }, 'incomplete'],
    ['no city', { city: '' }, 'incomplete'],
  ])('with %s is refused: %s · EXP-4', (_, more, problem) =>
    expect(addressOfWallet({ ...home, ...more }, countries)).toEqual(E.left(problem)),
  );

  it('without any field is refused · EXP-4', () =>
    expect(addressOfWallet({}, countries)).toEqual(E.left('country')));

  it.each([
    'Postfach 4',
    'Post Fach',
    'PO Box 7',
    'P.O.Box 7',
    'Casella postale 9',
    'Boîte postale 9',
    'Postbus 12',
    'Seestrasse 1, Postfach',
    'CP 12',
    'B.P. 3',
  ])('is a PO box: %s · EXP-4', (line) => expect(isPoBox(line)).toBe(true));

  it.each(['Seestrasse 12', 'Postgasse 3', 'Via Cp', 'Rue des Postes 4', 'Bpweg 3', 'Packstation 123'])(
    'is no PO box: %s · EXP-4',
    (line) => expect(isPoBox(line)).toBe(false),
  );

  it('that is accepted is in a country of the shop, and has all required fields · EXP-3 · EXP-4', () => {
    const text = fc.constantFrom(
      '',
      ' ',
      'Seestrasse 12',
      '12',
      'Mara',
      '8002',
      'CH',
      'DEU',
      'US',
      'Postfach',
    );
    const any = fc.record(
      {
        firstName: text,
        lastName: text,
        line1: text,
        line2: text,
        postcode: text,
        city: text,
        country: text,
      },
      { requiredKeys: [] },
    );
    const whole = {
      firstName: 'Mara',
      lastName: 'Keller',
      line1: 'Seestrasse 12',
      postcode: '8002',
      city: 'Zürich',
      country: 'CH',
    };
    // Mostly of addresses that lack little: few others are accepted.
    const nearlyWhole = fc
      .tuple(
        any,
        fc.subarray(['firstName', 'lastName', 'line1', 'line2', 'postcode', 'city', 'country'] as const),
      )
      .map(([odd, fields]) => ({
        ...whole,
        ...Object.fromEntries(fields.map((field) => [field, odd[field]])),
      }));
    fc.assert(
      fc.property(fc.oneof(any, nearlyWhole), (wallet) => {
        const read = addressOfWallet(wallet, countries);
        fc.pre(E.isRight(read));
        expect(countries).toContain(read.right.countryCode);
        const checked = checkAddress(read.right, { countries });
        const missing = E.isLeft(checked) ? checked.left.filter(({ code }) => code === 'required') : [];
        expect(missing.filter(({ field }) => field !== 'provinceCode')).toEqual([]);
      }),
    );
  });
});
