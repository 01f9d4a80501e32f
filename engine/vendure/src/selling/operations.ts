import type { LanguageCode } from '@vendure/core';

/** A rule of the engine's, by its code, with what it is told. */
export const operation = (
  code: string,
  values: Readonly<Record<string, string | number | boolean | readonly string[]>> = {},
) => ({
  code,
  arguments: Object.entries(values).map(([name, value]) => ({
    name,
    value: Array.isArray(value) ? JSON.stringify(value) : String(value),
  })),
});

/** What only staff read is called by its code in each language. */
export const namedByCode = (languages: readonly string[], code: string) =>
  languages.map((languageCode) => ({
    languageCode: languageCode as LanguageCode,
    name: code,
    description: '',
  }));
