import type { Minor, Money } from '../../shared/money.ts';
import { proportion } from '../../shared/proportion.ts';
import type { Contents, Price } from '../product.ts';

// What a shop states beside a price: another price to compare with, and the price of one unit of the contents.

/**
 * The reference price that is struck through: `before` is the shop's own earlier price, `original` the maker's
 * recommended price.
 */
export interface ComparedPrice {
  readonly kind: 'before' | 'original';
  readonly amount: Money;
  /** The difference to the current price. */
  readonly saved: Money;
}

/**
 * Returns the one price to strike through: the shop's own price before a reduction, which is always shown; otherwise
 * the recommended price, if the shop strikes that through. Undefined if the reference price is not higher. Source:
 * LAW-2, PRICE-4.
 */
export const comparedPrice = (
  { current, before, original }: Price,
  strikesRecommended: boolean,
): ComparedPrice | undefined => {
  const kind = before ? 'before' : 'original';
  const amount = before ?? (strikesRecommended ? original : undefined);
  const less = amount ? amount.minor - current.minor : 0;
  return amount && less > 0 ? { kind, amount, saved: { ...current, minor: less as Minor } } : undefined;
};

/** The units that the price of a liquid can be stated for. The law determines which one is shown: `CountryLaw.volumeUnit`. */
export const volumeUnits = ['litre', '100ml'] as const;
export type VolumeUnit = (typeof volumeUnits)[number];

/** Units: millilitres. */
const millilitresIn: Readonly<Record<VolumeUnit, number>> = { litre: 1000, '100ml': 100 };

/** The price of one unit of the contents. */
export interface BasePrice {
  readonly price: Money;
  readonly unit: 'lens' | VolumeUnit;
}

/**
 * Returns the base price for any price of a product: reduced, bulk or partner price. For lenses it is the price of one
 * lens, for a liquid that of the unit of volume. Undefined for goods sold by the piece. It is also stated if it equals
 * the price, which no law requires, so that shoppers can compare. Source: LAW-16.
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
