import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { Address } from '../../../src/domain/customer/address.ts';
import { formOf, isSameAddress } from '../../../src/ui/checkout/address/address-form.ts';

const cartOf = (email?: string): Cart => {
  const cart: Partial<Cart> = email ? { customer: { id: '7', email } } : {};
  return cart as Cart;
};

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
