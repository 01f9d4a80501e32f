import { type ShippingMethod, weighed } from '../../../domain/checkout/shipping.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import { isPaidLater, paymentMethodsOf } from './payment-methods.ts';

/** What an order was sent by where that is still open, else the cheapest that comes home. Source: HOME-3. */
export const sendingAgain = (
  open: readonly ShippingMethod[],
  before: string | undefined,
): string | undefined => (open.some(({ key }) => key === before) ? before : weighed(open)[0]?.key);

/**
 * What may stand in for a way to pay that is gone, the first that is not refused: nothing that is paid later, which nobody
 * is put on without asking, and nothing that only some browsers have. Source: HOME-3.
 */
export const paymentsInstead = (country: CountryCode, before: string): readonly string[] =>
  paymentMethodsOf(country, false)
    .filter(
      ({ code, unavailable }) =>
        !unavailable && code !== before && !isPaidLater(code) && !code.endsWith('_pay'),
    )
    .map(({ code }) => code);
