import { describe, expect, it } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import { shopsOf } from '../../../src/config/brands/shops-of.ts';
import { loadShop } from '../../../src/config/browser/shop-files.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';

describe('the shops of a deployment', () => {
  it('are as their files define them if the deployment says nothing · PRICE-7', () => {
    const shops = shopsOf({ currencies: {}, cashRounding: false });
    for (const id of brandIds) expect(shops[id]).toEqual(brands[id].shop);
    expect(brandIds.map((id) => shops[id].currency)).toEqual(['CHF', 'EUR', 'EUR', 'EUR', 'EUR']);
  });

  it('sell in the currency of the deployment, if it names the shop · PRICE-7 · I18N-7', () => {
    const shops = shopsOf({ currencies: { okulino: 'EUR' }, cashRounding: false });
    expect(shops.okulino).toEqual({ ...brands.okulino.shop, currency: 'EUR' });
    expect(shops.opalys).toEqual(brands.opalys.shop);
  });

  it('round their totals only if the deployment says so · PRICE-8', () => {
    expect(shopsOf({ currencies: {}, cashRounding: true }).okulino.cashRounding).toBe(true);
    expect(shopsOf({ currencies: {}, cashRounding: false }).okulino.cashRounding).toBeUndefined();
  });

  it('are the same in a browser, which is sent a currency that differs · PRICE-7', async () => {
    expect((await loadShop('okulino', {})).currency).toBe('CHF');
    expect((await loadShop('okulino', { currency: 'EUR' })).currency).toBe('EUR');
  });
});
