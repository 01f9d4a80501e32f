import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullCategoryTitle } from '../../../src/domain/catalogue/category-title.ts';

/** Words of which none contains another. */
const word = fc.constantFrom('Lenses', 'Daily', 'Toric', 'Makers', 'Kelvara', 'Kelvo');

describe('the full title of a category', () => {
  it.each([
    [[], ''],
    [['Kontaktlinsen'], 'Kontaktlinsen'],
    [['Sonnenbrillen', 'Formen', 'Rund'], 'Rund · Formen · Sonnenbrillen'],
    [['Lenses', 'Daily lenses', 'Toric daily lenses'], 'Toric daily lenses'],
    [['Kontaktlinsen', 'Tageslinsen', 'Sphärische Tageslinsen'], 'Sphärische Tageslinsen · Kontaktlinsen'],
    [
      ['Kontaktlinsen', 'Tageslinsen', 'Sphärische Tageslinsen', 'Kelvara', 'Kelvo'],
      'Kelvo · Kelvara · Sphärische Tageslinsen',
    ],
  ])('of %j is %s · CAT-32', (titles, full) => expect(fullCategoryTitle(titles)).toBe(full));

  it('begins with its own title, and goes on to at most two above, nearest first · CAT-32', () =>
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1 }), (titles) => {
        expect(fullCategoryTitle(titles).split(' · ')).toEqual(titles.toReversed().slice(0, 3));
      }),
    ));

  it('says nothing twice · CAT-32', () =>
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (titles) => {
        const named = fullCategoryTitle(titles).split(' · ');
        expect(new Set(named).size).toBe(named.length);
      }),
    ));
});
