import { type ShippingMethod, sortShippingMethods } from '../../../domain/checkout/shipping.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import { isPaidLater, paymentMethodsOf } from './payment-methods.ts';

/** Returns the order's shipping method if it is still available, else the cheapest home delivery. Source: HOME-3. */
export const sendingAgain = (
  open: readonly ShippingMethod[],
  before: string | undefined,
): string | undefined =>
  open.some(({ key }) => key === before) ? before : sortShippingMethods(open)[0]?.key;

/**
 * Returns the payment methods that can replace one that is gone; the first that is not refused is used. None that is
 * paid later, since it is never set without asking, and none that only some browsers support. Source: HOME-3.
 */
export const paymentsInstead = (country: CountryCode, before: string): readonly string[] =>
  paymentMethodsOf(country, false)
    .filter(
      ({ code, unavailable }) =>
        !unavailable && code !== before && !isPaidLater(code) && !code.endsWith('_pay'),
    )
    .map(({ code }) => code);
