import type { ProductSummary } from '../../../domain/catalogue/product.ts';

type Held = Pick<ProductSummary, 'contents'>;

/** What is larger is for lenses, what is smaller for eyes. Units: ml. */
const largestDrops = 20;
const smallestSolution = 90;

const holds =
  (unit: ProductSummary['contents']['unit'], least: number, most = Number.POSITIVE_INFINITY) =>
  ({ contents }: Held): boolean =>
    contents.unit === unit && contents.amount >= least && contents.amount <= most;

const parts = [holds('ml', smallestSolution), holds('piece', 1), holds('ml', 1, largestDrops)];

/** One solution, one case and one bottle of drops, as far as there are any: what is popular comes first. */
export const routineOf = <Product extends Held>(care: readonly Product[]): readonly Product[] =>
  parts.flatMap((fits) => care.find(fits) ?? []);

/** Whether nothing of it is missing. */
export const isWholeRoutine = ({ length }: readonly unknown[]): boolean => length === parts.length;
