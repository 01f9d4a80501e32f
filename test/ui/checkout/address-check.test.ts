import { describe, expect, it } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { checkForm } from '../../../src/ui/checkout/address/address-check.ts';
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
const checked = (changes: Partial<AddressForm>, shop = brands.viszola.shop) =>
  checkForm(form(changes), shop, '2026-01-01' as Day);

describe('an address form', () => {
  it.each([
    ['02 5550 1960', 'IT', '+390255501960'],
    ['347 555 0196', 'IT', '+393475550196'],
    ['030 5550 1840', 'DE', '+493055501840'],
  ])('sends %s of %s as %s · ADDR-5', (phone, countryCode, sent) => {
    const postcode = countryCode === 'DE' ? '10115' : billing.postcode;
    const answer = checked({ billing: { ...billing, phone, countryCode, postcode } });
    expect(answer).toMatchObject({ _tag: 'Fine', input: { billing: { phone: sent } } });
  });

  it('takes no province along to a country that has none · CHK-7', () => {
    const german = { ...billing, countryCode: 'DE', postcode: '10115', city: 'Berlin' };
    const answer = checked({ billing: german, delivery: 'other', shipping: german });
    expect(answer).toMatchObject({ _tag: 'Fine', input: { billing: { city: 'Berlin' } } });
    const { billing: bill, shipping } = answer._tag === 'Fine' ? answer.input : {};
    expect([bill?.provinceCode, shipping?.provinceCode]).toEqual([undefined, undefined]);
    expect([bill?.taxNumber, shipping?.taxNumber]).toEqual([undefined, undefined]);
    expect(checked({})).toMatchObject({ input: { billing: { provinceCode: 'MI' } } });
  });

  it('asks for the second address only where the parcel goes elsewhere · CHK-7', () => {
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
  ])('takes the loyalty number “%s” as %s · MILES-1 · CHK-15', (milesAndMoreNumber, sent) => {
    const answer = checked({ milesAndMoreNumber }, brands.opalys.shop);
    expect(answer).toMatchObject({ _tag: 'Fine', input: { milesAndMoreNumber: sent } });
  });

  it.each(['123412345678901', '99991234567890', '9999123456789012', '9999 1234567890x'])(
    'refuses %s as a loyalty number, and says which field · MILES-1 · CHK-15',
    (milesAndMoreNumber) =>
      expect(checked({ milesAndMoreNumber }, brands.opalys.shop)).toEqual({
        _tag: 'Problems',
        problems: [{ path: 'milesAndMoreNumber', code: 'invalid_miles_and_more_number' }],
      }),
  );
});
