import { describe, expect, it } from 'vitest';
import { shippingFor, shippingOptions } from '../../../../src/adapters/shop-server/delivery/shipping.ts';
import { brands } from '../../../../src/config/brands/brands.ts';
import { carrierOf } from '../../../../src/domain/checkout/carrier.ts';

const shops = Object.values(brands).map(({ shop }) => shop);
const alpineOnly = ['post', 'planzer'];
const alpine = ['CH', 'LI'];
const ways = shops.flatMap((shop) => shop.countries.map(({ code }) => [shop, code] as const));
const load = { pieces: [{ category: 'lens', quantity: 2 }], itemsTotal: 4000 } as const;

describe('shipping methods by country', () => {
  it.each(ways.map(([shop, code]) => [shop.id, code, shop] as const))(
    'of %s to %s are those of carriers that deliver there · CHK-9',
    (_, code, shop) => {
      const offered = shippingFor(shop, code, load).map(({ row }) => carrierOf(row.key));
      expect(offered.length).toBeGreaterThan(0);
      expect(offered.some((carrier) => alpineOnly.includes(carrier))).toBe(alpine.includes(code));
    },
  );

  it.each(shops.map((shop) => [shop.id, shop] as const))(
    'the footer of %s names only carriers that deliver in its own country · CHK-9',
    (_, shop) => {
      const bring = shippingOptions(shop, shop.country).map(({ row }) => carrierOf(row.key));
      expect(shop.marks.shipping.filter((carrier) => !bring.includes(carrier))).toEqual([]);
    },
  );
});
