import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { Address } from '../../../src/domain/customer/address.ts';
import {
  addressKinds,
  deliveries,
  draftOf,
  followed,
  formOf,
  isSameAddress,
  shownFields,
  textsIn,
  textsOfAddress,
} from '../../../src/ui/checkout/address/address-form.ts';

const cartOf = (email?: string): Cart => {
  const cart: Partial<Cart> = email ? { customer: { id: '7', email } } : {};
  return cart as Cart;
};

const someAddress = fc.record({
  firstName: fc.string(),
  lastName: fc.string(),
  street: fc.string(),
  streetNumber: fc.string(),
  postcode: fc.string(),
  city: fc.string(),
  countryCode: fc.constantFrom('CH' as const, 'DE' as const),
});
const someCart: fc.Arbitrary<Cart> = fc
  .record(
    {
      customer: fc.record({ id: fc.string(), email: fc.emailAddress() }),
      billingAddress: someAddress,
      shippingAddress: someAddress,
    },
    { requiredKeys: [] },
  )
  .map((cart) => cart as Cart);

describe('the address form', () => {
  it.each([
    ['a guest typed instead of that of the cart', {}, 'typed@example.org'],
    ['an account has, whatever was typed', { accountId: 'a1' }, 'kept@example.org'],
  ])('shows the e-mail that %s · CHK-6 · CHK-22', (_, owner, shown) => {
    const cart = { ...cartOf(), customer: { id: '1', email: 'kept@example.org', ...owner } };
    expect(formOf(cart, { email: 'typed@example.org' }, 'CH').email).toBe(shown);
  });
  it('keeps typed text that the cart does not have · CHK-7', () => {
    expect(formOf(cartOf(), { email: 'typed@example.org', 'billing.city': 'Bern' }, 'CH')).toMatchObject({
      email: 'typed@example.org',
      billing: { city: 'Bern' },
    });
  });
  it('fills the bill with the shipping address if a wallet gave nothing else · EXP-3', () => {
    const shippingAddress = {
      firstName: 'Lena',
      lastName: 'Brandt',
      street: 'Via Garibaldi',
      streetNumber: '12',
      postcode: '20121',
      city: 'Milano',
      countryCode: 'IT',
    } as const;
    const form = formOf({ ...cartOf(), shippingAddress }, {}, 'IT');
    expect(form).toMatchObject({ delivery: 'same', billing: { street: 'Via Garibaldi', city: 'Milano' } });
    const station = { ...shippingAddress, street: 'Packstation', streetNumber: '123' };
    expect(formOf({ ...cartOf(), shippingAddress: station }, {}, 'DE').billing.city).toBe('');
  });

  it('stores only differences from the cart as a draft', () => {
    const saved = formOf(cartOf('mara@example.org'), {}, 'CH');
    expect(draftOf(saved, saved)).toEqual({});
    const typed = { ...saved, billing: { ...saved.billing, city: 'Bern' } };
    expect(draftOf(typed, saved)).toEqual({ 'billing.city': 'Bern' });
  });
  it('follows the claimed cart if nothing was typed · CHK-7', () => {
    fc.assert(
      fc.property(someCart, someCart, (before, now) => {
        expect(followed(formOf(before, {}, 'CH'), before, now, 'CH')).toEqual(formOf(now, {}, 'CH'));
      }),
    );
  });
  it('keeps typed text when the cart changes · CHK-7', () => {
    fc.assert(
      fc.property(someCart, someCart, fc.string({ minLength: 1 }), (before, now, city) => {
        const form = formOf(before, {}, 'CH');
        fc.pre(form.billing.city !== city);
        const typed = { ...form, billing: { ...form.billing, city } };
        expect(followed(typed, before, now, 'CH').billing.city).toBe(city);
      }),
    );
  });
  it('takes the e-mail of the cart as soon as there is one, since no field asks for it then · CHK-6', () => {
    const before = cartOf();
    const form = formOf(before, {}, 'CH');
    expect(followed(form, before, cartOf('mara@example.org'), 'CH').email).toBe('mara@example.org');
  });
  it('treats a bill that differs from the parcel by its tax number only as the same address', () => {
    const parcel: Address = {
      firstName: 'Mara',
      lastName: 'Keller',
      street: 'Via dei Tigli',
      streetNumber: '31',
      postcode: '20121',
      city: 'Milano',
      countryCode: 'IT',
    };
    expect(isSameAddress({ ...parcel, taxNumber: 'KLLMRA80A41F205X' }, parcel)).toBe(true);
    expect(isSameAddress({ ...parcel, city: 'Roma' }, parcel)).toBe(false);
  });
});

const home: Address = {
  salutation: 'female',
  firstName: 'Mara',
  lastName: 'Keller',
  company: 'Keller AG',
  taxNumber: 'CHE-1',
  street: 'Seestrasse',
  streetNumber: '12',
  additionalInfo: 'Hinterhaus',
  apartment: '3',
  recipient: 'Empfang',
  postcode: '8002',
  city: 'Zürich',
  provinceCode: 'ZH',
  countryCode: 'CH',
  phone: '+41790000000',
  birthday: '1990-02-03',
};
const office: Address = { ...home, street: 'Bahnhofstrasse', city: 'Bern' };
const machine: Address = { ...home, street: 'Packstation', streetNumber: '145', countryCode: 'DE' };
const optician: Address = { ...office, studioId: 'p7' };
const cartTo = (shippingAddress?: Address, billingAddress: Address | undefined = home): Cart =>
  ({ ...(billingAddress && { billingAddress }), ...(shippingAddress && { shippingAddress }) }) as Cart;
