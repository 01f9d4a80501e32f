import type { LanguageCode } from '@vendure/core';

/** A rule of the engine, by its code, with its arguments. */
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

/** Names that only staff read are the code in each language. */
export const namedByCode = (languages: readonly string[], code: string) =>
  languages.map((languageCode) => ({
    languageCode: languageCode as LanguageCode,
    name: code,
    description: '',
  }));
