import type { CountryLaw } from '../../application/shared/country-law.ts';

/** Withdrawal: section 11 FAGG. */
export const austrianLaw: CountryLaw = {
  country: 'AT',
  withdrawal: 'statute',
  withdrawalDays: 14,
};
