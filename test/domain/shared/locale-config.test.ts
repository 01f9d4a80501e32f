import { describe, expect, it } from 'vitest';
import { missingI18nFields, missingI18nSentence } from '../../../src/domain/shared/i18n-config.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { localeConfigs } from '../../../src/domain/shared/locale-config.ts';

describe('the configuration of languages', () => {
  it.each([
    [{ locale: 'de', currency: 'EUR', country: 'CH' }, []],
    [{}, ['locale', 'currency', 'country']],
    [{ locale: 'de', currency: '', country: 'CH' }, ['currency']],
    [{ locale: ' ', country: undefined, currency: 'EUR' }, ['locale', 'country']],
  ])('%j lacks %j · I18N-5', (config, fields) => expect(missingI18nFields(config)).toEqual(fields));

  it('says what it lacks · I18N-5', () =>
    expect(missingI18nSentence(['locale', 'country'])).toBe(
      'Following fields are missing in the i18n configuration: locale, country',
    ));
});

describe('a language', () => {
  it.each([
    ['de', 'de_CH', 'DE', 'de-CH'],
    ['en', 'en_US', 'EN', 'en-US'],
    ['it', 'it_CH', 'IT', 'it-CH'],
    ['fr', 'fr_CH', 'FR', 'fr-CH'],
  ] as const)('%s is %s to the store and %s to the shopper · I18N-2', (code, storeLocale, label, iso) =>
    expect(localeConfigs[code]).toMatchObject({ code, storeLocale, label, iso, active: true }),
  );

  it('has a name for everybody who asks · I18N-2', () => {
    for (const locale of locales) {
      const { active, ...names } = localeConfigs[locale];
      expect(Object.keys(names)).toHaveLength(10);
      expect(Object.values(names).every(Boolean)).toBe(true);
      expect(active).toBe(true);
    }
    expect(new Set(locales.map((locale) => localeConfigs[locale].localLabel)).size).toBe(4);
  });
});
