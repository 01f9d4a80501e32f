import { createInstance } from 'i18next';
import type { TextPart } from '../../../application/shared/texts.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { WordTree } from '../../../domain/shared/merge-words.ts';
import type { Namespace } from '../namespaces.ts';
import type { WordKey } from './word-keys.ts';

export type WordLists = Readonly<Partial<Record<Namespace | TextPart, WordTree>>>;

/** Loads texts that a screen needs later. */
export type FetchWords = (namespace: Namespace) => Promise<WordTree>;

/** Values for a text's `{{places}}`; `count` also chooses the plural form. */
export type WordValues = Readonly<Record<string, string | number>>;

/** A key, or several of which the first with a text is used. */
export type Keys = string | readonly [string, ...string[]];

/** Returns a text from some namespaces; the first namespace that has its key is used. */
export interface Say<Name extends Namespace> {
  /** Returns the key itself if no namespace has it. */
  (key: WordKey<Name>, values?: WordValues): string;
  /** The same for keys from elsewhere that may have no text; returns `defaultValue` then. */
  (keys: Keys, values: WordValues & { readonly defaultValue: string }): string;
}

/** The texts of one language and one brand, with the part of i18next's interface that the shop uses. */
export interface Translator {
  readonly getFixedT: <Name extends Namespace>(locale: null, namespaces: Name | readonly Name[]) => Say<Name>;
  /** Loads namespaces, each once. */
  readonly loadNamespaces: (namespaces: Namespace | readonly Namespace[]) => Promise<unknown>;
}

/**
 * i18next as the shop configures it. A change of language loads a new page, so the language never changes (ROUTE-14). A
 * key missing in a language already has its German text. An unfilled placeholder stays visible. In builds, `light.tsx`
 * replaces this module (ADR 11).
 */
export const makeTranslator = (locale: Locale, lists: WordLists, fetchWords?: FetchWords): Translator => {
  const translator = createInstance();
  if (fetchWords)
    translator.use({
      type: 'backend',
      init: () => undefined,
      read: (_locale: string, part: string, done: (problem: unknown, words?: WordTree) => void) =>
        void fetchWords(part as Namespace).then((words) => done(null, words), done),
    });
  const load = translator.loadNamespaces.bind(translator);
  void translator.init({
    lng: locale,
    fallbackLng: false,
    // A copy, because texts loaded later are written into it.
    resources: { [locale]: { ...lists } },
    ns: Object.keys(lists),
    defaultNS: 'common',
    partialBundledLanguages: true,
    initAsync: false,
    // React escapes values. Texts do not refer to other texts, and neither do values: no text begins with this prefix.
    interpolation: { escapeValue: false, nestingPrefix: '\0' },
    missingInterpolationHandler: (_text: string, [place]: readonly string[]) => place,
    react: { nsMode: 'fallback', bindI18n: false, bindI18nStore: false },
  });
  return Object.assign(translator as unknown as Translator, {
    // Rejects if the texts cannot be loaded; the library's own promise does not report that.
    loadNamespaces: (asked: Namespace | readonly Namespace[], heard?: (problem: unknown) => void) =>
      new Promise<void>((done, fail) => {
        void load([asked].flat(), (problem: unknown) => {
          heard?.(problem);
          if (problem) fail(problem);
          else done();
        });
      }),
  });
};
