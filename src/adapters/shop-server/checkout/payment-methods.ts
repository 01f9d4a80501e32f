import type { PaymentMethod } from '../../../domain/checkout/payment.ts';
import { paymentUnavailable } from '../../../domain/checkout/payment-code.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';

const cards = ['visa', 'master_card', 'american_express', 'paypal'] as const;
const wallets = ['google_pay', 'apple_pay'] as const;

/** What a shop of a country takes. `klarna_sofort` is named and never offered. Source: CHK-10, D21. */
const byCountry: Partial<Record<CountryCode, readonly string[]>> = {
  CH: [...cards, 'twint', 'postfinance_efinance', ...wallets, 'klarna_sofort', 'invoice'],
  DE: [...cards, ...wallets, 'klarna_sofort', 'invoice'],
  AT: [...cards, ...wallets, 'klarna_sofort', 'invoice'],
  IT: [...cards, ...wallets],
  FR: [...cards, ...wallets, 'invoice'],
};

/** The ways to pay at a shop. Only the browser knows whether it has a wallet, so that is not decided here. */
export const paymentMethodsOf = (shopCountry: CountryCode, newCustomer: boolean): readonly PaymentMethod[] =>
  (byCountry[shopCountry] ?? cards).map((code) => {
    const unavailable = paymentUnavailable(code, { hasApplePay: true, newCustomer });
    return { code, ...(unavailable && { unavailable }) };
  });

/** Paid by hand after delivery: nothing to pay online. */
export const isPaidLater = (method: string): boolean => method === 'invoice';
