import { type Say, type Texts, type TextValues, textParts } from '../../application/shared/texts.ts';
import { type BrandId, brandIds } from '../../domain/shared/brand-id.ts';
import { type Locale, locales } from '../../domain/shared/locale.ts';
import { makeTranslator } from '../../ui/shared/translation/translator.ts';
import { loadWords } from './load-words.ts';

const sayIn = async (brand: BrandId, locale: Locale): Promise<Say> => {
  const t = makeTranslator(locale, await loadWords(brand, locale, textParts)).getFixedT(null, 'common');
  // Components are typed by the words of screens: for them these keys come from elsewhere.
  return (key: string, values?: TextValues) => t(key, { defaultValue: key, ...values });
};

/** What servers say, loaded once: from then on nobody waits for a text. */
export const loadTexts = async (): Promise<Texts> => {
  const voices = brandIds.flatMap((brand) => locales.map((locale) => ({ brand, locale })));
  const says = new Map(
    await Promise.all(
      voices.map(async ({ brand, locale }) => [`${brand}/${locale}`, await sayIn(brand, locale)] as const),
    ),
  );
  return (brand, locale) => says.get(`${brand}/${locale}`) as Say;
};
