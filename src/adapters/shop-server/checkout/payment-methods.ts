import type { PaymentMethod } from '../../../domain/checkout/payment.ts';
import { paymentUnavailable } from '../../../domain/checkout/payment-code.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';

const cards = ['visa', 'master_card', 'american_express', 'paypal'] as const;
const wallets = ['google_pay', 'apple_pay'] as const;

/** The payment methods of a shop by country. `klarna_sofort` is listed but never offered. Source: CHK-10. */
const byCountry: Partial<Record<CountryCode, readonly string[]>> = {
  CH: [...cards, 'twint', 'postfinance_efinance', ...wallets, 'klarna_sofort', 'invoice'],
  DE: [...cards, ...wallets, 'klarna_sofort', 'invoice'],
  AT: [...cards, ...wallets, 'klarna_sofort', 'invoice'],
  IT: [...cards, ...wallets],
  FR: [...cards, ...wallets, 'invoice'],
};

/**
 * Returns the payment methods of a shop. Whether a wallet is available is only known to the browser, so it is not
 * decided here.
 */
export const paymentMethodsOf = (shopCountry: CountryCode, newCustomer: boolean): readonly PaymentMethod[] =>
  (byCountry[shopCountry] ?? cards).map((code) => {
    const unavailable = paymentUnavailable(code, { hasApplePay: true, newCustomer });
    return { code, ...(unavailable && { unavailable }) };
  });

/** Whether a method is paid by hand after delivery, so that nothing is paid online. */
export const isPaidLater = (method: string): boolean => method === 'invoice';
