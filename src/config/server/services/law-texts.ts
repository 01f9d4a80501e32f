import { type LawSection, type LawTexts, orderLawPages } from '../../../application/orders/law-texts.ts';
import { lawFor } from '../../../application/shared/law-for.ts';
import type { PrivacyFacts } from '../../../application/shared/privacy-facts.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { saidAbroad } from '../../../ui/content/rest/law-sections.ts';
import { lawText, lawValues, recipientLines } from '../../../ui/content/rest/law-text.ts';
import { makeTranslator } from '../../../ui/shared/translation/translator.ts';
import { loadWords } from '../../words/load-words.ts';

/**
 * Returns the shops' law pages for the documents of an order: the same texts as in the shop, with the sections of the
 * destination country. Source: DOC-1, LAW-10, LAW-24.
 */
export const makeLawTexts =
  (shops: Readonly<Record<BrandId, Shop>>, privacy: PrivacyFacts): LawTexts =>
  async ({ brand, locale, country }) => {
    const shop = shops[brand];
    const law = lawFor(shop, country);
    const words = makeTranslator(locale, await loadWords(brand, locale, ['common', 'content', 'stories']));
    const values = lawValues(shop, words.getFixedT(null, 'common'), { law, privacy });
    const stories = words.getFixedT(null, 'stories');
    const t = words.getFixedT(null, 'content');
    const authorityAbroad = saidAbroad('privacy', shop).find(({ countries }) => countries.includes(country));
    /** What a section says besides its own text. */
    const more = (section: string): readonly string[] => {
      if (section === 'recipients') return recipientLines(privacy.recipients, t);
      const isAuthority = section.startsWith('authority') && authorityAbroad !== undefined;
      return isAuthority ? [t(authorityAbroad.word as 'privacy.authorityEU.text')] : [];
    };
    /** The box that the terms contain where the law requires it, below the guarantee. */
    const boxAfter = (section: string): readonly LawSection[] =>
      law.guaranteeBox && section.startsWith('warranty')
        ? [{ heading: t('guaranteeBox.title'), paragraphs: t('guaranteeBox.text').split('\n\n') }]
        : [];
    return orderLawPages.map((page) => ({
      page,
      title: stories(`${page}.title`, values),
      sections: lawText(law, page, t, values, shop.law).flatMap(({ section, heading, paragraphs }) => [
        { heading, paragraphs: [...paragraphs, ...more(section)] },
        ...boxAfter(section),
      ]),
    }));
  };
