import type { BrandId } from '../../domain/shared/brand-id.ts';
import { defaultLocale } from '../../domain/shared/locale.ts';
import type { WordTree } from '../../domain/shared/wording.ts';
import type { Namespace } from '../../ui/shared/namespaces.ts';
import { patiently } from '../../ui/shared/patiently.ts';
import type { FetchWords, WordLists } from '../../ui/shared/translation/translator.ts';

const read = async (address: string): Promise<WordTree> => {
  const file = (await import(/* @vite-ignore */ address)) as { readonly default: WordTree };
  return file.default;
};

/** The words as files. What cannot be had is told, and the shop goes on in German. Source: I18N-6. */
export const makeWordFiles = (address: string, brand: BrandId) => {
  const fetch: FetchWords = (namespace) =>
    patiently(() => read(address.replace('*', namespace))).catch(() => {
      reportError(new Error(`Failed loading async locale export: ${namespace}`));
      return read(`/words/${brand}/${defaultLocale}/${namespace}.js`).catch(() => ({}));
    });
  const lists = async (namespaces: readonly Namespace[]): Promise<WordLists> =>
    Object.fromEntries(await Promise.all(namespaces.map(async (name) => [name, await fetch(name)] as const)));
  return { fetch, lists };
};
