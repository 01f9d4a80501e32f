import type { CountryLaw } from '../../application/shared/country-law.ts';

/** Withdrawal: sections 312g, 355 and 356a BGB. */
export const germanLaw: CountryLaw = {
  country: 'DE',
  withdrawal: 'statute',
  withdrawalDays: 14,
};
