import type { PaymentUnavailable } from './payment.ts';

/** The provider's short names. A method without one, such as the invoice, is passed under its own name. Source: CHK-10. */
export const paymentCodes = {
  visa: 'VIS',
  master_card: 'ECA',
  paypal: 'PAP',
  twint: 'TWI',
  klarna_sofort: 'DIB',
  google_pay: 'PAY',
  american_express: 'AMX',
  postfinance_efinance: 'PEF',
  apple_pay: 'APL',
} as const;
export type MappedPayment = keyof typeof paymentCodes;

const isMapped = (method: string): method is MappedPayment => Object.hasOwn(paymentCodes, method);

/** Returns the provider's short name of a method, or the method's own name. Source: CHK-10. */
export const paymentCode = (method: string): string => (isMapped(method) ? paymentCodes[method] : method);

/** Source: CHK-10. */
export const cardMethods: readonly string[] = ['master_card', 'visa', 'american_express'];

/** Whether the method can be stored for the next order. Source: CHK-10. */
export const takesAlias = (method: string): boolean => cardMethods.includes(method) || method === 'twint';

export interface PaymentSituation {
  /** Whether the browser supports the wallet. Determined by feature detection, not by the browser's name. */
  readonly hasApplePay: boolean;
  readonly newCustomer: boolean;
}

/** Returns why a method cannot be chosen now. Undefined if it can. Source: CHK-10. */
export const paymentUnavailable = (
  method: string,
  { hasApplePay, newCustomer }: PaymentSituation,
): PaymentUnavailable | undefined => {
  if (method === 'klarna_sofort') return 'not_offered';
  if (method === 'apple_pay' && !hasApplePay) return 'not_in_this_browser';
  return method === 'invoice' && newCustomer ? 'new_customer' : undefined;
};
