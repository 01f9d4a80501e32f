import { describe, expect, it } from 'vitest';
import { shippingTable } from '../../../../src/adapters/shop-server/delivery/shipping-table.ts';
import { brands } from '../../../../src/config/brands/brands.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';

describe('shipping methods', () => {
  it.each(brandIds)(
    'of %s take the working days that its pages promise, in its own country · CONT-8',
    (brand) => {
      const { deliveryDays, country, currency } = brands[brand].shop;
      // Express, registered mail and freight are never free, and not usual.
      const usual = shippingTable.filter(
        ({ freeAbove, pickup, prices }) => freeAbove && !pickup && prices[currency][country] !== undefined,
      );
      expect({
        min: Math.min(...usual.map(({ days }) => days.min)),
        max: Math.max(...usual.map(({ days }) => days.max)),
      }).toEqual(deliveryDays);
      expect(deliveryDays.min).toBeLessThan(deliveryDays.max);
    },
  );
});
