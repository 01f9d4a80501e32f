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
 * The law of a shop and of a buyer's country together: sections of pages are those of the buyer's country; of what
 * protects the buyer, the stricter holds. Source: LAW-10.
 */
export const lawsTogether = (shop: CountryLaw, buyer: CountryLaw): CountryLaw => ({
  // It is the country where they are handed over that asks for a prescription, not the one that they come from.
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
  reductionDays: Math.max(shop.reductionDays, buyer.reductionDays),
  volumeUnit: shop.volumeUnit === 'litre' ? 'litre' : buyer.volumeUnit,
  cancellation: shop.cancellation === 'page' ? 'page' : buyer.cancellation,
  advertisingConsent: shop.advertisingConsent === 'mail' ? 'mail' : buyer.advertisingConsent,
});

/** What holds for somebody in a country; for somebody of whom no country is known, the shop's own. Source: LAW-10. */
export const lawFor = (shop: Lawful, country?: CountryCode): CountryLaw => {
  const buyer =
    country === undefined || country === shop.country ? undefined : ofCountry(shop.laws ?? {}, country);
  return buyer === undefined ? shop.law : lawsTogether(shop.law, buyer);
};

/**
 * What a page says that everybody reads, before a country is known: enough for each country that the shop sends to. Its
 * sections are those of the shop's own country. Source: LAW-10.
 */
export const lawForAll = (shop: Lawful & Pick<Shop, 'countries'>): CountryLaw =>
  shop.countries.map(({ code }) => lawFor(shop, code)).reduce((all, law) => lawsTogether(law, all), shop.law);

/** Whose buyers may be told what 100 ml cost: `all`, where each country that a shop sends to takes that. Source: LAW-16. */
export const toldPer100ml = (shop: Lawful & Pick<Shop, 'countries'>): readonly (CountryCode | 'all')[] => [
  ...shop.countries.map(({ code }) => code).filter((code) => lawFor(shop, code).volumeUnit === '100ml'),
  ...(lawForAll(shop).volumeUnit === '100ml' ? (['all'] as const) : []),
];
