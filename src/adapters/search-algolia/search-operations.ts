import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '../../application/shared/failure.ts';
import {
  availabilities,
  frameShapes,
  priceBands,
  ratingSteps,
  uvFilters,
} from '../../domain/catalogue/facet-values.ts';
import { gtin } from '../../domain/catalogue/lens/reading/gtin.ts';
import { type FilterCode, type Filters, filterCodes } from '../../domain/catalogue/listing.ts';
import { measureBands } from '../../domain/catalogue/measure-bands.ts';
import { lensTypes, lensUsages } from '../../domain/catalogue/product.ts';
import type { ListingWire } from '../contract/catalogue/catalogue.ts';
import type { ProductSummaryWire } from '../contract/catalogue/product.ts';
import type { Channel } from '../contract/channel.ts';
import type { AnswerOf, QueryOf } from '../contract/operation.ts';
import type { ShopApi } from '../contract/shop-api.ts';
import { readOutside } from '../shared/ask-outside.ts';
import { withinLimits } from '../shared/within-limits.ts';
import { type AlgoliaResult, ResultsC } from './answers.ts';
import { makeAlgoliaCall } from './call.ts';
import { indexOf } from './index-names.ts';
import { facetAttributes } from './index-record.ts';
import {
  type AlgoliaQuery,
  chosenOf,
  listingQueries,
  listQuery,
  narrowedCodes,
  pageQuery,
  words,
} from './search-queries.ts';
import type { AlgoliaSettings } from './settings.ts';

type Name = 'searchProducts' | 'getProducts' | 'searchProductList';

/** The search operations of the Shop API, as far as the service can answer them. If undefined, the backend answers. */
export type SearchOperations = {
  readonly [N in Name]: (
    channel: Channel,
    query: QueryOf<ShopApi[N]>,
  ) => TE.TaskEither<Failure, AnswerOf<ShopApi[N]>> | undefined;
};

export interface SearchShop {
  /** Returns the backend's cards in the order of the ids. Products that are not sold are left out. */
  readonly cards: (
    channel: Channel,
    ids: readonly string[],
  ) => TE.TaskEither<Failure, readonly ProductSummaryWire[]>;
  /** The channel whose prices are in the index. */
  readonly priceChannel: (channel: Channel) => string;
}

const mostHits = 100;
/** Maximum number of ids in one query. */
const mostIds = 500;
const isId = (id: string): boolean => /^[1-9]\d{0,8}$/.test(id);
/** The number of a box names a variant. The index holds no variants, so the backend looks it up. Source: PHOTO-5. */
const isOfBox = (search: string): boolean => E.isRight(gtin(search.trim()));

/** The display order of a facet's values. Brands are sorted by name. */
const order: Readonly<Record<Exclude<FilterCode, 'brand'>, readonly (string | number)[]>> = {
  lens_type: lensTypes,
  lens_usage: lensUsages,
  price: priceBands,
  rating: ratingSteps,
  availability: availabilities,
  water: measureBands.water.names,
  oxygen: measureBands.oxygen.names,
  uv: uvFilters,
  box_size: measureBands.box_size.names,
  wear_cost: measureBands.wear_cost.names,
  frame_shape: frameShapes,
  frame_width: measureBands.frame_width.names,
};

const facetsOf = (results: readonly AlgoliaResult[], chosen: Filters): ListingWire['meta']['facets'] => {
  const own = new Map(narrowedCodes(chosen).map((code, index) => [code, results[index + 1]]));
  const facet = (code: FilterCode) => {
    const counts = (own.get(code) ?? results[0])?.facets?.[facetAttributes[code]] ?? {};
    const known = code === 'brand' ? Object.keys(counts).sort() : order[code].map(String);
    // A chosen value is always listed, so that it can be deselected.
    const wanted = [...new Set([...known, ...(code === 'brand' ? chosenOf(code, chosen) : [])])];
    const values = wanted
      .map((value) => ({ value, count: counts[value] ?? 0 }))
      .filter(({ value, count }) => count > 0 || chosenOf(code, chosen).includes(value));
    return { code, values };
  };
  return filterCodes.map(facet).filter(({ values }) => values.length > 0);
};

/** The result of a query that cannot find anything. */
const noHits: AlgoliaResult = { hits: [], nbHits: 0 };

/**
 * The shop's search through an Algolia-compatible service: the service determines the products, the backend their
 * prices. Source: SRCH-1, SRCH-3, SRCH-4.
 */
