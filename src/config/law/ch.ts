import type { CountryLaw } from '../../application/shared/country-law.ts';

/**
 * No statutory right of withdrawal: what buyers are promised, the shop promises. Reductions: article 16 PBV.
 * Advertising: article 3 (1) lit. o UWG.
 */
export const swissLaw: CountryLaw = {
  country: 'CH',
  withdrawal: 'promise',
  withdrawalDays: 14,
  reductionDays: 30,
  cancellation: 'account',
  advertisingConsent: 'word',
};
