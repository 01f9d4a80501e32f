import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampQuantity, isOneOnly, parseQuantity, quantityRule } from '../../../src/domain/cart/quantity.ts';
import { stock } from '../../arbitraries/product.ts';

describe('a typed quantity', () => {
  it.each([
    ['3', 3],
    [' 7 ', 7],
    ['2.9', 2],
    [2.9, 2],
    ['0.5', 0],
    ['-1', -1],
    [-0.5, -1],
    ['Infinity', 1],
    [Number.NaN, 1],
    ['', 1],
    ['  ', 1],
    ['two', 1],
    ['2,5', 2],
    ['2,', 2],
    ['\uff12\uff0c\uff15', 2],
    ['.5', 0],
    ['1e1', 1],
    ['1E3', 1],
    ['0x10', 1],
    ['0b11', 1],
    ['-Infinity', 1],
    ['1_000', 1],
    ['1.2.3', 1],
    ['9'.repeat(16), 1e16],
    ['9'.repeat(400), 1],
    [null, 1],
    [undefined, 1],
    [true, 1],
    [['4'], 1],
  ])('%j is read as %i · CART-8', (input, expected) => expect(parseQuantity(input)).toBe(expected));

  it('is always a finite whole number, whatever was typed · CART-8', () =>
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(Number.isInteger(parseQuantity(input))).toBe(true);
      }),
    ));

  it('is never negative zero · CART-8', () => expect(parseQuantity(-0)).toBe(0));

  it.each([
    [0, 99, 1],
    [-4, 99, 1],
    [1, 99, 1],
    [99, 99, 99],
    [100, 99, 99],
    [5, 0, 1],
    [5, -3, 1],
  ])('%i of at most %i becomes %i · CART-8', (wanted, max, expected) =>
    expect(clampQuantity(wanted, max)).toBe(expected),
  );
});

const plain = {
  isTrial: false,
  codes: { productId: 'aqualis', sku: 'AQ-30' },
  cappedCodes: ['BTT'],
  stopOrder: false,
  stock: 5,
};

describe('the quantity selector', () => {
  it.each([
    ['goes to 99 without configuration', {}, { _tag: 'Range', min: 1, max: 99 }],
    ['goes to the configured maximum', { configMax: 30 }, { _tag: 'Range', min: 1, max: 30 }],
    ['ignores stock without stop-order', { stock: -3 }, { _tag: 'Range', min: 1, max: 99 }],
    ['stops at the stock under stop-order', { stopOrder: true }, { _tag: 'Range', min: 1, max: 5 }],
    [
      'keeps the configured maximum if the stock is larger',
      { stopOrder: true, stock: 500 },
      { _tag: 'Range', min: 1, max: 99 },
    ],
    ['is disabled when nothing is left', { stopOrder: true, stock: 0 }, { _tag: 'Disabled' }],
    ['is disabled when the stock is negative', { stopOrder: true, stock: -2 }, { _tag: 'Disabled' }],
    ['is disabled when configuration allows none', { configMax: 0 }, { _tag: 'Disabled' }],
    [
      'allows one of a capped product id',
      { codes: { productId: 'BTT', sku: 'x' } },
      { _tag: 'Range', min: 1, max: 1 },
    ],
    [
      'allows one of a capped sku',
      { codes: { productId: 'x', sku: 'BTT' } },
      { _tag: 'Range', min: 1, max: 1 },
    ],
    [
      'does not cap a code that only contains the capped one',
      { codes: { productId: 'BTT-2', sku: 'xBTT' } },
      { _tag: 'Range', min: 1, max: 99 },
    ],
    [
      'applies the cap before stop-order',
      { codes: { productId: 'BTT', sku: 'x' }, stopOrder: true, stock: 8 },
      { _tag: 'Range', min: 1, max: 1 },
    ],
    ['fixes a trial at one', { isTrial: true }, { _tag: 'Fixed', quantity: 1 }],
    [
      'fixes a trial at the quantity in the cart',
      { isTrial: true, current: 2 },
      { _tag: 'Fixed', quantity: 2 },
    ],
    [
      'applies the trial rule before all others',
      { isTrial: true, codes: { productId: 'BTT', sku: 'BTT' }, stopOrder: true, stock: 0 },
      { _tag: 'Fixed', quantity: 1 },
    ],
  ])('%s · CART-8', (_fact, change, expected) =>
    expect(quantityRule({ ...plain, ...change })).toEqual(expected),
  );

  it('never offers a range that ends before it begins · CART-8', () =>
    fc.assert(
      fc.property(fc.boolean(), stock, fc.integer({ min: -5, max: 120 }), (stopOrder, left, configMax) => {
        const rule = quantityRule({ ...plain, stopOrder, stock: left, configMax });
        if (rule._tag === 'Range') expect(rule.max).toBeGreaterThanOrEqual(rule.min);
        if (rule._tag === 'Range' && stopOrder) expect(rule.max).toBeLessThanOrEqual(left);
      }),
    ));
});

describe('a product of which the cart can hold one only', () => {
  it.each([
    [{ _tag: 'Range', min: 1, max: 1 }, true],
    [{ _tag: 'Range', min: 1, max: 2 }, false],
    [{ _tag: 'Fixed', quantity: 1 }, false],
    [{ _tag: 'Disabled' }, false],
  ] as const)('%j: %s · CART-8', (rule, expected) => expect(isOneOnly(rule)).toBe(expected));
});
