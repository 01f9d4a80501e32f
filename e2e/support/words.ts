import { brands } from '../../src/config/brands/brands.ts';
import { readWords } from '../../src/config/words/word-files.ts';
import type { BrandId } from '../../src/domain/shared/brand-id.ts';
import type { Locale } from '../../src/domain/shared/locale.ts';
import { namespaces } from '../../src/ui/shared/namespaces.ts';
import { makeTranslator } from '../../src/ui/shared/translation/translator.ts';

/** A text of the shop: `say('checkout:next.address')`. A key without a text is an error in the test. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const read = (brand: BrandId, locale: Locale): Say => {
  const { shop } = brands[brand];
  const lists = namespaces.map((namespace) => [
    namespace,
    readWords('src/ui/words', shop, { brand, locale, namespace }),
  ]);
  const t = makeTranslator(locale, Object.fromEntries(lists)).getFixedT(null, ['common']);
  return (key, values) => {
    const said = t(key, { ...values, defaultValue: '' });
    if (!said) throw new Error(`No words for ${key}`);
    return said;
  };
};

const known = new Map<string, Say>();

/** The texts of a shop in one language, from the same files that the build merges; read once by each worker. */
export const wordsOf = (brand: BrandId, locale: Locale): Say => {
  const key = `${brand} ${locale}`;
  const say = known.get(key) ?? read(brand, locale);
  known.set(key, say);
  return say;
};
