import { periodEnd } from '../../domain/orders/period-end.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { Day } from '../../domain/shared/dates.ts';
import { daysAfter } from '../../domain/shared/day-arithmetic.ts';
import { lawFor } from '../shared/law-for.ts';
import type { Shop } from '../shared/shop.ts';

type Lawful = Pick<Shop, 'country' | 'law' | 'laws'>;

/** Returns the countries whose holidays move the end of a period: the shop's, and that of the delivery. Source: LAW-41. */
export const periodCountries = (
  { country }: Pick<Shop, 'country'>,
  delivery: CountryCode | undefined,
): readonly CountryCode[] => [country, delivery ?? country];

/**
 * Returns the last days to send goods back and to refund them, after a withdrawal that was received on a day. Order page
 * and mail take them from here. `delivery`: the country, if the order is known. Source: LAW-38, LAW-41.
 */
export const withdrawalDays = (
  shop: Lawful,
  delivery: CountryCode | undefined,
  received: Day,
): { readonly returnBy: Day; readonly refundBy: Day } => {
  const { returnDays, refundDays } = lawFor(shop, delivery);
  return {
    returnBy: periodEnd(received, returnDays, periodCountries(shop, delivery)),
    // A duty of the shop, which it does not put off.
    refundBy: daysAfter(received, refundDays),
  };
};

/**
 * Returns the number of days to send goods back, if it is the same in every country that the shop delivers to. The
 * receipt on screen does not know the country: it says the same whether or not there is such an order. Source: LAW-4,
 * LAW-38.
 */
export const sureReturnDays = (shop: Lawful & Pick<Shop, 'countries'>): number | undefined => {
  const { returnDays } = shop.law;
  return shop.countries.every(({ code }) => lawFor(shop, code).returnDays === returnDays)
    ? returnDays
    : undefined;
};
