import { createContext, type ReactNode, use } from 'react';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { WordTree } from '../../../domain/shared/merge-words.ts';
import type { Namespace } from '../namespaces.ts';
import { pluralCategory } from './plural-category.ts';
import type { FetchWords, Keys, Say, Translator, WordLists, WordValues } from './translator.ts';
import { flatten } from './word-tree.ts';

const listed = <A,>(one: A | readonly A[]) => [one].flat() as readonly A[];

/** The translator with what the hook below needs. */
interface LightTranslator extends Translator {
  /**
   * Resolves when the texts of a namespace have loaded; undefined for those given at the start. Always returns the same
   * promise.
   */
  readonly arrival: (namespace: Namespace) => Promise<unknown> | undefined;
}

const places = /\{\{(\w+)\}\}/g;

/** `makeTranslator` of translator.ts without i18next: the same results, with only the features that the shop uses. */
export const makeTranslator = (
  locale: Locale,
  lists: WordLists,
  fetchWords: FetchWords = async () => ({}),
): LightTranslator => {
  /** By namespace and key: `cart.line.remove`. */
  const words = flatten(lists as WordTree);
  const arriving: Partial<Record<Namespace, Promise<unknown>>> = {};
  const says: Record<string, Say<Namespace>> = {};

  const textOf = (namespaces: readonly string[], key: string): string | undefined => {
    if (key.includes(':')) return words.get(key.replace(':', '.'));
    for (const namespace of namespaces) {
      const text = words.get(`${namespace}.${key}`);
      if (text !== undefined) return text;
    }
    return undefined;
  };

  const make =
    (namespaces: readonly Namespace[]): Say<Namespace> =>
    (keys: Keys, values?: WordValues) => {
      const count = values?.count;
      let text: string | undefined;
      let last = '';
      for (last of listed<string>(keys))
        text ??=
          (typeof count === 'number'
            ? textOf(namespaces, `${last}_${pluralCategory(locale, count)}`)
            : undefined) ?? textOf(namespaces, last);
      text ??= (values?.defaultValue as string | undefined) ?? (last.split(':').pop() as string);
      return values ? text.replace(places, (place, name: string) => String(values[name] ?? place)) : text;
    };

  const arrival = (namespace: Namespace): Promise<unknown> | undefined => {
    if (lists[namespace]) return undefined;
    arriving[namespace] ??= fetchWords(namespace).then((tree) => flatten(tree, words, `${namespace}.`));
    return arriving[namespace];
  };

  return {
    arrival,
    loadNamespaces: (namespaces) => Promise.all(listed<Namespace>(namespaces).map(arrival)),
    /** Returns the same function for the same namespaces, so that memoised values stay valid. */
    getFixedT: (_, namespaces) => {
      const name = String(namespaces);
      says[name] ??= make(listed<Namespace>(namespaces));
      return says[name];
    },
  };
};

const I18nContext = createContext({} as LightTranslator);

export const I18nextProvider = ({
  i18n,
  children,
}: {
  readonly i18n: LightTranslator;
  readonly children: ReactNode;
}) => <I18nContext value={i18n}>{children}</I18nContext>;

/** Returns the texts of some namespaces; suspends until they have loaded. Source: I18N-9. */
export const useTranslation = <Name extends Namespace = 'common'>(
  namespaces: Name | readonly Name[] = 'common' as Name,
): { readonly t: Say<Name>; readonly i18n: Translator } => {
  const i18n = use(I18nContext);
  for (const namespace of listed<Namespace>(namespaces)) {
    // Calls `use` again even when the texts have loaded: React resumes a suspended component only if it calls `use`
    // again.
    const arrival = i18n.arrival(namespace);
    if (arrival) use(arrival);
  }
  return { t: i18n.getFixedT(null, namespaces), i18n };
};
