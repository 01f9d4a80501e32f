import type { CountryCode } from '../shared/country.ts';
import type { Address } from './address.ts';

/**
 * Returns the postcode and town of a customer's address to search around; undefined if it is in another country, because
 * a search is in the shop's. A position is looked up without street and house number. Source: ACC-14.
 */
export const ownTown = (
  address: Pick<Address, 'postcode' | 'city' | 'countryCode'> | undefined,
  country: CountryCode,
): string | undefined =>
  address?.countryCode === country ? `${address.postcode} ${address.city}`.trim() || undefined : undefined;
