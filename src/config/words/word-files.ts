import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shop } from '../../application/shared/shop.ts';
import type { AddressStyle, BrandId } from '../../domain/shared/brand-id.ts';
import { defaultLocale, type Locale } from '../../domain/shared/locale.ts';
import { localeConfigs } from '../../domain/shared/locale-config.ts';
import type { WordTree } from '../../domain/shared/merge-words.ts';
import { type Layers, mergeWords } from '../../domain/shared/merge-words.ts';
import { spelled } from '../../domain/shared/spelling.ts';

/** Identifies a list of texts. Each list is merged for its brand and language before it is sent. */
export interface WordsName {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly namespace: string;
}

/** Returns the files of one language, from the lowest to the highest priority. A missing file counts as empty. */
export const layerFiles = (root: string, style: AddressStyle, { brand, locale, namespace }: WordsName) =>
  [`${namespace}.json`, `${namespace}.${style}.json`, `brands/${brand}.${namespace}.json`].map((file) =>
    join(root, localeConfigs[locale].file, file),
  );

const read = (file: string): WordTree =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WordTree) : {};

/**
 * Reads the texts of one page part for a brand and a language, in the spelling of the shop's country. Source: I18N-3,
 * I18N-9, I18N-10.
 */
export const readWords = (
  root: string,
  { style, country }: Pick<Shop, 'style' | 'country'>,
  name: WordsName,
): WordTree => {
  const layers = (locale: Locale): Layers => layerFiles(root, style, { ...name, locale }).map(read);
  return spelled(
    country,
    name.locale,
    mergeWords(name.locale === defaultLocale ? [] : layers(defaultLocale), layers(name.locale)),
  );
};
