/** The shop's languages; German is the default and the fallback. Source: I18N-1. */
export const locales = ['de', 'en', 'it', 'fr'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'de';

/** Whether the input is exactly the code of one of the four languages. Source: I18N-1. */
export const isLocale = (input: unknown): input is Locale => locales.some((locale) => locale === input);

/** One text per language, for example a product's title or slug. */
export type Localised = Readonly<Record<Locale, string>>;

/** Creates a value for every language. */
export const inEveryLocale = <A = string>(make: (locale: Locale) => A): Readonly<Record<Locale, A>> => ({
  de: make('de'),
  en: make('en'),
  it: make('it'),
  fr: make('fr'),
});
