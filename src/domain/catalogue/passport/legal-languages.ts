import type { CountryCode } from '../../shared/country.ts';
import type { Locale } from '../../shared/locale.ts';

/**
 * Languages in which a country wants warnings and instructions, of those that a shop speaks: one of each group. MDR,
 * article 10 (11); GPSR, article 9 (7) and 19 d; Switzerland: MedDO, article 16. The Netherlands, Belgium and Lithuania
 * want languages that no shop here speaks: those go with the product itself. Source: LAW-20.
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