export const makeSearchOperations = (
  settings: AlgoliaSettings,
  { cards, priceChannel }: SearchShop,
): SearchOperations => {
  const call = makeAlgoliaCall(settings, 'read');
  const ask = (requests: readonly AlgoliaQuery[]): TE.TaskEither<Failure, readonly AlgoliaResult[]> =>
    pipe(
      call({ method: 'POST', path: '/1/indexes/*/queries', body: { requests, strategy: 'none' } }),
      TE.flatMapEither(readOutside('queries', ResultsC)),
      TE.flatMapEither(({ results }) =>
        results.length === requests.length
          ? E.right(results)
          : E.left<Failure>({ _tag: 'Unreadable', at: 'queries: results' }),
      ),
    );
  const askOne = (query: AlgoliaQuery): TE.TaskEither<Failure, AlgoliaResult> =>
    pipe(
      ask([query]),
      TE.map(([result]) => result ?? noHits),
    );
  const indexFor = (channel: Channel): string => indexOf(settings.prefix, channel);
  const withCards = <A>(
    channel: Channel,
    ids: readonly string[],
    answer: (result: readonly ProductSummaryWire[]) => A,
  ): TE.TaskEither<Failure, A> =>
    pipe(
      ids.length === 0 ? TE.right<Failure, readonly ProductSummaryWire[]>([]) : cards(channel, ids),
      TE.map(answer),
    );

  return {
    searchProducts: (channel, query) => {
      if (isOfBox(query.query)) return undefined;
      const hitsPerPage = withinLimits(query.hitsPerPage, 1, mostHits, 10);
      const page = withinLimits(query.page, 0, 1_000_000, 0);
      const asked = words(query.query);
      return pipe(
        asked === undefined
          ? TE.right<Failure, AlgoliaResult>(noHits)
          : askOne(pageQuery(indexFor(channel), asked, page, hitsPerPage)),
        TE.flatMap(({ hits, nbHits }) =>
          withCards(
            channel,
            hits.map(({ objectID }) => objectID),
            (result) => ({ result, page, nbHits, nbPages: Math.ceil(nbHits / hitsPerPage), hitsPerPage }),
          ),
        ),
      );
    },

    getProducts: (
      channel,
      { category, search = '', page: wanted, limit: most, sort = 'popular', ...chosen },
    ) => {
      if (category !== undefined || search.trim() === '' || isOfBox(search)) return undefined;
      const query = words(search);
      const page = withinLimits(wanted, 1, Number.MAX_SAFE_INTEGER, 1);
      const limit = withinLimits(most, 1, mostHits, 10);
      const index = indexFor(channel);
      return pipe(
        query === undefined
          ? TE.right<Failure, readonly AlgoliaResult[]>([noHits])
          : // The shop counts pages from 1, the service from 0. Source: SRCH-3.
            ask(listingQueries({ index, query, page: page - 1, limit, sort, chosen })),
        TE.flatMap((results) => {
          const { hits, nbHits } = results[0] ?? noHits;
          return withCards(
            channel,
            hits.map(({ objectID }) => objectID),
            (result) => ({ result, meta: { total: nbHits, page, limit, facets: facetsOf(results, chosen) } }),
          );
        }),
      );
    },

    searchProductList: (channel, query) => {
      const channels = query.price_channel ?? [];
      if (channels.length > 0 && channels.join() !== priceChannel(channel)) return undefined;
      const page = withinLimits(query.page, 1, 1_000_000, 1);
      const limit = withinLimits(query.limit, 1, mostHits, 10);
      const ids = query.product_id && [...new Set(query.product_id.filter(isId))].slice(0, mostIds);
      // The whole range comes from the backend. The index is filled from it, too.
      if (!ids) return undefined;
      const above = query['price[gt]'];
      const index = indexFor(channel);
      const answer = (total: number) => (result: readonly ProductSummaryWire[]) => ({
        result,
        meta: { total, page, limit },
      });
      if (ids.length === 0) return TE.right(answer(0)([]));
      return pipe(
        askOne(listQuery(index, ids, above, mostIds)),
        TE.flatMap(({ hits }) => {
          const found = new Set(hits.map(({ objectID }) => objectID));
          const listed = ids.filter((id) => found.has(id));
          return withCards(channel, listed.slice((page - 1) * limit, page * limit), answer(listed.length));
        }),
      );
    },
  };
};
