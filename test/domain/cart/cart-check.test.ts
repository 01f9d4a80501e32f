import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem, CartItemId } from '../../../src/domain/cart/cart.ts';
import { changesSince, isNothingToSend, obstaclesOf, seenCart } from '../../../src/domain/cart/cart-check.ts';
import { type DeliveryDates, stopOrderTag } from '../../../src/domain/catalogue/delivery.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';
import { cart as anyCart, cartOf, plainCartItem } from '../../arbitraries/cart.ts';
import { euros } from '../../arbitraries/money.ts';

const line = (id: string, change: Partial<CartItem> = {}): CartItem => ({
  ...plainCartItem,
  id: id as CartItemId,
  ...change,
});
const stock = (...levels: readonly (readonly [available: number, stopped?: boolean])[]): DeliveryDates => ({
  tags: [],
  items: levels.map(([available, stopped]) => ({
    variantId: plainCartItem.variantId,
    available,
    tags: stopped ? [stopOrderTag] : [],
  })),
});
const dearer = { unitPrice: euros(2490) };

describe('a cart as it was seen', () => {
  const { productId } = plainCartItem;
  const seen = { id: 'item-1', productId, quantity: 1, price: 1990, currency: 'EUR' };

  it.each([
    ['names the source of each line', stock([1]), [{ ...seen, supply: 'shelf' }]],
    ['marks a line that comes from the supplier', stock([0]), [{ ...seen, supply: 'supplier' }]],
    ['does not mark a line that is sold out under stop-order', stock([0, true]), [seen]],
    ['marks the last pieces as in stock', stock([1, true]), [{ ...seen, supply: 'shelf' }]],
    ['does not mark a line with unknown stock', undefined, [seen]],
    ['does not mark a line without a part of the response', stock(), [seen]],
  ])('%s', (_, dates, lines) => expect(seenCart(cartOf(), dates)).toStrictEqual({ id: cartOf().id, lines }));
});

describe('what changed since a cart was seen', () => {
  it.each([
    ['nothing', cartOf(), cartOf(), undefined, undefined, []],
    ['a price', cartOf(), cartOf([line('item-1', dearer)]), undefined, undefined, ['PriceChanged']],
    [
      'a price that changes with the quantity',
      cartOf(),
      cartOf([line('item-1', { ...dearer, quantity: 2 })]),
      undefined,
      undefined,
      [],
    ],
    [
      'a price that changes with another line of the product',
      cartOf(),
      cartOf([line('item-1', dearer), line('item-2', dearer)]),
      undefined,
      undefined,
      [],
    ],
    [
      'a price that changes beside a line of another product',
      cartOf(),
      cartOf([line('item-1', dearer), line('item-2', { productId: 'drops' as ProductId })]),
      undefined,
      undefined,
      ['PriceChanged'],
    ],
    ['a new line', cartOf([]), cartOf(), stock(), stock([0]), []],
    ['a line that was in stock', cartOf(), cartOf(), stock([5]), stock([0]), ['SentLater']],
    [
      'a line that was in stock, under stop-order',
      cartOf(),
      cartOf(),
      stock([5, true]),
      stock([0, true]),
      [],
    ],
    ['a line that came from the supplier before', cartOf(), cartOf(), stock([0]), stock([0]), []],
    [
      'a line that came from the supplier and is in stock now',
      cartOf(),
      cartOf(),
      stock([0]),
      stock([5]),
      [],
    ],
    ['a stock that was unknown', cartOf(), cartOf(), undefined, stock([0]), []],
    ['an unknown stock', cartOf(), cartOf(), stock([5]), undefined, []],
    ['a response with too few items', cartOf(), cartOf(), stock([5]), stock(), []],
    [
      'more pieces than the stock',
      cartOf(),
      cartOf([line('item-1', { quantity: 6 })]),
      stock([5]),
      stock([5]),
      [],
    ],
    [
      'price and stock',
      cartOf(),
      cartOf([line('item-1', dearer)]),
      stock([5]),
      stock([0]),
      ['PriceChanged', 'SentLater'],
    ],
  ] as const)('%s', (_, before, now, datesBefore, datesNow, tags) => {
    const changes = changesSince(seenCart(before, datesBefore), now, datesNow);
    expect(changes.map(({ _tag }) => _tag)).toEqual(tags);
  });

  it('names the price that was seen', () =>
    expect(changesSince(seenCart(cartOf()), cartOf([line('item-1', dearer)]))).toEqual([
      { _tag: 'PriceChanged', item: line('item-1', dearer), from: euros(1990) },
    ]));

  it('is nothing as long as the cart is the same', () =>
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(changesSince(seenCart(cart), cart)).toEqual([]);
      }),
    ));
});

