import type { CountryCode } from '../../domain/shared/country.ts';
import { useCart } from './use-cart.ts';

/** Where the cart goes, once that is known. */
export const useBuyersCountry = (): CountryCode | undefined =>
  useCart().remote.value?.shippingAddress?.countryCode;
