import type { Product, RequestContext } from '@vendure/core';

/** The texts of a product in the language of a call, otherwise in its shop's language. */
export const wordsOf = ({ translations }: Product, { languageCode, channel }: RequestContext) => {
  const of = (code: string) => translations.find((one) => one.languageCode === code);
  return of(languageCode) ?? of(channel.defaultLanguageCode) ?? translations[0];
};
