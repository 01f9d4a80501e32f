import { type LawTexts, orderLawPages } from '../../../application/orders/law-texts.ts';
import { lawFor } from '../../../application/shared/law-for.ts';
import type { PrivacyFacts } from '../../../application/shared/privacy-facts.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { lawText, lawValues, recipientLines } from '../../../ui/content/rest/law-text.ts';
import { makeTranslator } from '../../../ui/shared/translation/translator.ts';
import { loadWords } from '../../words/load-words.ts';

/**
 * Returns the shops' law pages for the documents of an order: the same texts as in the shop, with the sections of the
 * destination country. Source: DOC-1, LAW-10.
 */
export const makeLawTexts =
  (shops: Readonly<Record<BrandId, Shop>>, privacy: PrivacyFacts): LawTexts =>
  async ({ brand, locale, country }) => {
    const shop = shops[brand];
    const law = lawFor(shop, country);
    const words = makeTranslator(locale, await loadWords(brand, locale, ['common', 'content', 'stories']));
    const values = lawValues(shop, words.getFixedT(null, 'common'), { law, privacy });
    const stories = words.getFixedT(null, 'stories');
    return orderLawPages.map((page) => ({
      page,
      title: stories(`${page}.title`, values),
      sections: lawText(law, page, words.getFixedT(null, 'content'), values).map(
        ({ section, heading, paragraphs }) => ({
          heading,
          paragraphs:
            section === 'recipients'
              ? [...paragraphs, ...recipientLines(privacy.recipients, words.getFixedT(null, 'content'))]
              : paragraphs,
        }),
      ),
    }));
  };
