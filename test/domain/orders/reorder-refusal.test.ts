import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  reorderNotPossible,
  reorderRefusal,
  reorderRefusals,
} from '../../../src/domain/orders/reorder-refusal.ts';

describe('a reorder that the shop refuses', () => {
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
  ])('for %s has its cause · REO-4', (cause) => {
    expect(reorderRefusal(cause)).toBe(cause);
    expect(reorderRefusal(`reorder.${cause}`)).toBe(cause);
  });

  it('has one message for every cause · REO-4', () => {
    expect(reorderRefusals).toHaveLength(13);
    expect(reorderNotPossible).toBe('reorder.not_possible');
  });

  it('is of another kind for any other code · REO-4', () =>
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(reorderRefusal(`x${code}`)).toBeUndefined();
      }),
    ));
});
