import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedChannel, pricingRequest } from '../../../../src/domain/catalogue/price/price-lookup.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';

const id = 'aqualis' as ProductId;

describe('a price', () => {
  it.each([
    [id, 1, { productId: id, quantity: 1 }],
    [id, 99, { productId: id, quantity: 99 }],
    [id, 0, undefined],
    [id, -1, undefined],
    [id, Number.NaN, undefined],
    [undefined, 1, undefined],
  ])('of %s, %d pieces, is asked by %j · PRICE-3', (productId, quantity, request) =>
    expect(pricingRequest(productId, quantity)).toEqual(request),
  );

  it('is asked for what is there and wanted, and for nothing else · PRICE-3', () =>
    fc.assert(
      fc.property(fc.option(fc.constant(id), { nil: undefined }), fc.double(), (productId, quantity) => {
        const asked = pricingRequest(productId, quantity) !== undefined;
        expect(asked).toBe(productId !== undefined && quantity > 0);
      }),
    ));

  it('is compared with the recommended one where prices are struck through · PRICE-4', () => {
    expect(comparedChannel(true)).toBe('recommended_retail');
    expect(comparedChannel(false)).toBeUndefined();
  });
});
