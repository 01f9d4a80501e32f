import { createInstance } from 'i18next';
import { brands } from '../../src/config/brands/brands.ts';
import { readWords } from '../../src/config/words/word-files.ts';
import type { BrandId } from '../../src/domain/shared/brand-id.ts';
import type { Locale } from '../../src/domain/shared/locale.ts';

const namespaces = ['common', 'home', 'catalogue', 'content', 'cart', 'checkout'] as const;

/** A sentence of the shop: `say('checkout:next.address')`. A key without words is a mistake of the test. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What a shop says in one language, from the same files that the build merges. */
export const wordsOf = (brand: BrandId, locale: Locale): Say => {
  const { style } = brands[brand].shop;
  const lists = namespaces.map((namespace) => [
    namespace,
    readWords('src/ui/words', style, { brand, locale, namespace }),
  ]);
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    ns: [...namespaces],
    defaultNS: 'common',
    resources: { [locale]: Object.fromEntries(lists) },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  // The keys of a test are texts: the types of the shop's own keys would not let them in.
  const translate = (key: string, values?: object) =>
    String(Reflect.apply(instance.t, instance, [key, values]));
  return (key, values) => {
    const said = translate(key, values);
    if (said === key || said === key.split(':').at(-1)) throw new Error(`No words for ${key}`);
    return said;
  };
};
