import type { CountryLaw } from '../../application/shared/country-law.ts';

/**
 * The minimum in every country of the European Economic Area; the other laws state deviations. Withdrawal: article 9 of
 * Directive 2011/83/EU, sending back and refund: articles 14 (1) and 13 (1). Reductions: article 6a of Directive
 * 98/6/EC. Advertising: article 13 of Directive 2002/58/EC. Guarantee: article 10 of Directive (EU) 2019/771, article
 * 22a of Directive 2011/83/EU. Base price: article 2 (b) of Directive 98/6/EC, one litre, another unit only where it is
 * the usual one in the country.
 */
export const europeanLaw: CountryLaw = {
  country: 'EU',
  withdrawal: 'statute',
  withdrawalDays: 14,
  returnDays: 14,
  refundDays: 14,
  reductionDays: 30,
  volumeUnit: 'litre',
  cancellation: 'account',
  advertisingConsent: 'word',
  imprint: [],
  producerNumbers: [],
  vatIdOnHome: false,
  guaranteeYears: 2,
  guaranteeNotice: true,
  guaranteeBox: false,
  lensAdvice: 'none',
  deviceAdvertising: false,
};
