import { describe, expect, it } from 'vitest';
import { missingFacts } from '../../../src/application/shared/shop-facts.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';

describe('the legal facts of a shop', () => {
  it.each(brandIds)('are complete for all countries of %s · LAW-13', (brand) => {
    expect(missingFacts(brands[brand].shop)).toEqual([]);
  });

  it('are reported as missing for the imprint of its country, and for packaging in its destinations · LAW-13', () => {
    const { shop } = brands.viszola;
    expect(missingFacts({ ...shop, facts: { capital: ' ', lucid: 'DE1' } })).toEqual([
      { fact: 'capital', country: 'IT' },
      { fact: 'pec', country: 'IT' },
      { fact: 'idu', country: 'FR' },
    ]);
  });

  it('need no registration number of a country without delivery · LAW-13', () => {
    const { shop } = brands.linsenwerk;
    expect(shop.facts.idu).toBeUndefined();
    expect(missingFacts({ ...shop, countries: brands.opalys.shop.countries })).toEqual([
      { fact: 'idu', country: 'FR' },
    ]);
  });
});
