import type { Minor, Money } from '../../shared/money.ts';
import { proportion } from '../../shared/proportion.ts';
import type { ProductSummary } from '../product.ts';
import { daysPerLens, type Pack, packOf } from './supply.ts';

/** What a month and a year of wear are. Units: days. */
export const daysWorn = { month: 30, year: 365 } as const;
export const eyesWorn = 2;

/** What both eyes cost. */
export interface CostOfWearing {
  readonly day: Money;
  readonly month: Money;
  readonly year: Money;
  /** What of the year is care; absent where a lens needs none, or nobody knows what it costs. */
  readonly care?: Money;
}

type Worn = Pick<ProductSummary, 'price' | 'contents' | 'lensUsage' | 'careYear'>;

/** A month's part of what a year of care costs. */
export const careOfMonth = (year: Minor): Minor => proportion(year, daysWorn.month, daysWorn.year);

/**
 * What it costs to wear a lens on both eyes, at the price of one box, `care` for a year included. Assumed: it is worn every
 * day, and each lens as long as it may be. A rate: boxes that are begun are not rounded up, and shipping is not in it.
 * Lenses and care each to the nearest minor unit, half a unit up. Source: LAW-17.
 */
export const costOfWearing = (box: Money, { lensesPerBox, usage }: Pack, care?: Money): CostOfWearing => {
  const lenses = (days: number): Minor =>
    proportion(box.minor, eyesWorn * days, lensesPerBox * daysPerLens[usage]);
  const sum = (minor: number): Money => ({ ...box, minor: minor as Minor });
  const year = sum(lenses(daysWorn.year) + (care?.minor ?? 0));
  return {
    day: sum(proportion(year.minor, 1, daysWorn.year)),
    month: sum(lenses(daysWorn.month) + (care ? careOfMonth(care.minor) : 0)),
    year,
    ...(care && { care }),
  };
};

/** The same of a product; nothing for what is no lens, or does not say how long it is worn. */
export const costOfWearingOf = (product: Worn): CostOfWearing | undefined => {
  const pack = packOf(product);
  return pack._tag === 'Left'
    ? undefined
    : costOfWearing(product.price.current, pack.right, product.careYear);
};

/** Where a product stands in a listing by cost of wearing: what has none comes after all that have one. Units: minor. Source: LAW-17. */
export const wearCostKey = (product: Worn): number =>
  costOfWearingOf(product)?.month.minor ?? Number.MAX_SAFE_INTEGER;