describe('a cart whose shop has changed its currency', () => {
  const inFrancs = (minor: number, quantity = 1) =>
    cartOf([line('item-1', { quantity, unitPrice: { minor: minor as Minor, currency: 'CHF' } })]);

  it.each([
    ['another amount', inFrancs(2250)],
    ['the same amount', inFrancs(1990)],
    ['after the buyer changed the quantity, too', inFrancs(2250, 3)],
  ])('reports the former price and currency of each line: %s · PRICE-9', (_, now) =>
    expect(changesSince(seenCart(cartOf()), now)).toEqual([
      { _tag: 'PriceChanged', item: now.items[0], from: euros(1990) },
    ]),
  );

  it('reports nothing once the new price was seen · PRICE-9', () =>
    expect(changesSince(seenCart(inFrancs(2250)), inFrancs(2250))).toEqual([]));
});

describe('what keeps a cart from being ordered', () => {
  it.each([
    ['no obstacle without stop-order', cartOf(), stock([0]), []],
    ['no obstacle while the stock is unknown', cartOf(), undefined, []],
    ['no obstacle if the response has too few items', cartOf(), stock(), []],
    ['no obstacle with enough stock', cartOf([line('a', { quantity: 4 })]), stock([4, true]), []],
    [
      'too many pieces',
      cartOf([line('a', { quantity: 5 })]),
      stock([4, true]),
      [{ _tag: 'TooMany', stock: 4 }],
    ],
    ['none left', cartOf(), stock([0, true]), [{ _tag: 'SoldOut' }]],
    [
      'two lines with a stock for one',
      cartOf([line('a', { quantity: 3 }), line('b', { quantity: 3 })]),
      stock([4, true], [4, true]),
      [{ _tag: 'TooMany', stock: 1 }],
    ],
    [
      'no obstacle by another variant',
      cartOf([line('a', { quantity: 3, variantId: 'other' }), line('b', { quantity: 3 })]),
      stock([4, true], [4, true]),
      [],
    ],
    [
      'a product that does not exist any more',
      cartOf([line('a', { orderable: 'discontinued' })]),
      undefined,
      [{ _tag: 'NotOrderable' }],
    ],
    [
      'an inactive product',
      cartOf([line('a', { orderable: 'inactive' })]),
      stock([9]),
      [{ _tag: 'NotOrderable' }],
    ],
    ['no obstacle for an available product', cartOf([line('a', { orderable: 'orderable' })]), stock([9]), []],
  ] as const)('%s · STOCK-3 · CART-9', (_, cart, dates, expected) => {
    expect(obstaclesOf(cart, dates)).toEqual(expected.map((obstacle) => expect.objectContaining(obstacle)));
  });
});

describe('a cart of which no line can be delivered', () => {
  const [one, other] = [line('item-1'), line('item-2')];
  const soldOut = (item: CartItem) => ({ _tag: 'SoldOut', item }) as const;
  const gone = (item: CartItem) => ({ _tag: 'NotOrderable', item }) as const;

  it.each([
    ['is a cart whose lines are all unavailable', [one, other], [soldOut(one), gone(other)], true],
    ['is not a cart with an available line', [one, other], [soldOut(one)], false],
    ['is not a cart with a partly available line', [one], [{ _tag: 'TooMany', item: one, stock: 1 }], false],
    ['is not an empty cart', [], [], false],
  ] as const)('%s', (_, items, obstacles, nothing) =>
    expect(isNothingToSend({ items }, obstacles)).toBe(nothing),
  );

  it('always has obstacles: without one, the cart can be delivered', () =>
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(isNothingToSend(cart, [])).toBe(false);
        expect(isNothingToSend(cart, cart.items.map(soldOut))).toBe(cart.items.length > 0);
      }),
    ));
});
