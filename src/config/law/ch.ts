import type { CountryLaw } from '../../application/shared/country-law.ts';

/** No statutory right of withdrawal: what buyers are promised, the shop promises. */
export const swissLaw: CountryLaw = {
  country: 'CH',
  withdrawal: 'promise',
  withdrawalDays: 14,
};
