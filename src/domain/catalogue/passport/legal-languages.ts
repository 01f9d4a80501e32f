import type { CountryCode } from '../../shared/country.ts';
import type { Locale } from '../../shared/locale.ts';

/**
 * The languages in which a country requires warnings and instructions, limited to those that a shop has: one of each
 * group. MDR, article 10 (11); GPSR, article 9 (7) and 19 d; Switzerland: MedDO, article 16. The Netherlands, Belgium
 * and Lithuania require languages that no shop here has: those texts come with the product itself. Source: LAW-20.
 */
export const legalLanguages: Readonly<Record<CountryCode, readonly (readonly Locale[])[]>> = {
  CH: [['de'], ['fr'], ['it']],
  LI: [['de']],
  DE: [['de']],
  AT: [['de']],
  IT: [['it']],
  FR: [['fr']],
  LU: [['fr', 'de']],
  BE: [['fr'], ['de']],
  NL: [],
  LT: [],
};
