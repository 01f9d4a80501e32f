import type { ProductSummary } from '../../../domain/catalogue/product.ts';

type Held = Pick<ProductSummary, 'contents'>;

/** Larger bottles are lens solution, smaller ones are eye drops. Units: ml. */
export const largestDrops = 20;
const smallestSolution = 90;

const holds =
  (unit: ProductSummary['contents']['unit'], least: number, most = Number.POSITIVE_INFINITY) =>
  ({ contents }: Held): boolean =>
    contents.unit === unit && contents.amount >= least && contents.amount <= most;

const parts = [holds('ml', smallestSolution), holds('piece', 1), holds('ml', 1, largestDrops)];

/** Returns the most popular solution, case and bottle of drops, as far as there are any. */
export const routineOf = <Product extends Held>(care: readonly Product[]): readonly Product[] =>
  parts.flatMap((fits) => care.find(fits) ?? []);

/** Whether all three are there. */
export const isWholeRoutine = ({ length }: readonly unknown[]): boolean => length === parts.length;
