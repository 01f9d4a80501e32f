import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLocale, inEveryLocale, isLocale, locales } from '../../../src/domain/shared/locale.ts';

describe('a locale', () => {
  it('is one of four, German by default · I18N-1', () => {
    expect(locales).toEqual(['de', 'en', 'it', 'fr']);
    expect(defaultLocale).toBe('de');
    expect(['de', 'en', 'it', 'fr', 'es', 'DE', 'de_CH', '', undefined].filter(isLocale)).toEqual(locales);
  });

  it('is no other value · I18N-1', () =>
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.constantFrom(...locales)), (input) => {
        expect(isLocale(input)).toBe(new Set<unknown>(locales).has(input));
      }),
    ));

  it('gets its own value when one is made for each locale · I18N-1', () =>
    fc.assert(
      fc.property(fc.func(fc.string()), (make) => {
        const made = inEveryLocale(make);
        expect(Object.entries(made)).toEqual(locales.map((locale) => [locale, make(locale)]));
      }),
    ));
});
