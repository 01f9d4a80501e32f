import { useMemo } from 'react';
import { formatMoney } from '../../domain/shared/format-money.ts';
import type { Money } from '../../domain/shared/money.ts';
import { printedDay } from '../../domain/shared/wall-clock.ts';
import { useServices } from '../shared/services.ts';

export interface Formats {
  readonly money: (amount: Money) => string;
  /**
   * Formats a day, or the shop's day of an instant, as the shop writes dates. Anything else is returned unchanged.
   * Source: STOCK-5.
   */
  readonly day: (input: string) => string;
  /** The same without the year, if another day follows. */
  readonly shortDay: (input: string) => string;
  /** The same with a two-digit year, for narrow places where the year is not obvious. */
  readonly mediumDay: (input: string) => string;
}

/** Formats amounts and days for use in sentences. */
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
