import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../../../src/domain/cart/cart.ts';
import type { Orderable, ProductId } from '../../../../src/domain/catalogue/product.ts';
import type { InternalOrderId, Order, OrderToken } from '../../../../src/domain/orders/order.ts';
import type { OwnSupply } from '../../../../src/domain/orders/supply/own-supply.ts';
import { priceThen, supplyOffer, supplyOrder } from '../../../../src/domain/orders/supply/supply-order.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import type { Minor } from '../../../../src/domain/shared/money.ts';
import { cartOf, plainCartItem } from '../../../arbitraries/cart.ts';
import { euros } from '../../../arbitraries/money.ts';

const { productId } = plainCartItem;
const supply: OwnSupply = {
  wearer: 'me',
  first: { left: 12, runsOut: '2026-12-08' as Day, whole: 30, productId, values: {}, order: 'B' },
};
const orderOf = (number: string, items: readonly CartItem[], reorderable = true): Order => ({
  ...cartOf(items),
  token: `token-${number}` as OrderToken,
  number,
  internalId: number as InternalOrderId,
  state: 'shipped',
  createdAt: '2026-11-02T09:00:00Z',
  reorderable,
});
const left = { ...plainCartItem, eye: 'left', quantity: 2 } as const;
const other = { ...plainCartItem, productId: 'drops' as ProductId };
const last = { order: orderOf('B', [plainCartItem]), items: [plainCartItem], boxes: 1 };

describe('the order behind a supply', () => {
  it('gives the number of boxes of the lens that runs out first · HOME-2', () => {
    const order = orderOf('B', [plainCartItem, left, other, { ...plainCartItem, isTrial: true }]);
    expect(supplyOrder(supply, [orderOf('A', [plainCartItem]), order])).toEqual({
      order,
      items: [plainCartItem, left],
      boxes: 3,
    });
  });
  it('is undefined if it is older than the loaded orders · HOME-2', () =>
    expect(supplyOrder(supply, [orderOf('A', [])])).toBeUndefined());
});

describe('the earlier price of a box', () => {
  it.each([
    ['more than now', euros(1890), euros(1990)],
    ['less than now', euros(2090), euros(1990)],
    ['the same', euros(1990), undefined],
    ['in another currency', { minor: 1890 as Minor, currency: 'CHF' as const }, undefined],
  ])('%s · HOME-2', (_, now, then) => expect(priceThen(now, last)).toEqual(then));
  it('is undefined if the order had no box · HOME-2', () =>
    expect(priceThen(euros(1), { ...last, items: [] })).toBeUndefined());
});

describe('the reorder offer', () => {
  const replacement = 'next' as ProductId;
  it.each<[string, Orderable, number, boolean, ProductId | undefined, boolean, unknown]>([
    ['the same lenses again', 'orderable', 5, false, replacement, true, { _tag: 'Again' }],
    ['lenses from the supplier', 'orderable', 0, false, undefined, true, { _tag: 'Again' }],
    [
      'nothing for an order that cannot be repeated',
      'orderable',
      5,
      false,
      undefined,
      false,
      { _tag: 'None' },
    ],
    [
      'its successor',
      'discontinued',
      5,
      false,
      replacement,
      true,
      { _tag: 'Instead', productId: replacement },
    ],
    [
      'its successor, sold out',
      'orderable',
      0,
      true,
      replacement,
      true,
      { _tag: 'Instead', productId: replacement },
    ],
    ['nothing without a successor', 'discontinued', 0, true, undefined, true, { _tag: 'None' }],
  ])('%s · HOME-2', (_, orderable, stock, stopOrder, next, reorderable, expected) =>
    expect(
      supplyOffer(
        { orderable, stock, stopOrder, ...(next !== undefined && { replacement: next }) },
        { ...last, order: orderOf('B', [plainCartItem], reorderable) },
      ),
    ).toEqual(expected),
  );
});
