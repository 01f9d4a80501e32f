import { useTranslation } from 'react-i18next';
import { paymentCodes } from '../../../domain/checkout/payment-code.ts';

const isNamed = (code: string): code is keyof typeof paymentCodes | 'invoice' =>
  code === 'invoice' || Object.hasOwn(paymentCodes, code);

/** Returns a function that names a payment method. */
export const usePaymentName = (): ((code: string) => string) => {
  const { t } = useTranslation();
  return (code) => (isNamed(code) ? t(`payment.${code}`) : code);
};
