import { type RawBuilder, sql } from 'kysely';
import { ratingSteps } from '../../../domain/catalogue/facet-values.ts';
import {
  type FilterCode,
  type SortOrder,
  sortOrders,
  type TraitCode,
  traitCodes,
} from '../../../domain/catalogue/listing.ts';
import { shopItemsPerPage } from '../../../domain/catalogue/listing-query.ts';
import type { QueryOf } from '../../contract/operation.ts';
import type { shopApi } from '../../contract/shop-api.ts';
import { withinLimits } from '../../shared/within-limits.ts';
import {
  availabilityCode,
  type Code,
  lensTypeCode,
  lensUsageCode,
  priceBandCode,
  traitCode,
} from './codes.ts';
import { traitColumn } from './traits.ts';

/** The column of each facet. All traits share one column. */
const facetColumns = {
  brand: 'brand',
  lens_type: 'ltype',
  lens_usage: 'usage',
  price: 'pband',
  rating: 'rband',
  availability: 'avail',
} as const satisfies Readonly<Record<Exclude<FilterCode, TraitCode>, string>>;

export const isTrait = (code: FilterCode): code is TraitCode =>
  (traitCodes as readonly FilterCode[]).includes(code);

/** The value of a facet in a row, as its number. */
export const facetColumn = (code: FilterCode): RawBuilder<number> =>
  isTrait(code) ? traitColumn(code) : sql.ref(facetColumns[code]);

/** The chosen values of each facet, as numbers. A missing facet is not restricted. */
export type Chosen = Readonly<Partial<Record<FilterCode, readonly number[]>>>;

export interface ListingChoice {
  readonly page: number;
  readonly limit: number;
  readonly sort: SortOrder;
  readonly search: string;
  readonly chosen: Chosen;
}

type Query = QueryOf<(typeof shopApi)['getProducts']>;

/** The largest number of products on a page. */
export const largestLimit = 100;

const known = (code: Code, words: readonly string[] | undefined): readonly number[] =>
  [...new Set(words ?? [])].map(code.number).filter((number) => number > 0);

/** Returns the lowest chosen star and all above it. */
const stars = (words: readonly string[] | undefined): readonly number[] => {
  const lowest = Math.min(...ratingSteps.filter((step) => words?.includes(String(step))));
  return Number.isFinite(lowest) ? [1, 2, 3, 4, 5].filter((star) => star >= lowest) : [];
};

/** Reads the listing parameters of a request. Unknown values are ignored; they are no error. */
export const readChoice = (query: Query, brands: ReadonlyMap<string, number>): ListingChoice => {
  const traits = Object.fromEntries(
    traitCodes.map((code) => [code, known(traitCode[code], query[code])]),
  ) as Readonly<Record<TraitCode, readonly number[]>>;
  const numbers: Readonly<Record<FilterCode, readonly number[]>> = {
    brand: [...new Set(query.brand ?? [])].flatMap((name) => brands.get(name) ?? []),
    lens_type: known(lensTypeCode, query.lens_type),
    lens_usage: known(lensUsageCode, query.lens_usage),
    price: known(priceBandCode, query.price),
    rating: stars(query.rating),
    availability: known(availabilityCode, query.availability),
    ...traits,
  };
  return {
    page: withinLimits(query.page, 1, Number.MAX_SAFE_INTEGER, 1),
    limit: withinLimits(query.limit, 1, largestLimit, shopItemsPerPage),
    sort: query.sort ?? sortOrders[0],
    search: query.search?.trim() ?? '',
    chosen: Object.fromEntries(Object.entries(numbers).filter(([, values]) => values.length > 0)),
  };
};
