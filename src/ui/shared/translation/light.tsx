import { createContext, type ReactNode, use } from 'react';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { WordTree } from '../../../domain/shared/merge-words.ts';
import type { Namespace } from '../namespaces.ts';
import { pluralCategory } from './plural-category.ts';
import type { FetchWords, Keys, Say, Translator, WordLists, WordValues } from './translator.ts';
import { flatten } from './word-tree.ts';

const listed = <A,>(one: A | readonly A[]) => [one].flat() as readonly A[];

/** With what the hook below asks. */
interface LightTranslator extends Translator {
  /** When the words of a part are there; nothing for those that were given at the start. Always the same promise. */
  readonly arrival: (namespace: Namespace) => Promise<unknown> | undefined;
}

const places = /\{\{(\w+)\}\}/g;

/** `makeTranslator` of translator.ts without i18next: the same answers, and nothing that the shop does not ask. */
export const makeTranslator = (
  locale: Locale,
  lists: WordLists,
  fetchWords: FetchWords = async () => ({}),
): LightTranslator => {
  /** By part and key: `cart.line.remove`. */
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
    /** Once for the same parts: memories of it last. */
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

/** The words of some parts of the shop; waits for those that are not there yet. Source: I18N-9. */
export const useTranslation = <Name extends Namespace = 'common'>(
  namespaces: Name | readonly Name[] = 'common' as Name,
): { readonly t: Say<Name>; readonly i18n: Translator } => {
  const i18n = use(I18nContext);
  for (const namespace of listed<Namespace>(namespaces)) {
    // Asked for again when the words are there: React goes on with a component that waited only if it waits again.
    const arrival = i18n.arrival(namespace);
    if (arrival) use(arrival);
  }
  return { t: i18n.getFixedT(null, namespaces), i18n };
};
