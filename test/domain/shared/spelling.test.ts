import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '../../../src/domain/shared/country.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { spelled, spellingOf } from '../../../src/domain/shared/spelling.ts';

describe('the spelling of a shop’s texts', () => {
  it.each([
    ['Größe', 'Grösse'],
    ['GROẞ', 'GROSS'],
    ['Ergebnisse für „Maßband“', 'Ergebnisse für «Massband»'],
    ['Käse – l’été', 'Käse – l’été'],
  ])('changes %s to %s in Switzerland and Liechtenstein · I18N-10', (german, swiss) => {
    expect(spellingOf('CH', 'de')(german)).toBe(swiss);
    expect(spellingOf('LI', 'de')(german)).toBe(swiss);
  });

  it('is unchanged in every other country and language · I18N-10', () => {
    for (const country of countryCodes)
      for (const locale of locales)
        if (locale !== 'de' || (country !== 'CH' && country !== 'LI'))
          expect(spellingOf(country, locale)('Größe „so“')).toBe('Größe „so“');
  });

  it('changes all texts within a value, and nothing else · I18N-10', () => {
    const words = { title: 'Größe', list: ['weiß', 3, null], deep: { on: true, name: 'Fuß' } };
    expect(spelled('CH', 'de', words)).toEqual({
      title: 'Grösse',
      list: ['weiss', 3, null],
      deep: { on: true, name: 'Fuss' },
    });
    expect(spelled('DE', 'de', words)).toBe(words);
  });

  it('leaves no ß for Switzerland, and changes nothing the second time · I18N-10', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const once = spelled('CH', 'de', value);
        expect(JSON.stringify(once)).not.toMatch(/[ßẞ„“]/);
        expect(spelled('CH', 'de', once)).toEqual(once);
      }),
    ));
});
