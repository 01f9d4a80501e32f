import type { Minor } from '../shared/money.ts';

/** Where one band of prices ends and the next begins. Units: minor. */
export const priceBandEdges = [2000, 4000, 8000, 12_000] as const;

/** Prices from the first number on, below the second; in whole units of the currency. The last band is open. */
export const priceBands = ['0-20', '20-40', '40-80', '80-120', '120-'] as const;

/** Can be sent today, comes from the supplier, cannot be had. */
export const availabilities = ['in_stock', 'on_order', 'sold_out'] as const;

/** How far ultraviolet light is kept from the eye; what does not say so, or lets it through, has none of these. */
export const uvFilters = ['class_1', 'class_2', 'uv400'] as const;

/** How the front of a pair of glasses is cut. */
export const frameShapes = [
  'round',
  'panto',
  'square',
  'rectangle',
  'oval',
  'wayfarer',
  'aviator',
  'cateye',
  'hexagon',
] as const;
export type FrameShape = (typeof frameShapes)[number];

/** From so many stars on: a product with 4.6 counts in all of them. */
export const ratingSteps = [4, 3, 2] as const;

/** The amounts that a band lies between: `from` belongs to it, `to` to the next; absent where it is open. */
export const priceBandOf = (value: string): { readonly from?: Minor; readonly to?: Minor } | undefined => {
  const index = (priceBands as readonly string[]).indexOf(value);
  if (index < 0) return undefined;
  const from = priceBandEdges[index - 1];
  const to = priceBandEdges[index];
  return { ...(from !== undefined && { from: from as Minor }), ...(to !== undefined && { to: to as Minor }) };
};
