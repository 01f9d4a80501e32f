import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem, CartItemId } from '../../../src/domain/cart/cart.ts';
import type { ProductId, ProductSummary } from '../../../src/domain/catalogue/product.ts';
import { cartDifference } from '../../../src/domain/tracking/cart-difference.ts';
import {
  goodsOf,
  maxItems,
  shownItem,
  shownItems,
  soldItem,
  worthOf,
} from '../../../src/domain/tracking/goods.ts';
import { cartItem, cartOf, plainCartItem } from '../../arbitraries/cart.ts';
import { euros } from '../../arbitraries/money.ts';

const summary: ProductSummary = {
  id: '10010' as ProductId,
  title: 'Daily 30',
  slug: 'daily-30',
  image: '/i',
  manufacturer: ['Maker'],
  brand: ['Brand'],
  category: 'lens',
  lensType: 'toric',
  lensUsage: 'daily',
  stock: 3,
  price: { current: euros(1990) },
  hasBulkPrice: false,
  rating: { average: 4, count: 1 },
  contents: { amount: 30, unit: 'lenses' },
  orderable: 'orderable',
};
const { lensType: _t, lensUsage: _u, ...bottle } = summary;
const line = (id: string, quantity: number, change: Partial<CartItem> = {}): CartItem => ({
  ...plainCartItem,
  id: id as CartItemId,
  quantity,
  ...change,
});

describe('an analytics item', () => {
  it('has product, brand, price and the list where it was shown · TRK-1 · CAT-10', () => {
    expect(shownItem(summary, 2, { id: 'popular', name: 'popular' })).toEqual({
      id: '10010',
      title: 'Daily 30',
      brand: 'Brand',
      categories: ['lens', 'daily', 'toric'],
      price: euros(1990),
      quantity: 1,
      index: 2,
      list: { id: 'popular', name: 'popular' },
    });
    expect(shownItem({ ...bottle, category: 'lenscare' })).toMatchObject({
      categories: ['lenscare'],
      index: 0,
    });
    expect(shownItem({ ...bottle, brand: [] })).not.toHaveProperty('brand');
    const many = Array.from({ length: 300 }, () => summary);
    const list = { id: 'a', name: 'a' };
    expect(shownItems(many, list)).toEqual(
      Array.from({ length: maxItems }, (_, index) => shownItem(summary, index, list)),
    );
    expect(goodsOf(cartOf(many.map((_, at) => line(`${at}`, 1)))).items).toHaveLength(maxItems);
  });

  it.each([
    [{ ...summary, category: 'lenscare' }, ['lenscare']],
    [{ ...bottle, lensType: 'toric' }, ['lens']],
    [{ ...bottle, lensUsage: 'daily' }, ['lens']],
  ] as const)(
    'has its usage and type as categories only if it is a lens with both · TRK-1 · CAT-10',
    (product, categories) => expect(shownItem(product).categories).toEqual(categories),
  );

  it('of a cart has its discount, and the recommendation that led to it · TRK-1', () => {
    const createdFrom = {
      type: 'recommendation',
      recommendationId: '7',
      source: 's',
      itemPosition: 0,
    } as const;
    expect(soldItem(line('a', 2, { websiteUnitPrice: euros(2490), createdFrom }), 0)).toEqual({
      id: 'aqualis-daily',
      title: 'Aqualis Daily',
      brand: 'Aqualis',
      categories: ['lens', 'daily', 'spherical'],
      price: euros(1990),
      discount: 500,
      quantity: 2,
      index: 0,
      list: { id: 'recommendation_7', name: 'recommendation' },
    });
    expect(soldItem(line('a', 2, { websiteUnitPrice: euros(1990), brand: [] }), 0)).not.toHaveProperty(
      'discount',
    );
  });

  it('of several brands lists them all, joined by commas · CART-12', () => {
    expect(soldItem(line('a', 2, { brand: ['Aqualis', 'Lumora'] }), 0).brand).toBe('Aqualis, Lumora');
    expect(shownItem({ ...bottle, brand: ['Aqualis', 'Lumora'] }).brand).toBe('Aqualis, Lumora');
    expect(soldItem(line('a', 2, { brand: [] }), 0)).not.toHaveProperty('brand');
  });

  it('counts its price for each piece · TRK-1', () => {
    expect(worthOf(goodsOf(cartOf([line('a', 2), line('b', 1)])).items)).toBe(5970);
    expect(goodsOf(cartOf([], { coupon: 'SEHEN10' }))).toEqual({
      items: [],
      currency: 'EUR',
      coupon: 'SEHEN10',
    });
    expect(goodsOf(cartOf())).not.toHaveProperty('coupon');
  });

  it('never contains lens values · TRK-1', () =>
    fc.assert(
      fc.property(fc.array(cartItem, { maxLength: 4 }), (items) => {
        const text = JSON.stringify(goodsOf(cartOf(items)));
        expect(text).not.toMatch(/"(sphere|cylinder|axis|variantId|sku|options|eye)"/);
      }),
    ));
});

describe('the difference between two carts', () => {
  const one = { items: [line('a', 2)] };
  it.each([
    ['a first cart', null, one, undefined, [['a', 2]], []],
    ['a larger quantity', one, { items: [line('a', 5)] }, undefined, [['a', 3]], []],
    ['a smaller quantity', one, { items: [line('a', 1)] }, undefined, [], [['a', 1]]],
    ['another', one, { items: [line('a', 2), line('b', 1)] }, undefined, [['b', 1]], []],
    ['a removed line', one, null, undefined, [], [['a', 2]]],
    ['a gift', one, { items: [line('a', 2), line('g', 1, { isGift: true })] }, undefined, [], []],
    ['an unchanged line', one, { items: [line('a', 2), line('b', 1)] }, new Set(['a' as CartItemId]), [], []],
  ] as const)('%s · TRK-1', (_, before, now, lines, added, removed) => {
    const found = cartDifference(before, now, lines);
    const short = (items: typeof found.added, list: readonly CartItem[]) =>
      items.map(({ quantity, index }) => [list[index]?.id, quantity]);
    expect(short(found.added, now?.items ?? [])).toEqual(added);
    expect(short(found.removed, before?.items ?? [])).toEqual(removed);
  });

  it('is empty for the same cart · TRK-1', () =>
    fc.assert(
      fc.property(fc.array(cartItem, { maxLength: 4 }), (items) => {
        expect(cartDifference({ items }, { items })).toEqual({ added: [], removed: [] });
      }),
    ));
});
