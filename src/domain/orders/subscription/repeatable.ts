import { takesAlias } from '../../checkout/payment-code.ts';

/** Whether what an order is paid with can pay the next ones when nobody is there: what can be kept, and the invoice. Source: SUBS-4. */
export const isRepeatable = (method: string): boolean => takesAlias(method) || method === 'invoice';
