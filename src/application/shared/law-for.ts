import { type CountryCode, ofCountry } from '../../domain/shared/country.ts';
import type { CountryLaw } from './country-law.ts';
import type { Shop } from './shop.ts';

type Lawful = Pick<Shop, 'country' | 'law' | 'laws'>;

const byAdvice = ['none', 'specialist', 'optician'] as const satisfies readonly CountryLaw['lensAdvice'][];
const moreAdvice = (
  one: CountryLaw['lensAdvice'],
  other: CountryLaw['lensAdvice'],
): CountryLaw['lensAdvice'] => byAdvice[Math.max(byAdvice.indexOf(one), byAdvice.indexOf(other))] ?? one;

/**
 * Combines the law of a shop with that of a buyer's country. Page sections are those of the buyer's country; for buyer
 * protection the stricter rule applies. Source: LAW-10.
 */
export const lawsTogether = (shop: CountryLaw, buyer: CountryLaw): CountryLaw => ({
  // The prescription rule is that of the country of delivery, not of the country that the lenses are sent from.
  ...buyer,
  mediator: shop.mediator,
  imprint: shop.imprint,
  vatIdOnHome: shop.vatIdOnHome,
  deviceAdvertising: shop.deviceAdvertising,
  guaranteeYears: Math.max(shop.guaranteeYears, buyer.guaranteeYears),
  guaranteeNotice: shop.guaranteeNotice || buyer.guaranteeNotice,
  guaranteeBox: shop.guaranteeBox || buyer.guaranteeBox,
  lensAdvice: moreAdvice(shop.lensAdvice, buyer.lensAdvice),
  withdrawal: shop.withdrawal === 'statute' ? 'statute' : buyer.withdrawal,
  withdrawalDays: Math.max(shop.withdrawalDays, buyer.withdrawalDays),
  returnDays: Math.max(shop.returnDays, buyer.returnDays),
  refundDays: Math.min(shop.refundDays, buyer.refundDays),
  reductionDays: Math.max(shop.reductionDays, buyer.reductionDays),
  volumeUnit: shop.volumeUnit === 'litre' ? 'litre' : buyer.volumeUnit,
  cancellation: shop.cancellation === 'page' ? 'page' : buyer.cancellation,
  advertisingConsent: shop.advertisingConsent === 'mail' ? 'mail' : buyer.advertisingConsent,
});

/** Returns the law for a buyer in a country; without a country, the shop's own. Source: LAW-10. */
export const lawFor = (shop: Lawful, country?: CountryCode): CountryLaw => {
  const buyer =
    country === undefined || country === shop.country ? undefined : ofCountry(shop.laws ?? {}, country);
  return buyer === undefined ? shop.law : lawsTogether(shop.law, buyer);
};

/**
 * Returns the law for a page before a country is known. It satisfies each country that the shop ships to; page sections
 * are those of the shop's own country. Source: LAW-10.
 */
export const lawForAll = (shop: Lawful & Pick<Shop, 'countries'>): CountryLaw =>
  shop.countries.map(({ code }) => lawFor(shop, code)).reduce((all, law) => lawsTogether(law, all), shop.law);

/**
 * The countries whose buyers may see prices per 100 ml; includes `all` if every country that the shop ships to accepts
 * that. Source: LAW-16.
 */
export const countriesWithPer100ml = (
  shop: Lawful & Pick<Shop, 'countries'>,
): readonly (CountryCode | 'all')[] => [
  ...shop.countries.map(({ code }) => code).filter((code) => lawFor(shop, code).volumeUnit === '100ml'),
  ...(lawForAll(shop).volumeUnit === '100ml' ? (['all'] as const) : []),
];
