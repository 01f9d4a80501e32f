import type { Money } from '../../shared/money.ts';
import { proportion } from '../../shared/proportion.ts';
import type { Contents } from '../product.ts';

/** What the price of a liquid can be said for. Which of them a buyer is told is the law's: `CountryLaw.volumeUnit`. */
export const volumeUnits = ['litre', '100ml'] as const;
export type VolumeUnit = (typeof volumeUnits)[number];

/** Units: millilitres. */
const millilitresIn: Readonly<Record<VolumeUnit, number>> = { litre: 1000, '100ml': 100 };

/** What one unit of what is sold costs. */
export interface BasePrice {
  readonly price: Money;
  readonly unit: 'lens' | VolumeUnit;
}

/**
 * The base price of goods at any price of theirs, reduced, of several or a partner's: of a box of lenses one lens, of a
 * liquid the unit of volume; nothing for what is sold by the piece. It is said also where it is the price itself, which no
 * law asks: who compares finds it at each. Source: LAW-16.
 */
export const basePriceOf = (
  price: Money,
  { amount, unit }: Contents,
  volumeUnit: VolumeUnit,
): BasePrice | undefined => {
  if (unit === 'piece' || amount < 1) return undefined;
  const [said, times] =
    unit === 'lenses' ? (['lens', 1] as const) : ([volumeUnit, millilitresIn[volumeUnit]] as const);
  return { price: { ...price, minor: proportion(price.minor, times, amount) }, unit: said };
};
