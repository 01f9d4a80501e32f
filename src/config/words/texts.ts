import { said } from 'virtual:words/said';
import { type Say, type Texts, type TextValues, textParts } from '../../application/shared/texts.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { makeTranslator } from '../../ui/shared/translation/translator.ts';

const sayIn = (brand: BrandId, locale: Locale): Say => {
  const lists = Object.fromEntries(textParts.map((part) => [part, said[`${brand}/${locale}/${part}`] ?? {}]));
  const t = makeTranslator(locale, lists).getFixedT(null, 'common');
  // The typed keys belong to the screens' texts. The keys used here come from elsewhere.
  return (key: string, values?: TextValues) => t(key, { defaultValue: key, ...values });
};

const says = new Map<string, Say>();

/** The server's texts. They are bundled, not fetched, so that an error message is available even if all else fails. */
export const texts: Texts = (brand, locale) => {
  const voice = `${brand}/${locale}`;
  const say = says.get(voice) ?? sayIn(brand, locale);
  says.set(voice, say);
  return say;
};
