import { describe, expect, it } from 'vitest';
import { countryCodes } from '../../../src/domain/shared/country.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { pageLanguage } from '../../../src/domain/shared/page-language.ts';

describe('the language tag of a page', () => {
  it.each([
    ['de', 'CH', 'de-CH'],
    ['de', 'DE', 'de-DE'],
    ['de', 'AT', 'de-AT'],
    ['de', 'IT', 'de'],
    ['en', 'CH', 'en'],
    ['en', 'DE', 'en'],
    ['it', 'CH', 'it-CH'],
    ['it', 'IT', 'it'],
    ['fr', 'CH', 'fr-CH'],
    ['fr', 'FR', 'fr'],
    ['fr', 'LU', 'fr'],
  ] as const)('for %s in %s is %s · I18N-11', (locale, country, language) =>
    expect(pageLanguage(locale, country)).toBe(language),
  );

  it('starts with the language and is a canonical locale · I18N-11', () => {
    for (const locale of locales)
      for (const country of countryCodes) {
        const language = pageLanguage(locale, country);
        expect(language.slice(0, 2)).toBe(locale);
        expect(Intl.getCanonicalLocales(language)).toEqual([language]);
      }
  });
});
