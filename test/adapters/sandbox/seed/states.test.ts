import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contents } from '../../../../src/adapters/sandbox/seed/contents.ts';
import { demoProducts } from '../../../../src/adapters/sandbox/seed/demo/demo.ts';
import {
  bulkPrices,
  channelPrice,
  priceLists,
} from '../../../../src/adapters/sandbox/seed/products/price-channels.ts';
import { products } from '../../../../src/adapters/sandbox/seed/products/products.ts';
import { initialStock, stockProfiles } from '../../../../src/adapters/sandbox/seed/range/stock-profile.ts';
import { relations } from '../../../../src/adapters/sandbox/seed/relations.ts';

const byId = new Map(products.map((product) => [product.id, product]));

describe('states and prices of the seed', () => {
  it('show every state of stock · STOCK-1', () => {
    const shown = new Set(demoProducts.map(({ id }) => byId.get(id)?.stock));
    for (const profile of stockProfiles) if (profile !== 'mixed') expect(shown).toContain(profile);
  });

  it('rate bestsellers 4.3 to 4.8 stars, by many, and their other packs alike', () => {
    for (const { group, rating } of products.filter(({ badge }) => badge === 'bestseller')) {
      expect(rating.tenths).toBeGreaterThanOrEqual(43);
      expect(rating.tenths).toBeLessThanOrEqual(48);
      expect(rating.count).toBeGreaterThanOrEqual(180);
      for (const other of products.filter((product) => product.group === group && product.rating.count > 30))
        expect(Math.abs(other.rating.tenths - rating.tenths)).toBeLessThanOrEqual(1);
    }
    const rated = products.filter(({ rating }) => rating.count > 30);
    const mean = rated.reduce((sum, { rating }) => sum + rating.tenths, 0) / rated.length;
    expect(mean).toBeGreaterThan(40);
    expect(mean).toBeLessThan(45);
    expect(Math.min(...rated.map(({ rating }) => rating.tenths))).toBeGreaterThanOrEqual(36);
  });

  it('start with the stock of their profile', () => {
    const id = fc.string();
    fc.assert(
      fc.property(id, (variant) => {
        expect(initialStock('plenty', variant).onHand).toBeGreaterThan(10);
        expect(initialStock('exactly_ten', variant)).toEqual({ onHand: 10, stopOrder: false });
        const few = initialStock('few', variant).onHand;
        expect(few > 0 && few < 10).toBe(true);
        expect(initialStock('mixed', variant).onHand).toBeGreaterThanOrEqual(0);
        expect(initialStock('negative', variant).onHand).toBeLessThan(0);
      }),
    );
    expect(initialStock('stopped_with_stock', 'a')).toEqual({ onHand: 4, stopOrder: true });
    expect(initialStock('stopped_without_stock', 'a')).toEqual({ onHand: 0, stopOrder: true });
  });

  it('name existing products by what they show', () => {
    for (const { id, shows } of demoProducts) {
      expect(byId.has(id)).toBe(true);
      expect(shows).not.toBe('');
    }
    expect(byId.get('10231')?.sku).toBe('BTT');
    expect(byId.get('10391')?.isTrial).toBe(true);
  });

  it('have successors and relations that exist and are not themselves', () => {
    for (const { id, replacement } of products) {
      if (!replacement) continue;
      expect(byId.get(replacement)).toMatchObject({ isActive: true, discontinued: false });
      expect(replacement).not.toBe(id);
    }
    for (const { productId, otherId } of relations) {
      expect(byId.has(otherId)).toBe(true);
      expect(otherId).not.toBe(productId);
    }
  });

  it('cost less per box the more are bought, in every channel and currency · PRICE-5 · PRICE-7', () => {
    for (const { basePrice, hasBulkPrice } of products)
      for (const { perMille, currency } of priceLists) {
        const price = channelPrice(basePrice[currency], perMille);
        expect(Number.isSafeInteger(price) && price > 0).toBe(true);
        if (!hasBulkPrice) continue;
        const [four, eight] = bulkPrices(price);
        expect(price > four!.price && four!.price > eight!.price).toBe(true);
      }
  });

  it('have texts and pictures of the past, of now and of the future', () => {
    const starts = new Set(contents.map(({ window }) => window.start.slice(0, 4)));
    expect(starts).toEqual(new Set(['2024', '2025', '2099']));
    for (const { window } of contents)
      for (const day of [window.start, window.end]) expect(day).toMatch(/^(|\d{4}-\d\d-\d\d \d\d:\d\d)$/);
  });
});
