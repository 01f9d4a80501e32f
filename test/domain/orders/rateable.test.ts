import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { orderStates } from '../../../src/domain/orders/order-state.ts';
import { type BoughtProducts, rateableProducts } from '../../../src/domain/orders/rateable.ts';

const id = (text: string) => text as ProductId;
const product = fc.constantFrom('lens', 'drops', 'case').map(id);
const order: fc.Arbitrary<BoughtProducts> = fc.record({
  state: fc.constantFrom(...orderStates),
  products: fc.array(product, { maxLength: 3 }),
});

describe('the products that a customer can rate', () => {
  it.each(orderStates)('are offered only for a shipped order: %s · RATE-1', (state) =>
    expect(rateableProducts([{ state, products: [id('lens')] }], new Set())).toEqual(
      state === 'shipped' ? ['lens'] : [],
    ),
  );

  it('are listed once, newest order first, without those already rated · RATE-1', () => {
    const orders: readonly BoughtProducts[] = [
      { state: 'shipped', products: [id('drops'), id('lens'), id('lens')] },
      { state: 'shipped', products: [id('case'), id('drops')] },
    ];
    expect(rateableProducts(orders, new Set())).toEqual(['drops', 'lens', 'case']);
    expect(rateableProducts(orders, new Set([id('lens')]))).toEqual(['drops', 'case']);
  });

  it('are unique, unrated and bought · RATE-1', () =>
    fc.assert(
      fc.property(fc.array(order, { maxLength: 4 }), fc.uniqueArray(product), (orders, rated) => {
        const open = rateableProducts(orders, new Set(rated));
        expect(new Set(open).size).toBe(open.length);
        expect(open.some((one) => rated.includes(one))).toBe(false);
        expect(open.every((one) => orders.some(({ products }) => products.includes(one)))).toBe(true);
        expect(rateableProducts(orders, new Set([...rated, ...open]))).toEqual([]);
      }),
    ));
});
