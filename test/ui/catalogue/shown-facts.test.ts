import { describe, expect, it } from 'vitest';
import type { Delivery } from '../../../src/application/catalogue/delivery-lookup.ts';
import type { CartItem, NewCartLine } from '../../../src/domain/cart/cart.ts';
import type { ShownProduct } from '../../../src/domain/catalogue/product.ts';
import { lineRule } from '../../../src/ui/cart/line/line-rule.ts';
import { lineSupply } from '../../../src/ui/cart/line/line-supply.ts';
import { listingPaths } from '../../../src/ui/catalogue/listing/listing-paths.ts';
import { contentSize, isBroad } from '../../../src/ui/catalogue/product/content-size.ts';
import { formProduct } from '../../../src/ui/catalogue/product/form/form-product.ts';
import { availabilityOf } from '../../../src/ui/catalogue/product/form/live/availability-of.ts';
import { pathsOfPage } from '../../../src/ui/layout/menu/page-paths.ts';

const level = (variantId: string, available: number, tags: readonly string[] = []) => ({
  variantId,
  available,
  tags,
});
const deliveryOf = (
  items: readonly object[],
  { tags = [], arrivals }: { readonly tags?: readonly string[]; readonly arrivals?: readonly object[] } = {},
): Delivery =>
  ({ dates: { items, tags }, prediction: { ...(arrivals && { items: arrivals }) } }) as unknown as Delivery;

describe('the quantity allowed for a cart line', () => {
  const item = {
    variantId: 'v1',
    productId: 'p1',
    sku: 's1',
    quantity: 3,
    isTrial: false,
  } as unknown as CartItem;
  const shop = { quantity: { max: 20, cappedCodes: ['capped'] } } as unknown as Parameters<
    typeof lineRule
  >[1];
  const to = (max: number) => ({ _tag: 'Range', min: 1, max });

  it.each([
    ['the stock is unknown', undefined, to(20)],
    ['the stock is sufficient', deliveryOf([level('v1', 4)]), to(20)],
    [
      'the variant under stop-order is nearly sold out',
      deliveryOf([level('v0', 9), level('v1', 4, ['stop-order'])]),
      to(4),
    ],
    ['all variants are under stop-order', deliveryOf([level('v1', 4)], { tags: ['stop-order'] }), to(4)],
    [
      'another variant is under stop-order',
      deliveryOf([level('v0', 2, ['stop-order']), level('v1', 4)]),
      to(20),
    ],
    [
      'the response concerns other variants',
      deliveryOf([level('v0', 2, ['stop-order'])], { tags: ['stop-order'] }),
      to(20),
    ],
    [
      'the variant under stop-order is sold out',
      deliveryOf([level('v1', 0, ['stop-order'])]),
      { _tag: 'Disabled' },
    ],
  ] as const)('has the right limit where %s · CART-8', (_, delivery, rule) =>
    expect(lineRule(item, shop, delivery)).toEqual(rule),
  );
  it('leaves the stock that other lines of the variant take · CART-8', () => {
    const stopped = deliveryOf([level('v1', 4, ['stop-order'])]);
    expect(lineRule(item, shop, stopped, 1)).toEqual(to(3));
    expect(lineRule(item, shop, deliveryOf([level('v1', 4)]), 1)).toEqual(to(20));
  });
  it('is fixed for a sample, and one for a capped product · CART-8', () => {
    expect(lineRule({ ...item, isTrial: true }, shop)).toEqual({ _tag: 'Fixed', quantity: 3 });
    expect(lineRule({ ...item, sku: 'capped' }, shop)).toEqual(to(1));
    expect(lineRule({ ...item, productId: 'capped' as CartItem['productId'] }, shop)).toEqual(to(1));
  });
});

describe('the supply of a cart line', () => {
  const line = { variantId: 'v1', quantity: 2 } as unknown as CartItem;

  it('is its stock, and its own delivery · STOCK-1 · STOCK-5', () => {
    const arrival = { earliest: '2026-11-20', latest: '2026-11-21' };
    expect(
      lineSupply(line, 1, deliveryOf([level('v0', 0), level('v1', 12)], { arrivals: [{}, arrival] })),
    ).toEqual({
      badge: { key: 'available_stock_more_then_ten', stock: 12 },
      arrival,
    });
    expect(lineSupply(line, 0, deliveryOf([level('v1', 1, ['stop-order'])]))).toEqual({
      badge: { key: 'reduce_stock', stock: 1 },
    });
  });
  it('is empty while the response is about other lines', () => {
    expect(lineSupply(line, 0, deliveryOf([level('v0', 5)]))).toEqual({});
    expect(lineSupply(line, 3, deliveryOf([level('v1', 5)]))).toEqual({});
  });
});

