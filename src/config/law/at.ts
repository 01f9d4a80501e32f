import type { CountryLaw } from '../../application/shared/country-law.ts';
import { europeanLaw } from './eu.ts';

/**
 * Withdrawal: section 11 FAGG. Reductions: section 9a PrAG. Advertising: section 174 TKG 2021. Imprint: section 5 ECG. Guarantee: section 10 VGG.
 * Base price: section 10a (3) PrAG, one litre; section 3 (1) of the Grundpreisauszeichnungsverordnung names what may be
 * said for 100 ml, and lens care is not among it. Lenses: counsel confirms the sentence (sections 98 and 119 GewO reserve fitting to contact lens
 * opticians).
 */
export const austrianLaw: CountryLaw = {
  ...europeanLaw,
  country: 'AT',
  imprint: ['chamber', 'tradeAuthority'],
  advertisingConsent: 'mail',
  lensAdvice: 'specialist',
};
