import { describe, expect, it } from 'vitest';
import { lawCountries } from '../../../src/application/shared/country-law.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import { laws } from '../../../src/config/law/laws.ts';
import { readWords } from '../../../src/config/words/word-files.ts';
import { lawPages } from '../../../src/domain/content/block.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { lawSections, saidAbroad } from '../../../src/ui/content/rest/law-sections.ts';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';

const { shop: okulino } = brands.okulino;
const { shop: linsenwerk } = brands.linsenwerk;

const finder = (locale: (typeof locales)[number]) => {
  const { shop } = brands.okulino;
  const content = readWords('src/ui/words', shop, { brand: shop.id, locale, namespace: 'content' });
  const t = makeTranslator(locale, { content }).getFixedT(null, 'content');
  return (key: string) => t(key, { defaultValue: '' });
};

describe.each(brandIds)('the legal texts of %s for buyers in other countries', (brand) => {
  const { shop } = brands[brand];

  it.each(['returns', 'terms', 'privacy', 'accessibility'] as const)(
    'on the page %s mention each destination country once, in four languages · LAW-10',
    (page) => {
      const said = saidAbroad(page, shop);
      expect(said.flatMap(({ countries }) => countries).toSorted()).toEqual(
        shop.countries
          .map(({ code }) => code)
          .filter((code) => code !== shop.country)
          .toSorted(),
      );
      for (const locale of locales) for (const { word } of said) expect(finder(locale)(word)).toBeTruthy();
    },
  );
});

describe('legal texts for buyers in other countries', () => {
  it('promise a return that the buyer’s own law does not grant · LAW-10', () => {
    expect(saidAbroad('returns', linsenwerk)).toEqual([
      { word: 'abroad.statute', days: 14, countries: ['AT', 'LU', 'NL', 'BE'] },
      { word: 'abroad.promise', days: 14, countries: ['CH'] },
    ]);
  });

  it('name the guarantee and the authorities of the buyer’s country · LAW-10', () => {
    expect(saidAbroad('terms', okulino).map(({ word, countries }) => [word, ...countries])).toEqual([
      ['terms.warrantyEU.text', 'LI'],
      ['terms.warrantyDE.text', 'DE'],
      ['terms.warrantyAT.text', 'AT'],
      ['terms.warrantyFR.text', 'FR'],
      ['terms.warrantyIT.text', 'IT'],
    ]);
    expect(saidAbroad('privacy', okulino).map(({ word, countries }) => [word, ...countries])).toEqual([
      ['privacy.authorityEU.text', 'LI', 'DE'],
      ['privacy.authorityAT.text', 'AT'],
      ['privacy.authorityFR.text', 'FR'],
      ['privacy.authorityIT.text', 'IT'],
    ]);
  });

  it('grant as many days as the stricter of two laws · LAW-10', () => {
    const generous = { ...okulino, laws: { ...laws, DE: { ...laws.DE, withdrawalDays: 30 } } };
    expect(saidAbroad('returns', generous)).toEqual([
      { word: 'abroad.statute', days: 14, countries: ['LI', 'AT', 'FR', 'IT'] },
      { word: 'abroad.statute', days: 30, countries: ['DE'] },
    ]);
  });

  it.each(['shipping', 'legal', 'disclaimer'] as const)('add nothing to the page %s · LAW-10', (page) => {
    expect(saidAbroad(page, okulino)).toEqual([]);
  });
});

it.each(lawCountries)(
  'a shop in %s has texts for all of its legal pages, in four languages · LAW-7',
  (country) => {
    for (const page of lawPages)
      for (const section of lawSections[page]({ ...okulino.law, country }))
        for (const locale of locales)
          for (const part of ['heading', 'text'])
            expect(finder(locale)(`${page}.${section}.${part}`)).toBeTruthy();
  },
);
