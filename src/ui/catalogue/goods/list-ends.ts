import type { Money } from '../../../domain/shared/money.ts';

/** Between which amounts a list lies: of a box, and of wearing a lens for a month. */
export interface ListEnds {
  readonly lowest?: Money;
  readonly highest?: Money;
  readonly month?: Money;
}
