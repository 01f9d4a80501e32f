import type { Minor } from '../shared/money.ts';

/** The edges between price bands. Units: minor. */
export const priceBandEdges = [2000, 4000, 8000, 12_000] as const;

/**
 * Price bands: from the first number, up to but excluding the second. In whole units of the currency. The last band is
 * open.
 */
export const priceBands = ['0-20', '20-40', '40-80', '80-120', '120-'] as const;

/** Can be shipped today, comes from the supplier, not available. */
export const availabilities = ['in_stock', 'on_order', 'sold_out'] as const;

/** UV protection classes. A product that states none, or has no UV filter, has no value here. */
export const uvFilters = ['class_1', 'class_2', 'uv400'] as const;

/** The shape of a frame's front. */
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

/** Minimum numbers of stars. A product with 4.6 stars matches all of them. */
export const ratingSteps = [4, 3, 2] as const;

/**
 * Returns the limits of a price band, `from` inclusive and `to` exclusive. A limit is absent if the band is open on
 * that side.
 */
export const priceBandOf = (value: string): { readonly from?: Minor; readonly to?: Minor } | undefined => {
  const index = (priceBands as readonly string[]).indexOf(value);
  if (index < 0) return undefined;
  const from = priceBandEdges[index - 1];
  const to = priceBandEdges[index];
  return { ...(from !== undefined && { from: from as Minor }), ...(to !== undefined && { to: to as Minor }) };
};
