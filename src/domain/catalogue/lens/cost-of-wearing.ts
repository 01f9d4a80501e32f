import type { Money } from '../../shared/money.ts';
import { proportion } from '../../shared/proportion.ts';
import type { ProductSummary } from '../product.ts';
import { daysPerLens, type Pack, packOf } from './supply.ts';

/** What a month and a year of wear are. Units: days. */
export const daysWorn = { month: 30, year: 365 } as const;
export const eyesWorn = 2;

/** What both eyes cost. */
export interface CostOfWearing {
  readonly month: Money;
  readonly year: Money;
}

/**
 * What it costs to wear a lens on both eyes, at the price of one box. Assumed: it is worn every day, and each lens as long
 * as it may be. A rate: boxes that are begun are not rounded up, and care and shipping are not in it. Each to the nearest
 * minor unit, half a unit up. Source: LAW-17.
 */
export const costOfWearing = (box: Money, { lensesPerBox, usage }: Pack): CostOfWearing => {
  const cost = (days: number): Money => ({
    ...box,
    minor: proportion(box.minor, eyesWorn * days, lensesPerBox * daysPerLens[usage]),
  });
  return { month: cost(daysWorn.month), year: cost(daysWorn.year) };
};

/** The same of a product; nothing for what is no lens, or does not say how long it is worn. */
export const costOfWearingOf = (
  product: Pick<ProductSummary, 'price' | 'contents' | 'lensUsage'>,
): CostOfWearing | undefined => {
  const pack = packOf(product);
  return pack._tag === 'Left' ? undefined : costOfWearing(product.price.current, pack.right);
};

/** Where a product stands in a listing by cost of wearing: what has none comes after all that have one. Units: minor. Source: LAW-17. */
export const wearCostKey = (product: Pick<ProductSummary, 'price' | 'contents' | 'lensUsage'>): number =>
  costOfWearingOf(product)?.month.minor ?? Number.MAX_SAFE_INTEGER;
