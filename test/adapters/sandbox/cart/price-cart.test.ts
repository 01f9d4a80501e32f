import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceLines, sumCart } from '../../../../src/adapters/sandbox/cart/price-cart.ts';
import type { ProductFacts } from '../../../../src/adapters/sandbox/products/product-facts.ts';
import { percentOf } from '../../../../src/adapters/shop-server/cart/cart-wire.ts';
import type { ProductId } from '../../../../src/domain/catalogue/product.ts';
import { shopCurrency } from '../../../arbitraries/money.ts';

const product = (change: Partial<ProductFacts> = {}): ProductFacts => ({
  id: 'p' as ProductId,
  sku: 'P',
  title: 'P',
  slug: 'p',
  image: '/images/p/front',
  category: 'lens',
  brand: [],
  price: 1000,
  bulk: [
    { quantity: 4, price: 950 },
    { quantity: 8, price: 900 },
  ],
  orderable: true,
  isTrial: false,
  status: 'active',
  optionsFor: () => [],
  initialStock: () => ({ onHand: 0, stopOrder: false }),
  ...change,
});

const shop = { currency: 'CHF' } as const;

describe('priceLines', () => {
  it.each([
    [3, 1000],
    [4, 950],
    [7, 950],
    [8, 900],
  ])('prices %i pieces at %i each · PRICE-5', (quantity, unit) => {
    expect(priceLines([{ product: product(), quantity }], shop)[0]?.unit).toBe(unit);
  });

  it('counts lines of one product together for the bulk price, other products not · PRICE-5', () => {
    const other = product({ id: 'q' as ProductId });
    const lines = [2, 2].map((quantity) => ({ product: product(), quantity }));
    expect(priceLines([...lines, { product: other, quantity: 3 }], shop).map(({ unit }) => unit)).toEqual([
      950, 950, 1000,
    ]);
  });

  it('states the savings against the struck-through price · CART-16', () => {
    const [line] = priceLines([{ product: product({ original: 1200 }), quantity: 2 }], shop);
    expect(line).toMatchObject({ website: 1200, reduced: true, savings: 400 });
    expect(percentOf(400, 2400)).toBe(16.7);
  });
});

describe('sumCart', () => {
  it('adds up: the total is the goods after the coupon, shipping and cash rounding · PRICE-1 · PRICE-8', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 9 }),
        fc.nat(100),
        fc.nat(2000),
        shopCurrency,
        fc.boolean(),
        (quantities, percent, fee, currency, cashRounding) => {
          const lines = quantities.map((quantity) => ({ product: product(), quantity }));
          const priced = priceLines(lines, shop).map((price, i) => ({
            ...price,
            category: 'lens',
            quantity: quantities[i] ?? 0,
          }));
          const totals = sumCart(
            { currency, cashRounding },
            priced,
            { gift: { _tag: 'Percent', percent } },
            () => fee,
          );
          expect(totals.items).toBe(totals.itemsBefore + totals.promotion);
          expect(totals.total).toBe(totals.items + totals.shipping + totals.rounding);
          expect(Math.abs(totals.rounding)).toBeLessThan(3);
          if (!cashRounding || currency === 'EUR') expect(totals.rounding).toBe(0);
          else expect(totals.total % 5).toBe(0);
          expect(totals.promotion).toBeLessThanOrEqual(0);
          expect(totals.items).toBeGreaterThanOrEqual(0);
        },
      ),
    ));

  it('charges no shipping with a free-shipping coupon', () => {
    const line = { unit: 1000, total: 1000, reduced: false, savings: 0, category: 'lens', quantity: 1 };
    expect(sumCart({ currency: 'CHF' }, [line], { gift: { _tag: 'FreeShipping' } }, () => 950).total).toBe(
      1000,
    );
  });
});
