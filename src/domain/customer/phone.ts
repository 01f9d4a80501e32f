import { type CountryCode, ofCountry } from '../shared/country.ts';
import { asTyped } from '../shared/typed-text.ts';

/** Source: ADDR-5. */
const prefixes: Readonly<Partial<Record<CountryCode, string>>> = {
  CH: '+41',
  DE: '+49',
  AT: '+43',
  IT: '+39',
};

/**
 * `literal`: leading zeros are always removed. `e164`: an Italian number keeps its zero, because it is dialled. Source:
 * ADDR-5.
 */
export type PhonePolicy = 'literal' | 'e164';

/**
 * Returns a number with its country's prefix. Undefined if it is empty. A number that has a prefix keeps it. If the
 * country has no known prefix, the number stays as entered. Source: ADDR-5.
 */
export const internationalPhone = (
  input: string,
  country: CountryCode,
  policy: PhonePolicy = 'literal',
): string | null => {
  const typed = asTyped(input).trim();
  if (typed === '') return null;
  const cleaned = typed.replace(/\(0\)/g, '').replace(/^00/, '+');
  const digits = cleaned.replace(/\D/g, '');
  if (cleaned.startsWith('+')) return `+${digits}`;
  const prefix = ofCountry(prefixes, country);
  if (prefix === undefined || digits === '') return typed;
  return `${prefix}${policy === 'e164' && country === 'IT' ? digits : digits.replace(/^0+/, '')}`;
};

/** Whether the shop adds the prefix of a country, so that a customer may leave it out. Source: ADDR-5. */
export const addsPrefix = (country: CountryCode): boolean => ofCountry(prefixes, country) !== undefined;

/** Example numbers as written in each country, for display. Source: ADDR-5. */
export const phoneExamples: Readonly<Record<CountryCode, string>> = {
  CH: '044 555 12 34',
  DE: '030 23125 014',
  AT: '01 555 12 34',
  IT: '02 5550 1234',
  FR: '01 99 00 12 34',
  LT: '+370 5 255 0123',
  LI: '+423 255 01 23',
  BE: '+32 2 555 12 34',
  LU: '+352 25 55 01',
  NL: '+31 20 555 0123',
};

/** Whether the input has 5 to 15 digits, with only the usual characters between them. */
export const isPhone = (input: string): boolean => {
  const typed = asTyped(input).trim();
  const digits = typed.replace(/\D/g, '').length;
  return /^\+?[\d\s()./-]+$/.test(typed) && digits >= 5 && digits <= 15;
};
