import type { Shop } from '../application/shared/shop.ts';
import { missingI18nFields, missingI18nSentence } from '../domain/shared/i18n-config.ts';
import { defaultLocale } from '../domain/shared/locale.ts';

/** What amounts and addresses are written by, unless a shop says otherwise. */
export interface I18nConfiguration {
  readonly locale: string;
  readonly currency: string;
  readonly country: string;
}

/** The start fails with this sentence when a configuration lacks something. Source: I18N-5. */
export const i18nGaps = (configuration: Partial<I18nConfiguration>): string | undefined => {
  const missing = missingI18nFields(configuration);
  return missing.length > 0 ? missingI18nSentence(missing) : undefined;
};

export const i18nConfigurationOf = ({ currency, country }: Shop): I18nConfiguration => ({
  locale: defaultLocale,
  currency,
  country,
});
