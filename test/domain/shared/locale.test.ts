import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLocale, inEveryLocale, isLocale, locales } from '../../../src/domain/shared/locale.ts';

describe('a language of the shop', () => {
  it('is one of four, German where none is said · I18N-1', () => {
    expect(locales).toEqual(['de', 'en', 'it', 'fr']);
    expect(defaultLocale).toBe('de');
    expect(['de', 'en', 'it', 'fr', 'es', 'DE', 'de_CH', '', undefined].filter(isLocale)).toEqual(locales);
  });

  it('is nothing else · I18N-1', () =>
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.constantFrom(...locales)), (input) => {
        expect(isLocale(input)).toBe(new Set<unknown>(locales).has(input));
      }),
    ));

  it('has what is made for every one of them, each its own · I18N-1', () =>
    fc.assert(
      fc.property(fc.func(fc.string()), (make) => {
        const made = inEveryLocale(make);
        expect(Object.entries(made)).toEqual(locales.map((locale) => [locale, make(locale)]));
      }),
    ));
});
