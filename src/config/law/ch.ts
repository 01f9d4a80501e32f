import type { CountryLaw } from '../../application/shared/country-law.ts';
import { europeanLaw } from './eu.ts';

/**
 * No statutory right of withdrawal: the shop grants it voluntarily. Reductions: article 16 PBV. Advertising: article 3
 * (1) lit. o UWG. Guarantee: article 210 OR. Base price: article 6 (2) PBV, the litre or a decimal part of it.
 */
export const swissLaw: CountryLaw = {
  ...europeanLaw,
  country: 'CH',
  withdrawal: 'promise',
  volumeUnit: '100ml',
  guaranteeNotice: false,
};
