import type { Shop } from '../application/shared/shop.ts';
import { defaultLocale } from '../domain/shared/locale.ts';

/** What amounts and addresses are written by, unless a shop says otherwise. */
export interface I18nConfiguration {
  readonly locale: string;
  readonly currency: string;
  readonly country: string;
}

const fields = ['locale', 'currency', 'country'] as const;

/** The start fails with this sentence when a configuration lacks something. Source: I18N-5. */
export const missingI18nFields = (configuration: Partial<I18nConfiguration>): string | undefined => {
  const missing = fields.filter((field) => !configuration[field]);
  return missing.length > 0
    ? `Following fields are missing in the i18n configuration: ${missing.join(', ')}`
    : undefined;
};

export const i18nConfigurationOf = ({ currency, country }: Shop): I18nConfiguration => ({
  locale: defaultLocale,
  currency,
  country,
});
