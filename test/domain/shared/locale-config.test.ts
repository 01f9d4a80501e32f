import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  i18nFields,
  missingI18nFields,
  missingI18nSentence,
} from '../../../src/domain/shared/i18n-config.ts';
import { inEveryLocale, locales } from '../../../src/domain/shared/locale.ts';
import { activeLocales, localeConfigs } from '../../../src/domain/shared/locale-config.ts';

describe('the i18n configuration', () => {
  it.each([
    [{ locale: 'de', currency: 'EUR', country: 'CH' }, []],
    [{}, ['locale', 'currency', 'country']],
    [{ locale: 'de', currency: '', country: 'CH' }, ['currency']],
    [{ locale: ' ', country: undefined, currency: 'EUR' }, ['locale', 'country']],
  ])('%j misses the fields %j · I18N-5', (config, fields) =>
    expect(missingI18nFields(config)).toEqual(fields),
  );

  it('has an error message with the missing fields · I18N-5', () =>
    expect(missingI18nSentence(['locale', 'country'])).toBe(
      'Following fields are missing in the i18n configuration: locale, country',
    ));
});

it('the i18n configuration misses exactly the fields that are absent or blank · I18N-5', () =>
  fc.assert(
    fc.property(
      fc.record({ locale: fc.string(), currency: fc.string(), country: fc.string() }, { requiredKeys: [] }),
      (config) => {
        const missing = missingI18nFields(config);
        for (const field of i18nFields)
          expect(missing.includes(field)).toBe(config[field] === undefined || config[field].trim() === '');
        expect(missingI18nSentence(missing).endsWith(missing.join(', '))).toBe(true);
      },
    ),
  ));

describe('the configuration of a language', () => {
  it('has a two-letter label and the language’s own name · I18N-1', () => {
    expect(locales.map((locale) => localeConfigs[locale].label)).toEqual(['DE', 'EN', 'IT', 'FR']);
    expect(inEveryLocale((locale) => localeConfigs[locale].localLabel)).toEqual({
      de: 'Deutsch',
      en: 'English',
      it: 'Italiano',
      fr: 'Français',
    });
  });

  it.each([
    ['de', 'de_CH', 'DE', 'Deutsch', 'de-CH', 'default'],
    ['en', 'en_US', 'EN', 'English', 'en-US', 'en'],
    ['it', 'it_CH', 'IT', 'Italiano', 'it-CH', 'it'],
    ['fr', 'fr_CH', 'FR', 'Français', 'fr-CH', 'fr'],
  ] as const)(
    '%s has the store locale %s and the labels %s and %s · I18N-2',
    (code, storeLocale, label, localLabel, iso, contentLocale) =>
      expect(localeConfigs[code]).toMatchObject({
        code,
        contentLocale,
        productCacheLocale: storeLocale,
        storeLocale,
        label,
        localLabel,
        file: code,
        iso,
        localeId: storeLocale,
        pcLocaleId: storeLocale,
        active: true,
      }),
  );

  it('has a value for every name, and a unique label · I18N-2', () => {
    for (const locale of locales) {
      const { active, ...names } = localeConfigs[locale];
      expect(Object.keys(names)).toHaveLength(10);
      expect(Object.values(names).every(Boolean)).toBe(true);
      expect(active).toBe(true);
    }
    expect(new Set(locales.map((locale) => localeConfigs[locale].localLabel)).size).toBe(4);
  });
});

describe('the active languages of a shop', () => {
  const speaking = (active: (locale: (typeof locales)[number]) => boolean) =>
    activeLocales(inEveryLocale((code) => ({ ...localeConfigs[code], active: active(code) })));

  it('are all four by default · I18N-1 · I18N-2', () => expect(activeLocales()).toEqual(locales));

  it('are those marked as active, in order · I18N-2', () => {
    expect(speaking((code) => code !== 'it')).toEqual(['de', 'en', 'fr']);
    expect(speaking(() => false)).toEqual([]);
    fc.assert(
      fc.property(fc.subarray([...locales]), (some) => {
        expect(speaking((code) => some.includes(code))).toEqual(some);
      }),
    );
  });
});
