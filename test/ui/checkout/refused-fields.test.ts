import { describe, expect, it } from 'vitest';
import { shownFields } from '../../../src/ui/checkout/address/address-form.ts';
import { refusedFields } from '../../../src/ui/checkout/address/refused-fields.ts';

type Delivery = Parameters<typeof refusedFields>[1];
const refused = (field: string, delivery: Delivery = 'same', code = 'required', message?: string) =>
  refusedFields(
    {
      _tag: 'Refused',
      code: 'address.invalid',
      violations: [{ field, code, ...(message !== undefined && { message }) }],
    },
    delivery,
  );
const paths = (field: string, delivery?: Delivery) => refused(field, delivery).map(({ path }) => path);
const onWire = (field: string) =>
  field === 'phone' ? 'phone_number' : field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe('the field refused by a backend', () => {
  it.each(shownFields)('is the field of the bill that it names: %s · CHK-18', (field) =>
    expect(paths(`billing_address.${onWire(field)}`)).toEqual([`billing.${field}`]),
  );

  it.each([
    ['same', 'billing.city'],
    ['other', 'shipping.city'],
    ['packStation', 'packStation.city'],
    ['partner', 'partner'],
  ] as const)('of a parcel sent to “%s” is %s · CHK-18', (delivery, path) => {
    expect(paths('shipping_address.city', delivery)).toEqual([path]);
    expect(paths('billing_address.city', delivery)).toEqual(['billing.city']);
  });

  it.each(['billing_address[city]', '/billing_address/city', 'billingAddress.city'])(
    'is found in each notation of its path: %s',
    (field) => expect(paths(field)).toEqual(['billing.city']),
  );

  it.each([
    ['email', 'email'],
    ['miles_and_more_number', 'milesAndMoreNumber'],
  ])('may be outside the addresses: %s', (field, path) => expect(paths(field)).toEqual([path]));

  it.each([
    'comment',
    'city',
    '',
    'billing_address',
    'billing_address.moon',
    'customer.city',
    'my_billing.city',
  ])('is none of the form’s for “%s” · CHK-18', (field) => expect(paths(field)).toEqual([]));
});

describe('the message of a refused field', () => {
  it.each([
    ['required', 'required'],
    ['validation.this_field_is_required', 'required'],
    ['invalid_postcode', 'invalid_postcode'],
    ['invalid_miles_and_more_number', 'invalid_miles_and_more_number'],
    ['moonstruck', 'other'],
  ])('for the code %s is %s', (code, said) =>
    expect(refused('email', 'same', code)).toEqual([{ path: 'email', code: said }]),
  );

  it('is the shop’s own sentence if it sent one', () =>
    expect(refused('email', 'same', 'odd', 'So nicht.')).toEqual([
      { path: 'email', code: 'other', sentence: 'So nicht.' },
    ]));

  it('is absent if nothing was refused', () => {
    expect(refusedFields(undefined, 'same')).toEqual([]);
    expect(refusedFields({ _tag: 'Unreachable' }, 'same')).toEqual([]);
  });
});
