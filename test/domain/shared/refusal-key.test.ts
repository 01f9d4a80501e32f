import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalKey } from '../../../src/domain/shared/refusal-key.ts';

describe('the translation key of an error code without a message', () => {
  it.each<[string, Readonly<Record<string, number>> | undefined, string | undefined]>([
    ['product.variant_does_not_exist', undefined, 'cart:product.variant_does_not_exist'],
    ['product.max_quantity_exceeded', { max: 12 }, 'cart:product.max_quantity_exceeded'],
    ['product.max_quantity_exceeded', { stock: 12 }, 'cart:product.tooMany'],
    ['product.max_quantity_exceeded', undefined, 'cart:product.tooMany'],
    ['product.stock.no_stock', undefined, 'cart:product.stock.no_stock'],
    ['product.stock.no_stock_available', undefined, 'cart:product.stock.no_stock_available'],
    ['product.stock.reduce_stock', { stock: 0 }, 'product.stock.reduce_stock'],
    ['product.stock.reduce_stock', {}, 'cart:product.tooMany'],
    ['validation.this_field_is_required', undefined, 'cart:validation.this_field_is_required'],
    ['validation.required', undefined, 'cart:validation.this_field_is_required'],
    ['product.odd', undefined, undefined],
    ['constructor', undefined, undefined],
  ])('for %s with %j is %j · NOTE-7', (code, values, key) => expect(refusalKey(code, values)).toBe(key));

  it('is undefined for an unknown code · NOTE-7', () =>
    fc.assert(
      fc.property(fc.string(), (code) => {
        if (!/^(product|validation)\./.test(code)) expect(refusalKey(code)).toBeUndefined();
      }),
    ));
});
