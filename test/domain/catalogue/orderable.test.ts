import { describe, expect, it } from 'vitest';
import {
  isForSale,
  isSoldOut,
  offersReplacement,
  orderableOf,
} from '../../../src/domain/catalogue/orderable.ts';

describe('whether a product can be ordered', () => {
  it.each([
    [true, false, 'orderable'],
    [false, false, 'inactive'],
    [true, true, 'discontinued'],
    [false, true, 'discontinued'],
  ])('active %s, discontinued %s: %s · CAT-16', (isActive, discontinued, expected) =>
    expect(orderableOf({ isActive, discontinued })).toBe(expected),
  );

  it.each([
    [true, false, 'withheld'],
    [false, false, 'inactive'],
    [true, true, 'discontinued'],
  ])('without its legal facts, active %s, discontinued %s: %s · LAW-21', (isActive, discontinued, expected) =>
    expect(orderableOf({ isActive, discontinued, isWithheld: true })).toBe(expected),
  );

  it.each([
    [0, true, true],
    [-3, true, true],
    [1, true, false],
    [0, false, false],
    [0, undefined, false],
  ])('stock %i, stopped %s: sold out %s · STOCK-3', (stock, stopOrder, expected) =>
    expect(isSoldOut({ stock, ...(stopOrder !== undefined && { stopOrder }) })).toBe(expected),
  );

  it.each([
    ['orderable', 0, false, true],
    ['orderable', 3, true, true],
    ['orderable', 0, true, false],
    ['inactive', 3, false, false],
    ['discontinued', 3, false, false],
  ] as const)('%s, stock %i, stopped %s: for sale %s · CAT-16', (orderable, stock, stopOrder, expected) =>
    expect(isForSale({ orderable, stock, stopOrder })).toBe(expected),
  );

  it.each([
    [0, 'orderable', 'other', true],
    [-2, 'orderable', 'other', true],
    [1, 'orderable', 'other', false],
    [5, 'discontinued', 'other', true],
    [5, 'inactive', 'other', true],
    [0, 'orderable', undefined, false],
  ] as const)('stock %i, %s, replacement %s: link %s · CAT-6', (stock, orderable, replacement, link) =>
    expect(offersReplacement({ stock, orderable, replacement })).toBe(link),
  );
});
