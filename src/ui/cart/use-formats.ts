import { useMemo } from 'react';
import { formatMoney } from '../../domain/shared/format-money.ts';
import type { Money } from '../../domain/shared/money.ts';
import { printedDay } from '../../domain/shared/wall-clock.ts';
import { useServices } from '../shared/services.ts';

export interface Formats {
  readonly money: (amount: Money) => string;
  /** A day, or the shop's day of an instant, as the shop prints days; what is no day stays as it came. Source: STOCK-5, D92. */
  readonly day: (input: string) => string;
  /** The same without its year, where another day follows. */
  readonly shortDay: (input: string) => string;
  /** The same with two figures of its year, where there is little room and the year is not known. */
  readonly mediumDay: (input: string) => string;
}

/** Amounts and days as texts, for sentences that hold them. */
export const useFormats = (): Formats => {
  const { shop, clock } = useServices();
  const { amountLocale } = shop;
  const { zone } = clock;
  return useMemo(
    () => ({
      money: (amount) => formatMoney(amount, amountLocale),
      day: (input) => printedDay(input, 'dd.MM.yyyy', zone),
      shortDay: (input) => printedDay(input, 'dd.MM', zone),
      mediumDay: (input) => printedDay(input, 'dd.MM.yy', zone),
    }),
    [amountLocale, zone],
  );
};
