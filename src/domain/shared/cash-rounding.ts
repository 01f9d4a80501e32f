import type { Minor, Money } from './money.ts';

/** The smallest coin: in CHF it is 5 rappen. Units: minor. */
const smallestCoin: Partial<Record<Money['currency'], number>> = { CHF: 5 };

/**
 * Rounds an amount paid in cash to the nearest multiple of the smallest coin. With whole rappen, there is never a tie
 * between two multiples of five. Amounts in cents do not change. Source: PRICE-8.
 */
export const roundedToCoin = ({ minor, currency }: Money): Money => {
  const coin = smallestCoin[currency] ?? 1;
  return { minor: (Math.round(minor / coin) * coin + 0) as Minor, currency };
};
