import type { Locale } from './locale.ts';

/** What a language is called, by everybody who has a name for it. Source: I18N-2. */
export interface LocaleConfig {
  readonly code: Locale;
  readonly contentLocale: string;
  readonly productCacheLocale: string;
  readonly storeLocale: string;
  readonly label: string;
  /** In the language itself. */
  readonly localLabel: string;
  /** Folder of its words. */
  readonly file: string;
  /** BCP 47, as pages and formatters name it. */
  readonly iso: string;
  readonly localeId: string;
  readonly pcLocaleId: string;
  readonly active: boolean;
}

/** What a language is called where there is little room. Source: I18N-1. */
export const labelOf = (code: Locale): string => code.toUpperCase();

const row = (code: Locale, region: string, localLabel: string): LocaleConfig => ({
  code,
  contentLocale: code,
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
