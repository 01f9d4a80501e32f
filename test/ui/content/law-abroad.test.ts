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

describe.each(brandIds)('what %s says to buyers in other countries', (brand) => {
  const { shop } = brands[brand];

  it.each(['returns', 'terms', 'privacy', 'accessibility'] as const)(
    '%s speaks once of each country that it sends to, in four languages · LAW-10',
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

describe('buyers in other countries', () => {
  it('read that the shop grants what their law does not · LAW-10', () => {
    expect(saidAbroad('returns', linsenwerk)).toEqual([
      { word: 'abroad.statute', days: 14, countries: ['AT', 'LU', 'NL', 'BE'] },
      { word: 'abroad.promise', days: 14, countries: ['CH'] },
    ]);
  });

  it('read of their own country’s guarantee and authorities · LAW-10', () => {
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

  it('have as many days as the stricter of two laws · LAW-10', () => {
    const generous = { ...okulino, laws: { ...laws, DE: { ...laws.DE, withdrawalDays: 30 } } };
    expect(saidAbroad('returns', generous)).toEqual([
      { word: 'abroad.statute', days: 14, countries: ['LI', 'AT', 'FR', 'IT'] },
      { word: 'abroad.statute', days: 30, countries: ['DE'] },
    ]);
  });

  it.each(['shipping', 'legal', 'disclaimer'] as const)('read nothing more on %s · LAW-10', (page) => {
    expect(saidAbroad(page, okulino)).toEqual([]);
  });
});

it.each(lawCountries)(
  'a shop in %s has words for all of its own pages, in four languages · LAW-7',
  (country) => {
    for (const page of lawPages)
      for (const section of lawSections[page]({ ...okulino.law, country }))
        for (const locale of locales)
          for (const part of ['heading', 'text'])
            expect(finder(locale)(`${page}.${section}.${part}`)).toBeTruthy();
  },
);
