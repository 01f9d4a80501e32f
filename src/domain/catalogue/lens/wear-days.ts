import type { LensUsage, ProductSummary } from '../product.ts';

/** How long one lens is worn. Units: days. */
export const daysPerLens: Readonly<Record<LensUsage, number>> = { daily: 1, two_weekly: 14, monthly: 30 };

/** Returns how long boxes of a product last one eye. Undefined for a product that is no lens. Units: days. */
export const daysOfBoxes = (
  { contents, lensUsage }: Pick<ProductSummary, 'contents' | 'lensUsage'>,
  count: number,
): number | undefined =>
  contents.unit === 'lenses' && lensUsage ? count * contents.amount * daysPerLens[lensUsage] : undefined;
