import type { Shop } from '../application/shared/shop.ts';
import { missingI18nFields, missingI18nSentence } from '../domain/shared/i18n-config.ts';
import { defaultLocale } from '../domain/shared/locale.ts';

/** The formats of amounts and addresses, unless a shop overrides them. */
export interface I18nConfiguration {
  readonly locale: string;
  readonly currency: string;
  readonly country: string;
}

/** Returns the sentence with which the start fails if a configuration is incomplete. Source: I18N-5. */
export const i18nGaps = (configuration: Partial<I18nConfiguration>): string | undefined => {
  const missing = missingI18nFields(configuration);
  return missing.length > 0 ? missingI18nSentence(missing) : undefined;
};

export const i18nConfigurationOf = ({ currency, country }: Shop): I18nConfiguration => ({
  locale: defaultLocale,
  currency,
  country,
});
