import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockBadge } from '../../../src/domain/catalogue/stock-badge.ts';
import { quantity, stock } from '../../arbitraries/product.ts';

const more = 'available_stock_more_then_ten';
const less = 'available_stock_less_then_ten';

describe('the stock badge', () => {
  it.each([
    [true, 1, 2, 'reduce_stock', 1],
    [true, 11, 12, 'reduce_stock', 11],
    [true, 0, 1, 'no_stock_available', 0],
    [true, -3, 5, 'no_stock_available', 0],
    [true, 11, 11, more, 11],
    [false, 11, 1, more, 11],
    [false, 11, 11, more, 11],
    [false, 11, 12, 'on_warehouse', 11],
    [true, 10, 10, less, 10],
    [false, 10, 1, less, 10],
    [false, 1, 1, less, 1],
    [false, 1, 5, 'on_warehouse', 1],
    [false, 0, 1, 'on_warehouse', 0],
    [false, -3, 1, 'on_warehouse', 0],
  ])('stop-order %s, stock %i, quantity %i: %s showing %i · STOCK-1', (stopOrder, left, wanted, key, shown) =>
    expect(stockBadge({ stopOrder, stock: left, quantity: wanted })).toEqual({ key, stock: shown }),
  );

  it('never shows a negative stock · STOCK-1', () =>
    fc.assert(
      fc.property(fc.boolean(), stock, quantity, (stopOrder, left, wanted) => {
        expect(stockBadge({ stopOrder, stock: left, quantity: wanted }).stock).toBe(Math.max(left, 0));
      }),
    ));

  it('promises stock only if the wanted quantity is available · STOCK-1', () =>
    fc.assert(
      fc.property(fc.boolean(), stock, quantity, (stopOrder, left, wanted) => {
        const { key } = stockBadge({ stopOrder, stock: left, quantity: wanted });
        expect(key === more || key === less).toBe(wanted <= left);
        expect(key === more).toBe(wanted <= left && left > 10);
      }),
    ));

  it('asks for a smaller quantity only under stop-order, if some is left · STOCK-1', () =>
    fc.assert(
      fc.property(fc.boolean(), stock, quantity, (stopOrder, left, wanted) => {
        const { key } = stockBadge({ stopOrder, stock: left, quantity: wanted });
        expect(key === 'reduce_stock').toBe(stopOrder && left > 0 && wanted > left);
        expect(key === 'no_stock_available').toBe(stopOrder && left <= 0);
      }),
    ));
});
