import type { PaymentMethod } from './payment.ts';

/** What the credit look-up says of selling on account. Source: CHK-16. */
export type InvoiceAdvice = 'open' | 'refused';

const isOpenInvoice = ({ code, unavailable }: PaymentMethod): boolean =>
  code === 'invoice' && unavailable === undefined;

/** The look-up matters only where an invoice could be chosen. Source: CHK-10, CHK-16. */
export const asksForAdvice = (methods: readonly PaymentMethod[]): boolean => methods.some(isOpenInvoice);

/** The methods once the advice is known: every other way to pay stays as it was. Source: CHK-10, CHK-16. */
export const withAdvice = (
  methods: readonly PaymentMethod[],
  advice: InvoiceAdvice,
): readonly PaymentMethod[] =>
  methods.map((method) =>
    advice === 'refused' && isOpenInvoice(method) ? { ...method, unavailable: 'credit' } : method,
  );
