import type { CountryCode } from '../../domain/shared/country.ts';
import { useCart } from './use-cart.ts';

/** Returns the destination country of the cart, once known. */
export const useBuyersCountry = (): CountryCode | undefined =>
  useCart().remote.value?.shippingAddress?.countryCode;
