import { namespaces } from '../../ui/shared/namespaces.ts';
import { makeTranslator } from '../../ui/shared/translation/translator.ts';
import { perBrandAndLocale } from '../rendering/per-brand-and-locale.ts';
import { loadWords } from './load-words.ts';

/**
 * Returns the translator of everything that the server renders for a shop in a language. It has all texts: a page whose
 * part asks for a text that is not loaded cannot be rendered.
 */
export const wholeTranslator = perBrandAndLocale(async (brand, locale) =>
  makeTranslator(locale, await loadWords(brand, locale, namespaces)),
);
