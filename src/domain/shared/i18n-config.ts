/** The settings without which a shop cannot start. Source: I18N-5. */
export const i18nFields = ['locale', 'currency', 'country'] as const;
export type I18nField = (typeof i18nFields)[number];

/** Returns the fields that are absent or empty, in the order of `i18nFields`. Source: I18N-5. */
export const missingI18nFields = (
  config: Readonly<Partial<Record<I18nField, string | undefined>>>,
): readonly I18nField[] => i18nFields.filter((field) => !config[field]?.trim());

/** Returns the message shown before the start is aborted. Source: I18N-5. */
export const missingI18nSentence = (fields: readonly I18nField[]): string =>
  `Following fields are missing in the i18n configuration: ${fields.join(', ')}`;
