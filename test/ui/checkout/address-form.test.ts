import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { Address } from '../../../src/domain/customer/address.ts';
import { draftOf, followed, formOf, isSameAddress } from '../../../src/ui/checkout/address/address-form.ts';

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
  it('takes the e-mail that the cart has, not one kept from before it was changed · CHK-6', () => {
    expect(formOf(cartOf('new@example.org'), { email: 'old@example.org' }, 'CH').email).toBe(
      'new@example.org',
    );
  });
  it('keeps what was typed where the cart has none · CHK-7', () => {
    expect(formOf(cartOf(), { email: 'typed@example.org', 'billing.city': 'Bern' }, 'CH')).toMatchObject({
      email: 'typed@example.org',
      billing: { city: 'Bern' },
    });
  });
  it('keeps as a draft what differs from the cart, and nothing else', () => {
    const saved = formOf(cartOf('mara@example.org'), {}, 'CH');
    expect(draftOf(saved, saved)).toEqual({});
    const typed = { ...saved, billing: { ...saved.billing, city: 'Bern' } };
    expect(draftOf(typed, saved)).toEqual({ 'billing.city': 'Bern' });
  });
  it('is what the claimed cart says, where nobody typed anything · CHK-7', () => {
    fc.assert(
      fc.property(someCart, someCart, (before, now) => {
        expect(followed(formOf(before, {}, 'CH'), before, now, 'CH')).toEqual(formOf(now, {}, 'CH'));
      }),
    );
  });
  it('keeps what was typed when the cart becomes another · CHK-7', () => {
    fc.assert(
      fc.property(someCart, someCart, fc.string({ minLength: 1 }), (before, now, city) => {
        const form = formOf(before, {}, 'CH');
        fc.pre(form.billing.city !== city);
        const typed = { ...form, billing: { ...form.billing, city } };
        expect(followed(typed, before, now, 'CH').billing.city).toBe(city);
      }),
    );
  });
  it('has the e-mail of the cart as soon as that has one: no field asks for it then · CHK-6', () => {
    const before = cartOf();
    const form = formOf(before, {}, 'CH');
    expect(followed(form, before, cartOf('mara@example.org'), 'CH').email).toBe('mara@example.org');
  });
  it('takes a bill with a tax number to where the parcel goes without one', () => {
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
