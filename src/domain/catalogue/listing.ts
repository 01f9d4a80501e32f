import type { ProductSummary } from './product.ts';

export const sortOrders = ['popular', 'price_asc', 'price_desc', 'wear_cost', 'rating', 'newest'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The traits of a product. Source: CAT-18, CAT-19. */
export const traitCodes = [
  'water',
  'oxygen',
  'uv',
  'box_size',
  'wear_cost',
  'frame_shape',
  'frame_width',
] as const;
export type TraitCode = (typeof traitCodes)[number];

/** The facets that a listing can be narrowed by. */
export const filterCodes = [
  'brand',
  'lens_type',
  'lens_usage',
  'price',
  'rating',
  'availability',
  ...traitCodes,
] as const;
export type FilterCode = (typeof filterCodes)[number];

/** The most used facets. Every listing offers these; the others only on request. Source: CAT-20. */
export const usualCodes: readonly FilterCode[] = [
  'brand',
  'lens_type',
  'lens_usage',
  'price',
  'availability',
];

export type Filters = Readonly<Partial<Record<FilterCode, readonly string[]>>>;

export interface FacetValue {
  readonly value: string;
  /** The number of products that remain if this value is chosen as well. Values chosen in the same facet are ignored. */
  readonly count: number;
}

export interface Facet {
  readonly code: FilterCode;
  readonly values: readonly FacetValue[];
}

/** One page of products. `page` counts from 1. */
export interface Listing {
  readonly products: readonly ProductSummary[];
  readonly total: number;
  readonly page: number;
  readonly itemsPerPage: number;
  readonly facets: readonly Facet[];
}
