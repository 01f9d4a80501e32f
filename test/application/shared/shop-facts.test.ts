import { describe, expect, it } from 'vitest';
import { missingFacts } from '../../../src/application/shared/shop-facts.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';

describe('what a shop says of itself', () => {
  it.each(brandIds)('is all that the countries of %s ask · LAW-13', (brand) => {
    expect(missingFacts(brands[brand].shop)).toEqual([]);
  });

  it('lacks what its own country wants in the imprint, and what packaging needs where it is sent to · LAW-13', () => {
    const { shop } = brands.viszola;
    expect(missingFacts({ ...shop, facts: { capital: ' ', lucid: 'DE1' } })).toEqual([
      { fact: 'capital', country: 'IT' },
      { fact: 'pec', country: 'IT' },
      { fact: 'idu', country: 'FR' },
    ]);
  });

  it('needs no number of a country that it does not send to · LAW-13', () => {
    const { shop } = brands.linsenwerk;
    expect(shop.facts.idu).toBeUndefined();
    expect(missingFacts({ ...shop, countries: brands.opalys.shop.countries })).toEqual([
      { fact: 'idu', country: 'FR' },
    ]);
  });
});
