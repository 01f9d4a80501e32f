import type { CountryLaw } from '../../application/shared/country-law.ts';

/** Withdrawal: section 11 FAGG. Reductions: section 9a PrAG. Advertising: section 174 TKG 2021. */
export const austrianLaw: CountryLaw = {
  country: 'AT',
  withdrawal: 'statute',
  withdrawalDays: 14,
  reductionDays: 30,
  cancellation: 'account',
  advertisingConsent: 'mail',
};
