import type { CountryLaw } from '../../application/shared/country-law.ts';
import { europeanLaw } from './eu.ts';

/**
 * No statutory right of withdrawal: what buyers are promised, the shop promises. Reductions: article 16 PBV.
 * Advertising: article 3 (1) lit. o UWG. Guarantee: article 210 OR.
 */
export const swissLaw: CountryLaw = {
  ...europeanLaw,
  country: 'CH',
  withdrawal: 'promise',
  guaranteeNotice: false,
};