const empty = { ...Object.fromEntries(shownFields.map((field) => [field, ''])), countryCode: 'CH' };

describe('the fields of an address', () => {
  it.each(shownFields)('show the stored value: %s', (field) => {
    expect(textsOfAddress(home, 'IT')[field]).toBe(home[field]);
    expect(textsOfAddress({ ...home, [field]: undefined }, 'IT')[field]).toBe(
      field === 'countryCode' ? 'IT' : '',
    );
  });

  it('are empty except for the country if nothing is stored', () =>
    expect(textsOfAddress(undefined, 'CH')).toEqual(empty));

  it.each(addressKinds.flatMap((kind) => shownFields.map((field) => [kind, field] as const)))(
    'show typed text over the stored value: %s.%s · CHK-7',
    (kind, field) =>
      expect(formOf(cartTo(office), { [`${kind}.${field}`]: 'typed' }, 'CH')[kind][field]).toBe('typed'),
  );
});

describe('whether a parcel goes to the billing address', () => {
  it.each(shownFields)('requires the same %s, except for fields of the bill only', (field) =>
    expect(isSameAddress({ ...home, [field]: 'other' }, home)).toBe(
      field === 'taxNumber' || field === 'birthday',
    ),
  );

  it('treats a missing value as empty', () => {
    expect(
      isSameAddress({ ...home, company: '' }, { ...home, company: undefined } as unknown as Address),
    ).toBe(true);
    expect(isSameAddress(undefined, undefined)).toBe(true);
    expect(isSameAddress(home, undefined)).toBe(false);
    expect(isSameAddress(undefined, home)).toBe(false);
  });

  it('is false if a partner hands the parcel out, at any address', () => {
    expect(isSameAddress(home, { ...home, studioId: 'p7' })).toBe(false);
    expect(isSameAddress({ ...home, studioId: 'p7' }, undefined)).toBe(false);
  });
});

describe('the delivery method shown by a form', () => {
  it.each([
    ['to no address yet', undefined, 'same'],
    ['to the billing address', home, 'same'],
    ['elsewhere', office, 'other'],
    ['to a parcel locker', machine, 'packStation'],
    ['to a partner', optician, 'partner'],
  ] as const)('is that of a cart that goes %s · CHK-7', (_, to, delivery) => {
    const form = formOf(cartTo(to), {}, 'CH');
    expect(form.delivery).toBe(delivery);
    expect(form.billing).toEqual(textsOfAddress(home, 'CH'));
    expect(form.shipping).toEqual(delivery === 'other' ? textsOfAddress(office, 'CH') : empty);
    expect(form.packStation).toEqual(
      delivery === 'packStation' ? textsOfAddress(machine, 'DE') : { ...empty, countryCode: 'DE' },
    );
    expect(form.partner).toBe(delivery === 'partner' ? 'p7' : '');
  });

  it.each(deliveries)('is the last one chosen, “%s”, whatever the cart says · CHK-7', (delivery) => {
    expect(formOf(cartTo(office), { delivery }, 'CH').delivery).toBe(delivery);
    expect(formOf(cartTo(), { delivery }, 'CH').delivery).toBe(delivery);
  });

  it('is that of the cart if the draft names an unknown one', () =>
    expect(formOf(cartTo(office), { delivery: 'pigeon' }, 'CH').delivery).toBe('other'));

  it('keeps the partner chosen last', () =>
    expect(formOf(cartTo(optician), { partner: 'p9' }, 'CH').partner).toBe('p9'));
});

describe('the customer data of a form', () => {
  const customer = { id: '7', email: 'mara@example.org', milesAndMoreNumber: '222012345678901' };
  const cart = { ...cartTo(), customer } as Cart;

  it('has the typed loyalty number, else the stored one, else none · CHK-15', () => {
    expect(formOf(cart, { milesAndMoreNumber: '' }, 'CH').milesAndMoreNumber).toBe('');
    expect(formOf(cart, {}, 'CH').milesAndMoreNumber).toBe('222012345678901');
    expect(formOf(cartTo(), {}, 'CH').milesAndMoreNumber).toBe('');
  });

  it('has no e-mail if none is given', () => expect(formOf(cartTo(), {}, 'CH').email).toBe(''));

  it('can be read back by the paths of its fields', () => {
    const form = { ...formOf(cart, {}, 'CH'), delivery: 'other', partner: 'p3' } as const;
    const { billing, shipping, packStation, ...fields } = form;
    const paths = (kind: string, texts: object) =>
      Object.entries(texts).map(([field, text]) => [`${kind}.${field}`, text]);
    expect(textsIn(form)).toEqual({
      ...fields,
      ...Object.fromEntries([
        ...paths('billing', billing),
        ...paths('shipping', shipping),
        ...paths('packStation', packStation),
      ]),
    });
  });
});
