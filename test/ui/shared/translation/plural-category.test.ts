import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '../../../../src/domain/shared/locale.ts';
import { pluralCategory } from '../../../../src/ui/shared/translation/plural-category.ts';

describe('the plural form for a number', () => {
  it.each(locales)('is that of CLDR, in %s', (locale) => {
    const cldr = new Intl.PluralRules(locale);
    const count = fc.oneof(
      fc.integer(),
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: -5, max: 5 }).map((millions) => millions * 1_000_000),
      fc.integer({ min: 0, max: 400 }).map((hundredths) => hundredths / 100),
    );
    fc.assert(
      fc.property(count, (number) => {
        expect(pluralCategory(locale, number)).toBe(cldr.select(number));
      }),
    );
  });
});
