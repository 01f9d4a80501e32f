import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import { formOf } from '../../../src/ui/checkout/address-form.ts';

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
});
