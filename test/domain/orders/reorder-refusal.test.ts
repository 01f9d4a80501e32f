import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  reorderNotPossible,
  reorderRefusal,
  reorderRefusals,
} from '../../../src/domain/orders/reorder-refusal.ts';

describe('a refused reorder', () => {
  it.each([
    'cart_not_found',
    'cart_not_in_cart_state',
    'payment_completed',
    'last_order_missing',
    'last_order_not_completed',
    'last_order_of_another_customer',
    'no_reorderable_products',
    'shipping_address_missing',
    'shipment_missing',
    'adjustment_missing',
    'customer_missing',
    'account_missing',
    'product_not_found',
  ])('with the code %s has that cause · REO-4', (cause) => {
    expect(reorderRefusal(cause)).toBe(cause);
    expect(reorderRefusal(`reorder.${cause}`)).toBe(cause);
  });

  it('has the same message for every cause · REO-4', () => {
    expect(reorderRefusals).toHaveLength(13);
    expect(reorderNotPossible).toBe('reorder.not_possible');
  });

  it('has no cause for any other code · REO-4', () =>
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(reorderRefusal(`x${code}`)).toBeUndefined();
      }),
    ));
});
