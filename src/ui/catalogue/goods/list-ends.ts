import type { Money } from '../../../domain/shared/money.ts';

/** The lowest and the highest price of a box in a list, and the monthly cost of wearing a lens. */
export interface ListEnds {
  readonly lowest?: Money;
  readonly highest?: Money;
  readonly month?: Money;
}
