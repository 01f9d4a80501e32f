import type { Shop } from '../../../application/shared/shop.ts';
import type { Order } from '../../../domain/orders/order.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';

/** Returns the countries whose holidays move the end of a period: the shop's, and that of the delivery. Source: LAW-41. */
export const periodCountries = (
  { country }: Pick<Shop, 'country'>,
  { shippingAddress }: Pick<Order, 'shippingAddress'>,
): readonly CountryCode[] => [country, shippingAddress?.countryCode ?? country];
