import type { Locale } from '../../../domain/shared/locale.ts';
import type { WordTree } from '../../../domain/shared/merge-words.ts';
import type { Namespace } from '../namespaces.ts';
import { pluralCategory } from './plural-category.ts';
import type { WordKey } from './word-keys.ts';
import { flatten } from './word-tree.ts';

export type WordLists = Readonly<Partial<Record<Namespace, WordTree>>>;

/** Fetches words that a screen asks for later. */
export type FetchWords = (namespace: Namespace) => Promise<WordTree>;

/** What is put into a text's `{{places}}`; `count` also chooses between its plural forms. */
export type WordValues = Readonly<Record<string, string | number>>;

/** The words of some parts; the first part that knows a key says it. */
export interface Translation<Name extends Namespace> {
  /** A text in the shop's words. A key that no part knows is said as it is. */
  readonly t: (key: WordKey<Name>, values?: WordValues) => string;
  /** The same for a key that came from elsewhere: there may be no words for it. */
  readonly find: (key: string, values?: WordValues) => string | undefined;
}

/** One language in one brand's words. Nobody changes its language: a choice of language loads a new page. Source: ROUTE-14. */
export interface Translator {
  /** When the words of a part are there; nothing for those that were given at the start. Always the same promise. */
  readonly arrival: (namespace: Namespace) => Promise<void> | undefined;
  /** Fetches the words of a part once. */
  readonly load: (namespace: Namespace) => Promise<void>;
  readonly of: <Name extends Namespace>(namespaces: Name | readonly Name[]) => Translation<Name>;
}

const places = /\{\{(\w+)\}\}/g;
const fill = (text: string, values: WordValues): string =>
  text.replace(places, (place, name: string) => String(values[name] ?? place));

export const makeTranslator = (locale: Locale, lists: WordLists, fetchWords?: FetchWords): Translator => {
  const words = new Map<string, ReadonlyMap<string, string>>();
  for (const [namespace, tree] of Object.entries(lists)) words.set(namespace, flatten(tree));
  const arriving = new Map<Namespace, Promise<void>>();
  const translations = new Map<string, unknown>();

  const textOf = (namespaces: readonly string[], key: string): string | undefined => {
    const colon = key.indexOf(':');
    if (colon > 0) return words.get(key.slice(0, colon))?.get(key.slice(colon + 1));
    for (const namespace of namespaces) {
      const text = words.get(namespace)?.get(key);
      if (text !== undefined) return text;
    }
    return undefined;
  };

  const make = <Name extends Namespace>(namespaces: readonly Name[]): Translation<Name> => {
    const find = (key: string, values?: WordValues): string | undefined => {
      if (!values) return textOf(namespaces, key);
      const { count } = values;
      const text =
        (typeof count === 'number'
          ? textOf(namespaces, `${key}_${pluralCategory(locale, count)}`)
          : undefined) ?? textOf(namespaces, key);
      return text && fill(text, values);
    };
    return { find, t: (key, values) => find(key, values) ?? key };
  };

  const arrival = (namespace: Namespace): Promise<void> | undefined => {
    if (lists[namespace]) return undefined;
    const coming =
      arriving.get(namespace) ??
      (fetchWords?.(namespace) ?? Promise.resolve({})).then((tree) => {
        words.set(namespace, flatten(tree));
      });
    arriving.set(namespace, coming);
    return coming;
  };

  return {
    arrival,
    load: async (namespace) => arrival(namespace),
    of: <Name extends Namespace>(namespaces: Name | readonly Name[]) => {
      const name = String(namespaces);
      const made = translations.get(name) ?? make(typeof namespaces === 'string' ? [namespaces] : namespaces);
      translations.set(name, made);
      return made as Translation<Name>;
    },
  };
};
