import { takesAlias } from '../../checkout/payment-code.ts';

/**
 * Whether a payment method can pay later orders without the customer: methods that can be stored, and the invoice.
 * Source: SUBS-4.
 */
export const isRepeatable = (method: string): boolean => takesAlias(method) || method === 'invoice';
