import { describe, expect, it } from 'vitest';
import { locate } from '../../../../src/adapters/shop-server/addresses/locate.ts';
import { places } from '../../../../src/adapters/shop-server/addresses/places.ts';
import { folded, spelledOut } from '../../../../src/domain/shared/folded.ts';

describe('the position of a town', () => {
  it.each([
    ['zuerich', 'Zürich'],
    ['ZURICH', 'Zürich'],
    ['8001 zuerich', 'Zürich'],
    ['geneve', 'Genève'],
    ['Genf', 'Genève'],
    ['st gallen', 'St. Gallen'],
    ['St.Gallen', 'St. Gallen'],
    ['sankt-gallen', 'St. Gallen'],
    ['saint gall', 'St. Gallen'],
    ['８００１', 'Zürich'],
  ])('is found for %s · ACC-8', (typed, town) => {
    const found = locate(typed, 'CH');
    expect(found).toBeDefined();
    expect(found).toEqual(locate(town, 'CH'));
  });

  it('is found for each name of a place, however its accents are typed · ACC-8', () => {
    for (const { names, country } of places)
      for (const name of names) {
        expect(locate(folded(name), country)).toEqual(locate(name, country));
        expect(locate(folded(spelledOut(name)), country)).toEqual(locate(name, country));
      }
  });

  it.each(['zur', 'gallen', 'genevestrasse', ''])('is not found for %j', (typed) =>
    expect(locate(typed, 'CH')).toBeUndefined(),
  );
});
