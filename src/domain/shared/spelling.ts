import type { CountryCode } from './country.ts';
import type { Locale } from './locale.ts';

const swiss: Readonly<Record<string, string>> = { ß: 'ss', ẞ: 'SS', '„': '«', '“': '»' };

const swissSpelling = (text: string): string => text.replace(/[ßẞ„“]/g, (sign) => swiss[sign] as string);

/**
 * Returns the spelling of a shop's own texts: in Switzerland and Liechtenstein, German has no ß and uses «…» as
 * quotation marks. Names and addresses are not changed. Source: I18N-10.
 */
export const spellingOf = (country: CountryCode, locale: Locale): ((text: string) => string) =>
  locale === 'de' && (country === 'CH' || country === 'LI') ? swissSpelling : (text) => text;

/** Applies it to all texts of a value that can be serialised as JSON. */
export const spelled = <Words>(country: CountryCode, locale: Locale, words: Words): Words => {
  const before = JSON.stringify(words);
  const after = spellingOf(country, locale)(before);
  return after === before ? words : (JSON.parse(after) as Words);
};
