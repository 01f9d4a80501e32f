import { describe, expect, it } from 'vitest';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { goalOf, traitOf } from '../../../src/domain/tracking/goals.ts';
import type { Item } from '../../../src/domain/tracking/goods.ts';
import type { ShopEvent } from '../../../src/domain/tracking/shop-event.ts';
import { euros } from '../../arbitraries/money.ts';

const item: Item = {
  id: 'aqualis' as ProductId,
  title: 'Aqualis',
  categories: [],
  price: euros(1990),
  quantity: 2,
  index: 0,
};
const goods = { items: [item, { ...item, quantity: 1 }], currency: 'EUR' } as const;
const ordered: ShopEvent = {
  _tag: 'Ordered',
  order: { ...goods, number: 'OKU-1', tax: 300, shipping: 690 },
  at: '2026-11-25T10:00:00Z',
};

describe('the data sent to the experiment service', () => {
  it.each<[ShopEvent, ReturnType<typeof goalOf>, ReturnType<typeof traitOf>]>([
    [ordered, { name: 'purchase', properties: { value: 5970, pieces: 3, currency: 'EUR' } }, { buyer: true }],
    [
      { _tag: 'ItemsAdded', items: [item] },
      { name: 'add_to_cart', properties: { value: 3980, pieces: 2 } },
      undefined,
    ],
    [{ _tag: 'ItemsRemoved', items: [item] }, undefined, undefined],
    [{ _tag: 'CartViewed', goods }, undefined, undefined],
    [{ _tag: 'SignedIn', method: 'google' }, undefined, { customer: true }],
    [{ _tag: 'SignedUp', method: 'password' }, undefined, { customer: true }],
    [{ _tag: 'SignedOut' }, undefined, { customer: false }],
  ])('for the event $_tag is a goal or a visitor attribute · TRK-5', (event, goal, trait) => {
    expect(goalOf(event)).toEqual(goal);
    expect(traitOf(event)).toEqual(trait);
  });

  it('never contains the order number or its products · TRK-5', () =>
    expect(JSON.stringify([goalOf(ordered), traitOf(ordered)])).not.toMatch(/OKU-1|aqualis/i));
});
