import type { Locale } from '../../domain/shared/locale.ts';
import { defaultLocale, isLocale } from '../../domain/shared/locale.ts';
import type { WordTree } from '../../domain/shared/merge-words.ts';
import type { Namespace } from '../../ui/shared/namespaces.ts';
import { patiently } from '../../ui/shared/patiently.ts';
import type { FetchWords, WordLists } from '../../ui/shared/translation/translator.ts';

const read = async (address: string): Promise<WordTree> => {
  const file = (await import(/* @vite-ignore */ address)) as { readonly default: WordTree };
  return file.default;
};

/** Tells developers what no shopper can mend. */
const warn = (text: string): void => {
  // biome-ignore lint/suspicious/noConsole: the only place that it could be told
  console.warn(text);
};

/** The language of a page; of a code that names none the console hears, and German it is. Source: I18N-6. */
export const spokenLocale = (code: string): Locale => {
  if (isLocale(code)) return code;
  warn(`There is no language ${code}`);
  return defaultLocale;
};

/**
 * The words as files, `*` standing for the part of the shop: those of the page's language, and those of the fallback.
 * What cannot be had is told, and the shop goes on in the fallback's words; without them too, in none. Source: I18N-6.
 */
export const makeWordFiles = (address: string, fallback: string) => {
  const fetch: FetchWords = (namespace) =>
    patiently(() => read(address.replace('*', namespace))).catch(() => {
      reportError(new Error(`Failed loading async locale export: ${namespace}`));
      return read(fallback.replace('*', namespace)).catch(() => {
        warn(`There is no locale file: ${namespace}`);
        return {};
      });
    });
  const asked = new Set<Namespace>();
  const lists = async (namespaces: readonly Namespace[]): Promise<WordLists> => {
    for (const name of namespaces) asked.add(name);
    return Object.fromEntries(
      await Promise.all(namespaces.map(async (name) => [name, await fetch(name)] as const)),
    );
  };
  /** Gets them ready and keeps nothing: what does not come is asked for again when it is needed. */
  const warm = (namespaces: readonly Namespace[]): void => {
    for (const name of namespaces.filter((one) => !asked.has(one))) {
      asked.add(name);
      globalThis.fetch(address.replace('*', name)).catch(() => asked.delete(name));
    }
  };
  return { fetch, lists, warm };
};
