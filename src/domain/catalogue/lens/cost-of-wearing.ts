import type { Minor, Money } from '../../shared/money.ts';
import { proportion } from '../../shared/proportion.ts';
import type { ProductSummary } from '../product.ts';
import { type Pack, packOf } from './supply.ts';
import { daysPerLens } from './wear-days.ts';

/** The length of a month and of a year of wear. Units: days. */
export const daysWorn = { month: 30, year: 365 } as const;
export const eyesWorn = 2;

/** The cost for both eyes. */
export interface CostOfWearing {
  readonly day: Money;
  readonly month: Money;
  readonly year: Money;
  /** The part of the year's cost that is care. Absent if a lens needs none or its cost is unknown. */
  readonly care?: Money;
}

type Worn = Pick<ProductSummary, 'price' | 'contents' | 'lensUsage' | 'careYear'>;

/** Returns a month's share of a year's care cost. */
export const careOfMonth = (year: Minor): Minor => proportion(year, daysWorn.month, daysWorn.year);

/**
 * Returns the cost of wearing a lens on both eyes, from the price of one box, including `care` for a year. Assumes that
 * it is worn every day, each lens as long as allowed. A rate: opened boxes are not rounded up, and shipping is
 * excluded. Lenses and care are each rounded to the nearest minor unit, half a unit up. Source: LAW-17.
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

/** Returns the cost of wearing for a product. Undefined if it is not a lens or does not state how long it is worn. */
export const costOfWearingOf = (product: Worn): CostOfWearing | undefined => {
  const pack = packOf(product);
  return pack._tag === 'Left'
    ? undefined
    : costOfWearing(product.price.current, pack.right, product.careYear);
};

/**
 * Whether the costs of wearing these lenses include all the care that they need. False if the cost of care of one of
 * them is unknown. Source: LAW-17.
 */
export const includeCare = (lenses: readonly Pick<Worn, 'lensUsage' | 'careYear'>[]): boolean =>
  lenses.every(({ lensUsage, careYear }) => lensUsage === 'daily' || careYear !== undefined);

/**
 * Returns the sort key of a product in a listing by cost of wearing. Products without a cost come last. Units: minor.
 * Source: LAW-17.
 */
export const wearCostKey = (product: Worn): number =>
  costOfWearingOf(product)?.month.minor ?? Number.MAX_SAFE_INTEGER;
