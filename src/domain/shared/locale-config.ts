import { defaultLocale, type Locale, locales } from './locale.ts';

/** What a language is called, by everybody who has a name for it. Source: I18N-2. */
export interface LocaleConfig {
  readonly code: Locale;
  /** By the content service, whose own language has no code. */
  readonly contentLocale: string;
  /** By a store that keeps its products in a cache. */
  readonly productCacheLocale: string;
  /** By the store, and by previews of links. */
  readonly storeLocale: string;
  readonly label: string;
  /** In the language itself. */
  readonly localLabel: string;
  /** Folder of its words. */
  readonly file: string;
  /** BCP 47, of the store. What a page says of itself is `pageLanguage`. */
  readonly iso: string;
  readonly localeId: string;
  /** `localeId` where products are cached. */
  readonly pcLocaleId: string;
  /** Whether the shop speaks it now. */
  readonly active: boolean;
}

/** What a language is called where there is little room. Source: I18N-1. */
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

/** The languages that the shop speaks now: it has pages in no other and offers no other. Source: I18N-2. */
export const activeLocales = (configs: typeof localeConfigs = localeConfigs): readonly Locale[] =>
  locales.filter((locale) => configs[locale].active);
