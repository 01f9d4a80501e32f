import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '../../../src/domain/shared/country.ts';
import { byRegion, languageIn, regions } from '../../../src/domain/shared/country-config.ts';
import { locales } from '../../../src/domain/shared/locale.ts';

const swiss = { code: 'CH', region: 'alpine', language: 'de' } as const;
const german = { code: 'DE', region: 'eu', language: 'de' } as const;
const liechtenstein = { code: 'LI', region: 'alpine', language: 'de' } as const;
const french = { code: 'FR', region: 'eu', language: 'fr' } as const;

const countries = fc.uniqueArray(
  fc.record({
    code: fc.constantFrom(...countryCodes),
    region: fc.constantFrom(...regions),
    language: fc.constantFrom(...locales),
  }),
  { selector: ({ code }) => code },
);

describe('the language of a country', () => {
  it.each([
    ['FR', 'en', 'fr'],
    ['CH', 'fr', 'de'],
    ['IT', 'en', 'en'],
  ] as const)('for %s, with %s as fallback, is %s · I18N-7 · CHK-8', (code, otherwise, language) =>
    expect(languageIn([swiss, german, french], code, otherwise)).toBe(language),
  );

  it('is the configured one, or the fallback for other countries · I18N-7', () =>
    fc.assert(
      fc.property(countries, fc.constantFrom(...locales), (all, otherwise) => {
        for (const code of countryCodes)
          expect(languageIn(all, code, otherwise)).toBe(
            all.find((country) => country.code === code)?.language ?? otherwise,
          );
      }),
    ));
});

describe('countries by region', () => {
  it('are listed in the order of the shop’s configuration · I18N-7', () => {
    expect(byRegion([german, swiss, french, liechtenstein])).toEqual([
      ['eu', [german, french]],
      ['alpine', [swiss, liechtenstein]],
    ]);
    expect(byRegion([])).toEqual([]);
  });

  it('are complete, each once and in its own region · I18N-7', () =>
    fc.assert(
      fc.property(countries, (all) => {
        const groups = byRegion(all);
        const together = groups.flatMap(([, some]) => some);
        expect(together).toHaveLength(all.length);
        expect(new Set(together)).toEqual(new Set(all));
        for (const [region, some] of groups) for (const country of some) expect(country.region).toBe(region);
        expect(new Set(groups.map(([region]) => region)).size).toBe(groups.length);
      }),
    ));
});
