import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '../../domain/shared/locale.ts';
import type { WordLists } from './load-words.ts';
import type { WordTree } from './merge-words.ts';

/** Fetches words that a screen asks for later. */
export type FetchWords = (namespace: string) => Promise<WordTree>;

const backendOf = (fetchWords: FetchWords): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (_language, namespace, done) => {
    fetchWords(namespace).then(
      (words) => done(null, words),
      () => done(new Error(namespace), false),
    );
  },
});

/**
 * One language in one brand's words, ready at once with the lists that are given. Nobody changes its language: the server
 * keeps one for all its answers, and a choice of language loads a new page. Source: ROUTE-14.
 */
export const makeI18n = (locale: Locale, lists: WordLists, fetchWords?: FetchWords): i18n => {
  const instance = createInstance();
  if (fetchWords) instance.use(backendOf(fetchWords));
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    ns: Object.keys(lists),
    defaultNS: 'common',
    resources: { [locale]: lists },
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
  });
  return instance;
};
