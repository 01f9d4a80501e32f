/** What a shop cannot start without. Source: I18N-5. */
export const i18nFields = ['locale', 'currency', 'country'] as const;
export type I18nField = (typeof i18nFields)[number];

/** The fields that are absent or empty, in the order in which they are named. Source: I18N-5. */
export const missingI18nFields = (
  config: Readonly<Partial<Record<I18nField, string | undefined>>>,
): readonly I18nField[] => i18nFields.filter((field) => !config[field]?.trim());

/** What the start says before it stops. Source: I18N-5. */
export const missingI18nSentence = (fields: readonly I18nField[]): string =>
  `Following fields are missing in the i18n configuration: ${fields.join(', ')}`;
