import { describe, expect, it } from 'vitest';
import { isServiceItem } from '../../../src/domain/cart/service-item.ts';

describe('an item', () => {
  it.each([
    ['service', true],
    ['lens', false],
    ['lenscare', false],
  ] as const)('of the category %s is a service: %s · CART-12', (category, service) =>
    expect(isServiceItem({ category })).toBe(service),
  );
});
