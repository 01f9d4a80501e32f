import type { CountryLaw } from '../../application/shared/country-law.ts';
import { europeanLaw } from './eu.ts';

/**
 * Withdrawal: articles 52 to 59 of the Codice del consumo. Reductions: article 17-bis of the same.
 * Advertising: article 130 of the Codice della privacy.
 */
export const italianLaw: CountryLaw = {
  ...europeanLaw,
  country: 'IT',
};
