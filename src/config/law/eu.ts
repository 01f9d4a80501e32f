import type { CountryLaw } from '../../application/shared/country-law.ts';

/**
 * What every country of the European Economic Area has at least; other laws say what is otherwise there. Withdrawal: article 9 of
 * Directive 2011/83/EU. Reductions: article 6a of Directive 98/6/EC. Advertising: article 13 of Directive 2002/58/EC.
 */
export const europeanLaw: CountryLaw = {
  country: 'EU',
  withdrawal: 'statute',
  withdrawalDays: 14,
  reductionDays: 30,
  cancellation: 'account',
  advertisingConsent: 'word',
  imprint: [],
  producerNumbers: [],
  vatIdOnHome: false,
};
