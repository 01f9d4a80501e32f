import { describe, expect, it } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import type { Partner } from '../../../src/domain/checkout/partner.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { checkForm, readBilling } from '../../../src/ui/checkout/address/address-check.ts';
import {
  type AddressForm,
  type ShownTexts,
  shownFields,
} from '../../../src/ui/checkout/address/address-form.ts';

const noTexts = Object.fromEntries(shownFields.map((field) => [field, ''])) as ShownTexts;
const billing: ShownTexts = {
  ...noTexts,
  firstName: 'Mara',
  lastName: 'Keller',
  street: 'Via dei Tigli',
  streetNumber: '31',
  postcode: '20121',
  city: 'Milano',
  provinceCode: 'MI',
  countryCode: 'IT',
  taxNumber: 'RSSMRA85T10A562S',
};
const form = (changes: Partial<AddressForm>): AddressForm => ({
  email: 'mara@example.org',
  milesAndMoreNumber: '',
  delivery: 'same',
  partner: '',
  billing,
  shipping: noTexts,
  packStation: noTexts,
  ...changes,
});
const today = '2026-01-01' as Day;
const checked = (changes: Partial<AddressForm>, shop = brands.viszola.shop, partner?: Partner) =>
  checkForm(form(changes), shop, today, partner);

describe('an address form', () => {
  it.each([
    ['02 5550 1960', 'IT', '+390255501960'],
    ['347 555 0196', 'IT', '+393475550196'],
    ['030 5550 1840', 'DE', '+493055501840'],
  ])('sends the phone number %s of %s as %s · ADDR-5', (phone, countryCode, sent) => {
    const postcode = countryCode === 'DE' ? '10115' : billing.postcode;
    const answer = checked({ billing: { ...billing, phone, countryCode, postcode } });
    expect(answer).toMatchObject({ _tag: 'Fine', input: { billing: { phone: sent } } });
  });

  it('omits the province for a country that has none · CHK-7', () => {
    const german = { ...billing, countryCode: 'DE', postcode: '10115', city: 'Berlin' };
    const answer = checked({ billing: german, delivery: 'other', shipping: german });
    expect(answer).toMatchObject({ _tag: 'Fine', input: { billing: { city: 'Berlin' } } });
    const { billing: bill, shipping } = answer._tag === 'Fine' ? answer.input : {};
    expect([bill?.provinceCode, shipping?.provinceCode]).toEqual([undefined, undefined]);
    expect([bill?.taxNumber, shipping?.taxNumber]).toEqual([undefined, undefined]);
    expect(checked({})).toMatchObject({ input: { billing: { provinceCode: 'MI' } } });
  });

  it('requires the second address only if the parcel goes elsewhere · CHK-7', () => {
    expect(checked({ delivery: 'same' })).toMatchObject({
      _tag: 'Fine',
      input: { shipping: { city: 'Milano' } },
    });
    expect(checked({ delivery: 'other' })).toMatchObject({ _tag: 'Problems' });
  });

  it.each([
    ['2220 1234567 8901', '222012345678901'],
    ['999912345678901', '999912345678901'],
    ['', ''],
  ])('reads the loyalty number “%s” as %s · MILES-1 · CHK-15', (milesAndMoreNumber, sent) => {
    const answer = checked({ milesAndMoreNumber }, brands.opalys.shop);
    expect(answer).toMatchObject({ _tag: 'Fine', input: { milesAndMoreNumber: sent } });
  });

  it.each(['123412345678901', '99991234567890', '9999123456789012', '9999 1234567890x'])(
    'rejects %s as a loyalty number, and names the field · MILES-1 · CHK-15',
    (milesAndMoreNumber) =>
      expect(checked({ milesAndMoreNumber }, brands.opalys.shop)).toEqual({
        _tag: 'Problems',
        problems: [{ path: 'milesAndMoreNumber', code: 'invalid_miles_and_more_number' }],
      }),
  );
});

const problemsOf = (...args: Parameters<typeof checked>) => {
  const answer = checked(...args);
  return answer._tag === 'Problems' ? answer.problems : [];
};
const partner: Partner = {
  id: 'p7',
  name: 'Optik Blick',
  street: 'Bahnhofstrasse',
  streetNumber: '1',
  postcode: '8001',
  city: 'Zürich',
  countryCode: 'CH',
  pickupEnabled: true,
  pickup: true,
};

