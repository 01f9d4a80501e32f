import type { Minor } from './money.ts';

/**
 * Returns `times` of `parts` equal parts of an amount, to the nearest minor unit, half a unit up. Expects whole numbers
 * and rounds only once.
 */
export const proportion = (amount: Minor, times: number, parts: number): Minor =>
  Math.round((amount * times) / parts) as Minor;
