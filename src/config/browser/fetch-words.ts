import { isLeaving } from '../../adapters/browser/page-reload.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { defaultLocale, isLocale } from '../../domain/shared/locale.ts';
import type { WordTree } from '../../domain/shared/merge-words.ts';
import type { Namespace } from '../../ui/shared/namespaces.ts';
import { retryWhenOnline } from '../../ui/shared/retry-when-online.ts';
import type { FetchWords, WordLists } from '../../ui/shared/translation/translator.ts';
import { now } from '../clock.ts';

const read = async (address: string): Promise<WordTree> => {
  const file = (await import(/* @vite-ignore */ address)) as { readonly default: WordTree };
  return file.default;
};

/** Logs for developers what a shopper cannot fix. */
const warn = (text: string): void => {
  // biome-ignore lint/suspicious/noConsole: the only place that it could be told
  console.warn(text);
};

/** Returns the language of a page. Logs an unknown language code and returns German. Source: I18N-6. */
export const spokenLocale = (code: string): Locale => {
  if (isLocale(code)) return code;
  warn(`There is no language ${code}`);
  return defaultLocale;
};

/**
 * The text files of the page's language and of the fallback language; `*` stands for the namespace. A file that cannot
 * be loaded is replaced by the fallback's, or else by no texts. It is reported unless the visitor is leaving the page,
 * because some browsers then cancel its requests. Source: I18N-6.
 */
export const makeWordFiles = (address: string, fallback: string) => {
  const fetch: FetchWords = (namespace) =>
    retryWhenOnline(() => read(address.replace('*', namespace))).catch(() => {
      if (!isLeaving(now())) reportError(new Error(`Failed loading async locale export: ${namespace}`));
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
  /** Preloads files without keeping them. A failed one is requested again when it is needed. */
  const warm = (namespaces: readonly Namespace[]): void => {
    for (const name of namespaces.filter((one) => !asked.has(one))) {
      asked.add(name);
      globalThis.fetch(address.replace('*', name)).catch(() => asked.delete(name));
    }
  };
  return { fetch, lists, warm };
};
