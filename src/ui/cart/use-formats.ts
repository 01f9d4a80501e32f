import { useMemo } from 'react';
import { type DatePattern, deliveryDate } from '../../domain/shared/dates.ts';
import { formatMoney } from '../../domain/shared/format-money.ts';
import type { Money } from '../../domain/shared/money.ts';
import { useServices } from '../shared/services.ts';

export interface Formats {
  readonly money: (amount: Money) => string;
  /** `yyyy-MM-dd` as the shop prints days; what is no day stays as it came. Source: STOCK-5. */
  readonly day: (input: string) => string;
  /** The same without its year, where another day follows. */
  readonly shortDay: (input: string) => string;
}

const print =
  (pattern: DatePattern) =>
  (input: string): string => {
    const printed = deliveryDate(input, pattern);
    return printed._tag === 'Right' ? printed.right : input;
  };
const day = print('dd.MM.yyyy');
const shortDay = print('dd.MM');

/** Amounts and days as texts, for sentences that hold them. */
export const useFormats = (): Formats => {
  const { amountLocale } = useServices().shop;
  return useMemo(
    () => ({ money: (amount) => formatMoney(amount, amountLocale), day, shortDay }),
    [amountLocale],
  );
};
