import { createInstance } from 'i18next';
import type { TextPart } from '../../../application/shared/texts.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { WordTree } from '../../../domain/shared/merge-words.ts';
import type { Namespace } from '../namespaces.ts';
import type { WordKey } from './word-keys.ts';

export type WordLists = Readonly<Partial<Record<Namespace | TextPart, WordTree>>>;

/** Fetches words that a screen asks for later. */
export type FetchWords = (namespace: Namespace) => Promise<WordTree>;

/** What is put into a text's `{{places}}`; `count` also chooses between its plural forms. */
export type WordValues = Readonly<Record<string, string | number>>;

/** A key, or several of which the first counts that there are words for. */
export type Keys = string | readonly [string, ...string[]];

/** Says a text in the words of some parts; the first part that knows its key says it. */
export interface Say<Name extends Namespace> {
  /** A key that no part knows is said as it is. */
  (key: WordKey<Name>, values?: WordValues): string;
  /** The same for what came from elsewhere and may have no words: `defaultValue` then. */
  (keys: Keys, values: WordValues & { readonly defaultValue: string }): string;
}

/** One language in one brand's words: of i18next, what the shop uses. */
export interface Translator {
  readonly getFixedT: <Name extends Namespace>(locale: null, namespaces: Name | readonly Name[]) => Say<Name>;
  /** Fetches the words of parts, each once. */
  readonly loadNamespaces: (namespaces: Namespace | readonly Namespace[]) => Promise<unknown>;
}

/**
 * i18next as the shop has it. A choice of language loads a new page, so nobody changes it (ROUTE-14); a key that a language
 * lacks is German already. A place that nobody fills stays, so that it is seen. In what is built, `light.tsx` stands here
 * (ADR 11).
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
    // Its own record: what comes later is written into it.
    resources: { [locale]: { ...lists } },
    ns: Object.keys(lists),
    defaultNS: 'common',
    partialBundledLanguages: true,
    initAsync: false,
    // React escapes. No text speaks of another, and no value of a text: nothing begins with this.
    interpolation: { escapeValue: false, nestingPrefix: '\0' },
    missingInterpolationHandler: (_text: string, [place]: readonly string[]) => place,
    react: { nsMode: 'fallback', bindI18n: false, bindI18nStore: false },
  });
  return Object.assign(translator as unknown as Translator, {
    // Who asks for words hears when they cannot be had; the library's own promise keeps that to itself.
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
