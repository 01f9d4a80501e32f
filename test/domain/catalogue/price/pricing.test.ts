import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedChannel, pricingRequest } from '../../../../src/domain/catalogue/price/pricing.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';

const id = 'aqualis' as ProductId;

describe('a price request', () => {
  it.each([
    [id, 1, { productId: id, quantity: 1 }],
    [id, 99, { productId: id, quantity: 99 }],
    [id, 0, undefined],
    [id, -1, undefined],
    [id, Number.NaN, undefined],
    [undefined, 1, undefined],
  ])('for %s, %d pieces, is %j · PRICE-3', (productId, quantity, request) =>
    expect(pricingRequest(productId, quantity)).toEqual(request),
  );

  it('is made exactly if there is a product and a quantity above 0 · PRICE-3', () =>
    fc.assert(
      fc.property(fc.option(fc.constant(id), { nil: undefined }), fc.double(), (productId, quantity) => {
        const asked = pricingRequest(productId, quantity) !== undefined;
        expect(asked).toBe(productId !== undefined && quantity > 0);
      }),
    ));

  it('includes the recommended price if the shop strikes prices through · PRICE-4', () => {
    expect(comparedChannel(true)).toBe('recommended_retail');
    expect(comparedChannel(false)).toBeUndefined();
  });
});
