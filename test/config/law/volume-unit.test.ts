import { describe, expect, it } from 'vitest';
import { countriesWithPer100ml, lawFor } from '../../../src/application/shared/law-for.ts';
import { volumeUnitFor } from '../../../src/application/shared/volume-unit.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import { deployed } from '../../../src/config/brands/deployed.ts';
import { shopOf } from '../../../src/config/brands/of-all-shops.ts';
import { shop as okulino } from '../../../src/config/brands/okulino/shop.ts';
import { laws } from '../../../src/config/law/laws.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { countryCodes } from '../../../src/domain/shared/country.ts';

describe('the unit of a liquid’s base price', () => {
  it.each(countryCodes)('follows the law of %s · LAW-16', (country) => {
    expect(laws[country].volumeUnit).toBe(['CH', 'FR'].includes(country) ? '100ml' : 'litre');
  });

  it.each([
    ['okulino', 'CH', '100ml'],
    ['okulino', 'FR', '100ml'],
    ['okulino', 'DE', 'litre'],
    ['okulino', 'AT', 'litre'],
    ['opalys', 'CH', '100ml'],
    ['opalys', 'BE', 'litre'],
    ['linsenwerk', 'CH', 'litre'],
    ['viszola', 'FR', 'litre'],
  ] as const)(
    'of %s for a buyer in %s is %s: the stricter of two laws · LAW-10 · LAW-16',
    (brand, country, unit) => {
      expect(volumeUnitFor(brands[brand].shop, country)).toBe(unit);
    },
  );

  it.each(brandIds)(
    'on public pages of %s is the litre, as the shop delivers to Germany · LAW-10 · LAW-16',
    (brand) => {
      const { shop } = brands[brand];
      expect(shop.countries.map(({ code }) => code)).toContain('DE');
      expect(volumeUnitFor(shop)).toBe('litre');
    },
  );

  it.each(brandIds)('of %s follows the law that applies in each destination · LAW-16', (brand) => {
    const { shop } = brands[brand];
    for (const { code } of shop.countries)
      expect(volumeUnitFor(shop, code)).toBe(lawFor(shop, code).volumeUnit);
  });

  it('is 100 ml on public pages if no destination requires the litre · LAW-16', () => {
    const swiss = { ...shopOf(okulino), laws };
    const countries = swiss.countries.filter(({ code }) => code === 'CH' || code === 'FR');
    const shop = { ...swiss, countries };
    expect(volumeUnitFor({ ...shop, per100ml: countriesWithPer100ml(shop) })).toBe('100ml');
  });

  it('without loaded laws is the litre, unless the page data say otherwise · LAW-16', () => {
    const bare = shopOf(okulino);
    expect(volumeUnitFor(bare, 'CH')).toBe('litre');
    expect(volumeUnitFor(deployed(bare, { per100ml: ['CH'] }), 'CH')).toBe('100ml');
  });
});
