import type { CountryLaw } from '../../../application/shared/country-law.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import type { LawPage } from '../../../domain/content/block.ts';
import { amountIn } from '../../../domain/shared/amounts.ts';
import { formatMoney } from '../../../domain/shared/format-money.ts';
import type { Translation, WordValues } from '../../shared/translation/translator.ts';
import { lawSections } from './law-sections.ts';

/** What the texts of the law speak of: the company's own details. `law`: whose texts they are; nothing said: its own. */
export const lawValues = (
  shop: Shop,
  { t }: Translation<'common'>,
  { withdrawalDays }: CountryLaw = shop.law,
): WordValues => ({
  name: shop.name,
  ...shop.contact,
  ...shop.facts,
  /** The city without its postcode, as it is said in a sentence. */
  town: shop.contact.city.replace(/^\d+ /, ''),
  country: t(`country.${shop.country}`),
  days: withdrawalDays,
  mediator: shop.law.mediator ?? '',
  limit: formatMoney(amountIn(shop.otherCountriesLimit.limit, shop.currency), shop.amountLocale),
});

/** A page of the law section by section: its own page says it, and so do the papers of an order. Source: LAW-7, DOC-1. */
export const lawText = (
  law: CountryLaw,
  page: LawPage,
  { t }: Translation<'content'>,
  values: WordValues,
): readonly {
  readonly section: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}[] => {
  const sections: readonly string[] = lawSections[page](law);
  return sections.map((section) => {
    const word = (part: 'heading' | 'text') => t(`${page}.${section}.${part}` as 'legal.demo.text', values);
    return { section, heading: word('heading'), paragraphs: word('text').split('\n\n') };
  });
};
