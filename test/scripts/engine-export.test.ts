import { describe, expect, test } from 'vitest';
import { engineRange } from '../../scripts/engine-export/range.ts';
import { products } from '../../src/adapters/sandbox/seed/products/products.ts';
import { stockProfiles } from '../../src/adapters/sandbox/seed/range/stock-profile.ts';
import { shippingFor } from '../../src/adapters/shop-server/delivery/shipping.ts';
import { brands } from '../../src/config/brands/brands.ts';
import { couponFormAvailable } from '../../src/domain/cart/coupon.ts';
import { brandIds } from '../../src/domain/shared/brand-id.ts';

const range = engineRange({ shops: ['okulino', 'viszola'], products: 60 });
const ids = new Set(range.products.map(({ shopId }) => shopId));

describe('the data exported to an engine', () => {
  test('covers every kind and stock state of product that the shops sell', () => {
    const chosen = products.filter(({ id }) => ids.has(id));
    expect(range.products).toHaveLength(60);
    expect(new Set(chosen.map(({ stock }) => stock))).toEqual(
      new Set(products.map(({ stock }) => stock).filter((stock) => stockProfiles.includes(stock))),
    );
    expect(new Set(chosen.map(({ category, lensType }) => `${category} ${lensType}`))).toEqual(
      new Set(products.map(({ category, lensType }) => `${category} ${lensType}`)),
    );
  });

  test('is complete without a selection, and refers to no product outside it', () => {
    const all = engineRange();
    expect(all.products).toHaveLength(products.length);
    expect(all.channels).toHaveLength(Object.keys(brands).length);
    const related = range.products.flatMap(({ fields }) => fields.related.map(({ id }) => id));
    expect(related.every((id) => ids.has(id))).toBe(true);
    expect(range.categories.flatMap((category) => category.products).every((id) => ids.has(id))).toBe(true);
  });

  test('includes the gifts of the shops, also in a selection', () => {
    const { channels } = range;
    expect(channels.map(({ code, gift }) => [code, gift])).toEqual(
      channels.map(({ code }) => {
        const gift = code === 'viszola' ? brands.viszola.shop.gift : undefined;
        return [code, gift && { product: gift.productId, from: gift.from.EUR }];
      }),
    );
    for (const { gift } of channels) if (gift) expect(ids).toContain(gift.product);
  });

  test('uses the currency of each shop as deployed · PRICE-7', () => {
    const sold = (currencies?: string) => {
      const { channels, products: entries } = engineRange({ products: 1, currencies });
      const okulino = channels.find(({ code }) => code === 'okulino');
      const parcel = okulino?.shipping.find(({ code }) => code === 'swisspost_b_parcel');
      return [
        okulino?.currency,
        entries[0]?.prices.okulino?.price,
        parcel?.prices.CH,
        parcel?.freeFrom,
        channels.find(({ code }) => code === 'viszola')?.currency,
      ];
    };
    const price = products.find(
      ({ id }) => id === engineRange({ products: 1 }).products[0]?.shopId,
    )?.basePrice;
    expect(sold()).toEqual(['CHF', price?.CHF, 700, 9500, 'EUR']);
    expect(sold('okulino=EUR')).toEqual(['EUR', price?.EUR, 750, 8900, 'EUR']);
    expect(() => sold('okulino=USD')).toThrow('DIOPTRA_CURRENCIES');
  });

  test('allows coupons in the same price channels as the shop', () => {
    const entries = new Map<string, (typeof range.channels)[number]>(
      engineRange({ products: 1 }).channels.map((entry) => [entry.code, entry]),
    );
    for (const { shop } of Object.values(brands)) {
      const { priceChannel: own, couponByPriceChannel: said } = entries.get(shop.id) ?? {};
      expect(own).toBe(shop.priceChannel);
      for (const priceChannel of [shop.priceChannel, ...shop.partnerChannels])
        expect([shop.id, priceChannel, said?.[priceChannel] ?? true]).toEqual([
          shop.id,
          priceChannel,
          couponFormAvailable({
            specialPrice: shop.features.specialPrice,
            byPriceChannel: shop.features.couponByPriceChannel,
            priceChannel,
          }),
        ]);
    }
  });

  test('lists parent categories before their children', () => {
    const said = new Set<string>();
    for (const { shopId, parent } of range.categories) {
      if (parent !== undefined) expect(said.has(parent)).toBe(true);
      said.add(shopId);
    }
  });

  test('has a price of every product in every shop, with no step price above it', () => {
    for (const { prices } of range.products)
      for (const code of ['okulino', 'viszola']) {
        const price = prices[code];
        expect(price?.price).toBeGreaterThan(0);
        expect(price?.steps.every((step) => step.price <= (price?.price ?? 0))).toBe(true);
      }
  });

  test('has the same shipping methods and prices as the shop', () => {
    const load = { pieces: [{ category: 'lens' as const, quantity: 2 }], itemsTotal: 1000 };
    const shown = shippingFor(brands.okulino.shop, 'CH', load).map(({ row, price }) => [row.key, price]);
    const filled = range.channels
      .find(({ code }) => code === 'okulino')
      ?.shipping.filter(
        ({ ends, min, max, prices }) => ends.includes('door') && min <= 2 && max >= 2 && 'CH' in prices,
      )
      .map(({ code, prices }) => [code, prices.CH]);
    expect(filled).toEqual(shown);
  });

  test('leaves no uses of a used-up coupon, and disables an inactive one', () => {
    const coupons = range.channels[0]?.coupons ?? [];
    expect(coupons.find(({ code }) => code === 'VERGRIFFEN')?.usageLimit).toBe(0);
    expect(coupons.find(({ code }) => code === 'STILL')?.enabled).toBe(false);
  });

  test('includes earlier orders of customers of its shops, and no returned ones', () => {
    const { orders } = engineRange();
    const shops = new Set(orders.map(({ channel }) => channel));
    expect([...shops].sort()).toEqual([...brandIds].sort());
    expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(['open', 'shipped', 'cancelled']));
    const accounts = Map.groupBy(orders, ({ account }) => account);
    expect([...accounts.values()].map((own) => own.length)).toEqual(brandIds.flatMap(() => [11, 5]));
  });

  test('has no order of products outside it, and valid lens values for each eye', () => {
    const bought = range.orders.flatMap(({ lines }) => lines);
    expect(bought.every(({ shopId }) => ids.has(shopId))).toBe(true);
    const all = engineRange();
    const right = all.orders.flatMap(({ lines }) => lines).find(({ eye }) => eye === 'right');
    const made = products.find(({ id }) => id === right?.shopId)?.options ?? [];
    expect(right?.options.map(({ code }) => code).sort()).toEqual(made.map(({ code }) => code).sort());
    for (const { code, value } of right?.options ?? [])
      expect(made.find((option) => option.code === code)?.values).toContain(value);
  });
});
