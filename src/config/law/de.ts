import type { CountryLaw } from '../../application/shared/country-law.ts';
import { europeanLaw } from './eu.ts';

/**
 * Withdrawal: sections 312g, 355 and 356a BGB. Cancellation: section 312k BGB. Reductions: section 11 PAngV.
 * Advertising: section 7 (2) UWG. Guarantee: section 438 BGB. Packaging: section 9
 * VerpackG. Base price: section 5 (1) PAngV, one litre whatever the size, since 28 May 2022. Lenses: counsel confirms the sentence (courts ask for it under section 3a UWG).
 */
export const germanLaw: CountryLaw = {
  ...europeanLaw,
  country: 'DE',
  producerNumbers: ['lucid'],
  cancellation: 'page',
  advertisingConsent: 'mail',
  lensAdvice: 'specialist',
};
