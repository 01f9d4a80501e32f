import type { Minor } from './money.ts';

/** `times` parts of an amount of which there are `parts`, to the nearest minor unit, half a unit up. Whole numbers in, one rounding. */
export const proportion = (amount: Minor, times: number, parts: number): Minor =>
  Math.round((amount * times) / parts) as Minor;
