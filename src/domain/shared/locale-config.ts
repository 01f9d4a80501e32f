import { defaultLocale, type Locale, locales } from './locale.ts';

/** The codes of a language in the different systems. Source: I18N-2. */
export interface LocaleConfig {
  readonly code: Locale;
  /** The code in the content service, where the default language has none. */
  readonly contentLocale: string;
  /** The code in a store that caches its products. */
  readonly productCacheLocale: string;
  /** The code in the store and in link previews. */
  readonly storeLocale: string;
  readonly label: string;
  /** The name in the language itself. */
  readonly localLabel: string;
  /** The folder of its texts. */
  readonly file: string;
  /** The BCP 47 code of the store. The language of a page is `pageLanguage`. */
  readonly iso: string;
  readonly localeId: string;
  /** `localeId` in the product cache. */
  readonly pcLocaleId: string;
  /** Whether the shop currently offers it. */
  readonly active: boolean;
}

/** Returns the short name of a language. Source: I18N-1. */
export const labelOf = (code: Locale): string => code.toUpperCase();

const row = (code: Locale, region: string, localLabel: string): LocaleConfig => ({
  code,
  contentLocale: code === defaultLocale ? 'default' : code,
  productCacheLocale: `${code}_${region}`,
  storeLocale: `${code}_${region}`,
  label: labelOf(code),
  localLabel,
  file: code,
  iso: `${code}-${region}`,
  localeId: `${code}_${region}`,
  pcLocaleId: `${code}_${region}`,
  active: true,
});

/** Source: I18N-2. */
export const localeConfigs: Readonly<Record<Locale, LocaleConfig>> = {
  de: /* @__PURE__ */ row('de', 'CH', 'Deutsch'),
  en: /* @__PURE__ */ row('en', 'US', 'English'),
  it: /* @__PURE__ */ row('it', 'CH', 'Italiano'),
  fr: /* @__PURE__ */ row('fr', 'CH', 'Français'),
};

/** Returns the languages that the shop currently offers. It has pages in no others. Source: I18N-2. */
export const activeLocales = (configs: typeof localeConfigs = localeConfigs): readonly Locale[] =>
  locales.filter((locale) => configs[locale].active);
