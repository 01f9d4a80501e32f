import type { CountryLaw } from '../../application/shared/country-law.ts';
import { europeanLaw } from './eu.ts';

/**
 * Withdrawal: articles 52 to 59 of the Codice del consumo. Reductions: article 17-bis of the same.
 * Advertising: article 130 of the Codice della privacy. Guarantee: article 133 of the Codice del consumo.
 * Advertising devices: article 26 of decreto legislativo 137/2022. Imprint: article 2250 of the Codice civile. VAT number:
 * article 35 of decree 633/1972. Base price: article 13 of the Codice del consumo, one litre, another quantity only where it
 * is the usual one.
 */
export const italianLaw: CountryLaw = {
  ...europeanLaw,
  country: 'IT',
  imprint: ['capital', 'pec'],
  vatIdOnHome: true,
  deviceAdvertising: true,
};
