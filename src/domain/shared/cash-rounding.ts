import type { Minor, Money } from './money.ts';

/** The smallest coin: there is none below 5 rappen. Units: minor. */
const smallestCoin: Partial<Record<Money['currency'], number>> = { CHF: 5 };

/**
 * What an amount becomes where it is paid in coins: the nearest multiple of the smallest one. Of a whole number of rappen
 * one multiple of five is always nearer. Where cents are paid, nothing changes. Source: PRICE-8.
 */
export const roundedToCoin = ({ minor, currency }: Money): Money => {
  const coin = smallestCoin[currency] ?? 1;
  return { minor: (Math.round(minor / coin) * coin + 0) as Minor, currency };
};