describe('the problems of an address form', () => {
  it.each([
    ['', 'required'],
    ['mara', 'invalid_email'],
  ])('include its e-mail “%s” · CHK-7', (email, code) =>
    expect(problemsOf({ email })).toEqual([{ path: 'email', code }]),
  );

  it('include the fields of the bill, of the parcel, and of the loyalty number at once · CHK-7', () =>
    expect(
      problemsOf({
        email: '',
        billing: { ...billing, firstName: '' },
        delivery: 'other',
        shipping: { ...billing, city: '', taxNumber: '' },
        milesAndMoreNumber: 'x',
      }),
    ).toEqual([
      { path: 'email', code: 'required' },
      { path: 'billing.firstName', code: 'required' },
      { path: 'shipping.city', code: 'required' },
      { path: 'milesAndMoreNumber', code: 'invalid_miles_and_more_number' },
    ]));

  it('name the maximum length of a text', () =>
    expect(problemsOf({ billing: { ...billing, city: 'x'.repeat(999) } })).toEqual([
      { path: 'billing.city', code: 'too_long', max: expect.any(Number) },
    ]));

  it('include a missing partner if the parcel goes to one · CHK-9', () => {
    expect(problemsOf({ delivery: 'partner' })).toEqual([{ path: 'partner', code: 'required' }]);
    expect(
      problemsOf({ delivery: 'partner', billing: { ...billing, city: '' } }, undefined, partner),
    ).toEqual([{ path: 'billing.city', code: 'required' }]);
  });

  it('include those of a parcel machine even before a name is typed · CHK-7', () => {
    const packStation = {
      ...noTexts,
      additionalInfo: '12',
      streetNumber: '145',
      postcode: '10115',
      city: 'Berlin',
    };
    const shop = brands.linsenwerk.shop;
    const german = {
      ...billing,
      countryCode: 'DE',
      postcode: '10115',
      city: 'Berlin',
      provinceCode: '',
      taxNumber: '',
    };
    expect(problemsOf({ delivery: 'packStation', billing: german, packStation }, shop)).toEqual([
      { path: 'packStation.additionalInfo', code: 'invalid_post_number' },
    ]);
    expect(
      problemsOf({ delivery: 'packStation', billing: { ...german, firstName: '' }, packStation }, shop),
    ).toEqual([
      { path: 'billing.firstName', code: 'required' },
      { path: 'packStation.additionalInfo', code: 'invalid_post_number' },
    ]);
  });
});

describe('the input sent by a valid address form', () => {
  it('has the e-mail without surrounding blanks', () =>
    expect(checked({ email: ' mara@example.org ' })).toMatchObject({ input: { email: 'mara@example.org' } }));

  it('has a loyalty number only if the shop has the programme · CHK-15', () => {
    const answer = checked({ milesAndMoreNumber: '' });
    expect(answer._tag).toBe('Fine');
    expect(answer).not.toHaveProperty('input.milesAndMoreNumber');
  });

  it('has the address of the partner under the name of the bill · CHK-9', () =>
    expect(
      checked({ delivery: 'partner', billing: { ...billing, phone: '02 5550 1960' } }, undefined, partner),
    ).toMatchObject({
      _tag: 'Fine',
      input: {
        shipping: {
          firstName: 'Mara',
          lastName: 'Keller',
          company: 'Optik Blick',
          studioId: 'p7',
          phone: '+390255501960',
        },
      },
    }));

  it('has the parcel machine under the name of the bill, with its phone if there is one · CHK-7', () => {
    const german = {
      ...billing,
      countryCode: 'DE',
      postcode: '10115',
      city: 'Berlin',
      provinceCode: '',
      taxNumber: '',
    };
    const sent = (phone: string) =>
      checked(
        {
          delivery: 'packStation',
          billing: { ...german, phone },
          packStation: {
            ...noTexts,
            additionalInfo: '12 345 678',
            streetNumber: ' 145 ',
            postcode: '10115',
            city: 'Berlin',
          },
        },
        brands.linsenwerk.shop,
      );
    const machine = {
      firstName: 'Mara',
      lastName: 'Keller',
      street: 'Packstation',
      streetNumber: '145',
      additionalInfo: '12345678',
      postcode: '10115',
      city: 'Berlin',
      countryCode: 'DE',
    };
    expect(sent('')).toMatchObject({ _tag: 'Fine', input: { shipping: machine } });
    expect(sent('')).not.toHaveProperty('input.shipping.phone');
    expect(sent('030 5550 1840')).toMatchObject({
      input: { shipping: { ...machine, phone: '+493055501840' } },
    });
  });

  it('has a birthday only if the shop asks for it', () => {
    const born = (shop: typeof brands.viszola.shop, birthday: string) =>
      readBilling({ ...billing, birthday }, shop, today);
    const { addressForm, ...rest } = brands.viszola.shop;
    expect(born(rest, '1990-02-03')).toMatchObject({ _tag: 'Right' });
    expect(born(rest, '1990-02-03')).not.toHaveProperty('right.birthday');
    expect(born(rest, 'long ago')).toMatchObject({ _tag: 'Right' });
    const asking = { ...rest, addressForm: { ...addressForm, birthday: 'optional' as const } };
    expect(born(asking, '1990-02-03')).toMatchObject({ right: { birthday: '1990-02-03' } });
    expect(born(asking, 'long ago')).toEqual({
      _tag: 'Left',
      left: [{ path: 'billing.birthday', code: 'invalid_date' }],
    });
  });
});
