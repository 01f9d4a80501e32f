import type { PaymentMethod } from './payment.ts';

/** The advice of the credit check on payment by invoice. Source: CHK-16. */
export type InvoiceAdvice = 'open' | 'refused';

const isOpenInvoice = ({ code, unavailable }: PaymentMethod): boolean =>
  code === 'invoice' && unavailable === undefined;

/** Whether the credit check is needed: only if an invoice could be chosen. Source: CHK-10, CHK-16. */
export const asksForAdvice = (methods: readonly PaymentMethod[]): boolean => methods.some(isOpenInvoice);

/** Returns the methods with the advice applied to the invoice. All other methods are unchanged. Source: CHK-10, CHK-16. */
export const withAdvice = (
  methods: readonly PaymentMethod[],
  advice: InvoiceAdvice,
): readonly PaymentMethod[] =>
  methods.map((method) =>
    advice === 'refused' && isOpenInvoice(method) ? { ...method, unavailable: 'credit' } : method,
  );
