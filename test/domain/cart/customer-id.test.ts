import { describe, expect, it } from 'vitest';
import { customerId } from '../../../src/domain/cart/customer-id.ts';

describe('the customer of a cart', () => {
  it.each([
    ['/api/v2/shop/customers/42', '42'],
    ['/customers/42/', '42'],
    ['/customers/42?expand=1', '42'],
    ['/customers/42/?a=/b/c', '42'],
    ['/customers/42#top', '42'],
    ['42', '42'],
    ['', ''],
    ['/', ''],
  ])('%j is %j · CART-1', (iri, id) => expect(customerId(iri)).toBe(id));
});
