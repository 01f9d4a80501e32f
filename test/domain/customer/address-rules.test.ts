import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { AddressDraft } from '../../../src/domain/customer/address-draft.ts';
import { addressFields, addressLimits } from '../../../src/domain/customer/address-draft.ts';
import { checkAddress } from '../../../src/domain/customer/address-rules.ts';
import { countryCodes } from '../../../src/domain/shared/country.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { address, plainAddress } from '../../arbitraries/address.ts';
import { anyText } from '../../arbitraries/text.ts';

const rules = { countries: ['CH', 'DE'] as const, today: '2026-11-21' as Day };
const violations = (change: AddressDraft, more = {}) => {
  const checked = checkAddress({ ...plainAddress, ...change }, { ...rules, ...more });
  return E.isLeft(checked) ? checked.left.map(({ field, code }) => `${field} ${code}`) : [];
};

describe('address validation', () => {
  it('accepts a complete address unchanged · CHK-7', () =>
    fc.assert(
      fc.property(address, (one) => {
        expect(checkAddress(one, { countries: countryCodes })).toEqual(E.right(one));
      }),
    ));

  it('adds no field that was not filled in · ADDR-2', () => {
    const checked = checkAddress(plainAddress, rules);
    expect(E.isRight(checked) && Object.keys(checked.right).toSorted()).toEqual(
      Object.keys(plainAddress).toSorted(),
    );
  });

  it('requires an e-mail to match the pattern of the shop, if configured · ADDR-2', () => {
    const emailPattern = /@optik\.example$/;
    expect(violations({ email: 'mira@linse.example' })).toEqual([]);
    expect(violations({ email: 'mira@linse.example' }, { emailPattern })).toEqual(['email invalid_email']);
    expect(violations({ email: 'mira@optik.example' }, { emailPattern })).toEqual([]);
  });

  it('accepts a birthday if today’s date is not known · ADDR-4', () =>
    expect(E.isRight(checkAddress({ ...plainAddress, birthday: '1990-02-28' }, { countries: ['CH'] }))).toBe(
      true,
    ));

  it('rejects an unknown country, even if the shop lists it · ADDR-4', () =>
    expect(violations({ countryCode: 'XX' }, { countries: ['XX'] })).toEqual([
      'countryCode invalid_country',
    ]));

  it.each([
    [undefined, ['provinceCode required']],
    ['XX', ['provinceCode invalid_province']],
    ['rm', []],
    ['Roma', []],
  ])('reports for an Italian address with the province %j: %j · CHK-7', (provinceCode, expected) =>
    expect(
      violations(
        { countryCode: 'IT', postcode: '00184', city: 'Roma', ...(provinceCode && { provinceCode }) },
        { countries: ['IT'] },
      ),
    ).toEqual(expected),
  );

  it('stores an Italian province as its two-letter code · CHK-7', () =>
    expect(
      checkAddress(
        { ...plainAddress, countryCode: 'IT', postcode: '00184', city: 'Roma', provinceCode: 'roma' },
        { countries: ['IT'] },
      ),
    ).toMatchObject({ right: { provinceCode: 'RM' } }));

  it('reports every missing required field · ADDR-2 · CHK-7', () => {
    const checked = checkAddress({}, rules);
    expect(E.isLeft(checked) && checked.left).toEqual(
      ['firstName', 'lastName', 'street', 'streetNumber', 'postcode', 'city', 'countryCode'].map((field) => ({
        field,
        code: 'required',
      })),
    );
  });

  it.each([
    [{ firstName: '  ' }, ['firstName required']],
    [{ countryCode: 'FR' }, ['postcode invalid_postcode', 'countryCode invalid_country']],
    [{ countryCode: 'XX' }, ['countryCode invalid_country']],
    [{ countryCode: 'ch' }, ['countryCode invalid_country']],
    [{ postcode: '80011' }, ['postcode invalid_postcode']],
    [{ postcode: '10115', countryCode: 'DE' }, []],
    [{ provinceCode: 'ZH' }, []],
    [{ email: 'mira' }, ['email invalid_email']],
    [{ email: '' }, []],
    [{ phone: 'call me' }, ['phone invalid_phone']],
    [{ salutation: 'male' }, []],
    [{ salutation: 'f' }, ['salutation invalid_salutation']],
    [{ birthday: '1990-02-28' }, []],
    [{ birthday: '1990-02-30' }, ['birthday invalid_date']],
    [{ birthday: '28.02.1990' }, ['birthday invalid_date']],
    [{ birthday: '2026-11-21' }, ['birthday invalid_date']],
    [{ birthday: '2026-11-20' }, []],
    [{ city: 'Zürich\u0007' }, ['city invalid_characters']],
    [{ city: 'Zü\nrich' }, ['city invalid_characters']],
    [{ street: 'See\u2028strasse' }, ['street invalid_characters']],
    [{ lastName: 'K\ud800' }, ['lastName invalid_characters']],
    [{ lastName: 'evil.ch' }, ['lastName carries_link']],
    [{ company: 'https://evil' }, ['company carries_link']],
    [{ lastName: '<script>' }, []],
    [{ firstName: '👁️', lastName: '—' }, ['firstName no_letters', 'lastName no_letters']],
    [
      { street: '...', streetNumber: '-', city: '🏠' },
      ['street no_letters', 'streetNumber no_letters', 'city no_letters'],
    ],
    [{ firstName: '1234', lastName: '5' }, ['firstName no_letter', 'lastName no_letter']],
    [{ company: '3', street: '5', city: '7', firstName: 'X2' }, []],
    [{ additionalInfo: '🙂', city: 'Y' }, []],
    [{ postcode: '８００１', phone: '＋４１ ４４ ５５５ １２ ３４', streetNumber: '１２' }, []],
    [{ lastName: 'X'.repeat(65), city: '' }, ['lastName too_long', 'city required']],
  ])('reports for %j: %j · ADDR-4 · CHK-7 · ADDR-10 · ADDR-11', (change, expected) =>
    expect(violations(change)).toEqual(expected),
  );

  it.each(addressFields.filter((field) => field !== 'countryCode'))(
    'limits the length of the field %s, and reports the limit · ADDR-4',
    (field) => {
      const max = addressLimits[field];
      const tooLong = checkAddress({ ...plainAddress, [field]: '😀'.repeat(max + 1) }, rules);
      const longest = checkAddress({ ...plainAddress, [field]: '😀'.repeat(max) }, rules);
      expect(E.isLeft(tooLong) && tooLong.left).toEqual([{ field, code: 'too_long', max }]);
      if (E.isLeft(longest)) expect(longest.left[0].code).not.toBe('too_long');
    },
  );

  it('requires the additional fields of the shop · CHK-7', () => {
    expect(violations({}, { required: ['phone'] })).toEqual(['phone required']);
    expect(violations({ phone: '0791234567' }, { required: ['phone'] })).toEqual([]);
  });

  it.each([
    ['none', {}, []],
    ['private', {}, ['taxNumber required']],
    ['private', { taxNumber: 'X'.repeat(15) }, ['taxNumber invalid_tax_number']],
    ['private', { taxNumber: 'X'.repeat(16) }, []],
    ['private', { company: 'Optik Nord' }, []],
    ['company', {}, []],
    ['company', { company: 'Optik Nord' }, ['taxNumber required']],
    ['company', { company: 'Optik Nord', taxNumber: 'DE123456789' }, []],
  ] as const)('reports under the tax rule %s for %j: %j · CHK-7', (taxNumber, change, expected) =>
    expect(violations(change, { taxNumber })).toEqual(expected),
  );

  it('trims spaces, drops empty fields and normalises spelling · ADDR-2 · ADDR-4', () =>
    expect(
      checkAddress(
        {
          ...plainAddress,
          id: 'a-1',
          isDefault: true,
          firstName: ' Mira ',
          city: 'Zu\u0308rich',
          postcode: 'CH-8001',
          email: ' mira@linse.example ',
          company: '  ',
          taxNumber: 'not asked for',
          salutation: 'female',
        },
        rules,
      ),
    ).toEqual(
      E.right({
        ...plainAddress,
        id: 'a-1',
        isDefault: true,
        email: 'mira@linse.example',
        salutation: 'female',
      }),
    ));

  it.each([
    ['079 555 12 34', 'CH', '+41795551234'],
    ['0041 (0)79 555 12 34', 'CH', '+41795551234'],
    ['030 5550 1840', 'DE', '+493055501840'],
    ['02 5550 1960', 'IT', '+390255501960'],
    ['01 99 00 12 34', 'FR', '01 99 00 12 34'],
  ] as const)('writes the phone number %s of %s as %s · ADDR-5', (phone, countryCode, written) => {
    const place = {
      countryCode,
      postcode: { CH: '8001', DE: '10115', IT: '20121', FR: '75001' }[countryCode],
    };
    const draft = { ...plainAddress, ...place, phone, ...(countryCode === 'IT' && { provinceCode: 'MI' }) };
    const checked = checkAddress(draft, { ...rules, countries: [countryCode] });
    expect(checked).toMatchObject({ right: { phone: written } });
    if (E.isRight(checked))
      expect(checkAddress(checked.right, { ...rules, countries: [countryCode] })).toEqual(checked);
  });

  it.each(['012 345 678 901 234', '00000', '000 00'])(
    'refuses %s, which is no number once it has its prefix · ADDR-4 · ADDR-5',
    (phone) => expect(violations({ phone })).toEqual(['phone invalid_phone']),
  );

  it.each(['male', 'female'] as const)('keeps the salutation %s · CHK-7', (salutation) =>
    expect(checkAddress({ ...plainAddress, salutation }, rules)).toEqual(
      E.right({ ...plainAddress, salutation }),
    ),
  );

  it('keeps a required tax number, in capitals · CHK-7', () =>
    expect(
      checkAddress({ ...plainAddress, taxNumber: 'rssmra85t10a562s' }, { ...rules, taxNumber: 'private' }),
    ).toEqual(E.right({ ...plainAddress, taxNumber: 'RSSMRA85T10A562S' })));

  it('gives the same result when run again, and never throws on hostile text · ADDR-4', () =>
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...addressFields), anyText, {
          noNullPrototype: true,
        }),
        (change) => {
          const checked = checkAddress({ ...plainAddress, ...change }, rules);
          if (E.isRight(checked)) expect(checkAddress(checked.right, rules)).toEqual(checked);
        },
      ),
    ));
});
