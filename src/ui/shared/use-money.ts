import { formatMoney } from '../../domain/shared/format-money.ts';
import type { Money } from '../../domain/shared/money.ts';
import { useServices } from './services.ts';

/** Returns a function that formats amounts for this shop. Source: PRICE-1. */
export const useMoney = (): ((amount: Money) => string) => {
  const { amountLocale } = useServices().shop;
  return (amount) => formatMoney(amount, amountLocale);
};
