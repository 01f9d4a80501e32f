import type { Product, RequestContext } from '@vendure/core';

/** What a product is called in the language of a call, else in its shop's. */
export const wordsOf = ({ translations }: Product, { languageCode, channel }: RequestContext) => {
  const of = (code: string) => translations.find((one) => one.languageCode === code);
  return of(languageCode) ?? of(channel.defaultLanguageCode) ?? translations[0];
};