describe('the stock of selected lines', () => {
  const lines = [{ quantity: 2 }, { quantity: 5 }] as unknown as readonly NewCartLine[];
  it('is reported line by line, with the reason if one is unavailable · STOCK-1 · CART-9', () => {
    const told = availabilityOf(lines, deliveryOf([level('a', 20), level('b', 3, ['stop-order'])]));
    expect(told.map(({ line }) => line)).toEqual(lines);
    expect(told.map(({ badge }) => badge)).toEqual([
      { key: 'available_stock_more_then_ten', stock: 20 },
      { key: 'reduce_stock', stock: 3 },
    ]);
    expect(told.map((one) => 'refusal' in one)).toEqual([false, true]);
  });
  it('is limited for all lines if the whole response is marked as stopped · STOCK-3', () =>
    expect(
      availabilityOf(lines, deliveryOf([level('a', 1), level('b', 0)], { tags: ['stop-order'] })).map(
        ({ badge }) => badge.key,
      ),
    ).toEqual(['reduce_stock', 'no_stock_available']));
  it('is empty while the response is about other lines', () => {
    expect(availabilityOf(lines, deliveryOf([level('a', 1)]))).toEqual([]);
    expect(availabilityOf(lines, deliveryOf([level('a', 1), level('b', 1), level('c', 1)]))).toEqual([]);
  });
});

describe('the address of a list for search engines', () => {
  const query = { page: 1, itemsPerPage: 16, sort: 'popular', filters: {} } as const;
  const at = (changes: object) => listingPaths({ ...query, ...changes }, 16, (locale) => `/${locale}`);
  it('is its path in every language, with its page number', () => {
    expect(at({})).toEqual({ paths: { de: '/de', en: '/en', it: '/it', fr: '/fr' } });
    expect(at({ page: 3 })).toEqual({
      paths: { de: '/de?page=3', en: '/en?page=3', it: '/it?page=3', fr: '/fr?page=3' },
    });
  });
  it.each([{ filters: { brand: ['A'] } }, { sort: 'price_asc' }, { itemsPerPage: 20 }])(
    'is absent once the list is filtered, sorted or resized: %j',
    (changes) => expect(at(changes)).toEqual({}),
  );
});

describe('the paths of a page in every language', () => {
  const at = (pathname: string, search = '') => pathsOfPage(undefined, { pathname, search });
  it('differ by the prefix only, if the page names none of its own · ROUTE-14', () => {
    expect(at('/it/cart', '?x=1')).toEqual({
      de: '/cart?x=1',
      en: '/en/cart?x=1',
      it: '/it/cart?x=1',
      fr: '/fr/cart?x=1',
    });
    expect(at('/')).toEqual({ de: '/', en: '/en', it: '/it', fr: '/fr' });
    expect(at('/fr')).toEqual({ de: '/', en: '/en', it: '/it', fr: '/fr' });
  });
  it('are those named by the page', () => {
    const own = { de: '/a', en: '/en/b', it: '/it/c', fr: '/fr/d' };
    expect(pathsOfPage(own, { pathname: '/x', search: '?q' })).toEqual({
      de: '/a?q',
      en: '/en/b?q',
      it: '/it/c?q',
      fr: '/fr/d?q',
    });
  });
});

describe("a picture in a product's content", () => {
  it.each([
    ['wide', 'wide', false],
    ['banner', 'banner', true],
    ['landscape', 'landscape', false],
    ['moon', 'cover', false],
    ['toString', 'cover', false],
    [undefined, 'cover', false],
  ])('of type %s has the size %s · CAT-13', (type, size, broad) => {
    expect(contentSize(type)).toBe(size);
    expect(isBroad(contentSize(type))).toBe(broad);
  });
});

it('a form receives the product data it needs, and none of the page’s other content', () => {
  const needed = {
    id: '1',
    sku: 's',
    title: 't',
    image: 'i',
    price: {},
    category: 'lens',
    orderable: 'orderable',
    isTrial: false,
    stock: 1,
    contents: {},
    options: [],
  };
  const rest = { description: 'd', facts: [], similar: [] };
  expect(formProduct({ ...needed, ...rest } as unknown as ShownProduct)).toStrictEqual(needed);
  const more = { stopOrder: false, lensUsage: 'daily' };
  expect(formProduct({ ...needed, ...rest, ...more } as unknown as ShownProduct)).toStrictEqual({
    ...needed,
    ...more,
  });
});
