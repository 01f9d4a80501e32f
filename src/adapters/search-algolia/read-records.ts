import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '../../application/shared/failure.ts';
import { frameShapes, uvFilters } from '../../domain/catalogue/facet-values.ts';
import { measureBands } from '../../domain/catalogue/measure-bands.ts';
import type { ProductSummaryWire } from '../contract/catalogue/product.ts';
import type { AnswerOf, QueryOf } from '../contract/operation.ts';
import type { ShopApi } from '../contract/shop-api.ts';
import { type HiddenTrait, type HiddenTraits, type IndexRecord, recordOf } from './index-record.ts';

type Ask<N extends keyof ShopApi> = (call: {
  readonly query: QueryOf<ShopApi[N]>;
}) => TE.TaskEither<Failure, AnswerOf<ShopApi[N]>>;

/** The part of the Shop API that supplies all searchable data. */
export interface RecordSource {
  readonly searchProductList: Ask<'searchProductList'>;
  readonly getProducts: Ask<'getProducts'>;
  readonly getCategory: Ask<'getCategory'>;
}

/** Page size: the maximum that a backend returns at once. */
const limit = 100;

/** Reads all pages of a list, one after the other. */
const allPages = <A>(
  read: (page: number) => TE.TaskEither<Failure, { readonly result: readonly A[]; readonly total: number }>,
  page = 1,
): TE.TaskEither<Failure, readonly A[]> =>
  pipe(
    read(page),
    TE.flatMap(({ result, total }) =>
      result.length === 0 || page * limit >= total
        ? TE.right(result)
        : pipe(
            allPages(read, page + 1),
            TE.map((rest) => [...result, ...rest]),
          ),
    ),
  );

interface Titled {
  readonly id: string;
  readonly title: string;
}

/** Reads all categories below the root, each once. */
const categoriesOf = (source: RecordSource, path?: string): TE.TaskEither<Failure, readonly Titled[]> =>
  pipe(
    source.getCategory({ query: path === undefined ? {} : { path } }),
    TE.flatMap(({ children }) =>
      pipe(
        TE.traverseSeqArray((child: (typeof children)[number]) =>
          pipe(
            categoriesOf(source, child.path),
            TE.map((below): readonly Titled[] => [child, ...below]),
          ),
        )(children),
        TE.map((all) => all.flat()),
      ),
    ),
  );

const listed = (source: RecordSource, query: QueryOf<ShopApi['getProducts']>) =>
  allPages<ProductSummaryWire>((page) =>
    pipe(
      source.getProducts({ query: { ...query, page, limit } }),
      TE.map(({ result, meta }) => ({ result, total: meta.total })),
    ),
  );

/** Data that is the same in every language. */
export interface Members {
  /** The products of each category, by its id. */
  readonly categories: ReadonlyMap<string, ReadonlySet<string>>;
  /** The traits of each product. */
  readonly traits: ReadonlyMap<string, HiddenTraits>;
}

const hidden: Readonly<Record<HiddenTrait, readonly string[]>> = {
  water: measureBands.water.names,
  oxygen: measureBands.oxygen.names,
  uv: uvFilters,
  frame_shape: frameShapes,
  frame_width: measureBands.frame_width.names,
};
const hiddenValues = (Object.keys(hidden) as HiddenTrait[]).flatMap((code) =>
  hidden[code].map((value) => [code, value] as const),
);

/** Reads the traits of products from the listing filtered by each value, since cards do not contain them. */
const readTraits = (source: RecordSource): TE.TaskEither<Failure, Members['traits']> =>
  pipe(
    hiddenValues,
    TE.traverseSeqArray(([code, value]) =>
      pipe(
        listed(source, { [code]: [value] }),
        TE.map((cards) => cards.map(({ product_id }) => [product_id, { [code]: value }] as const)),
      ),
    ),
    TE.map((found) => {
      const traits = new Map<string, HiddenTraits>();
      for (const [id, trait] of found.flat()) traits.set(id, { ...traits.get(id), ...trait });
      return traits;
    }),
  );

const readCategories = (source: RecordSource): TE.TaskEither<Failure, Members['categories']> =>
  pipe(
    categoriesOf(source),
    TE.flatMap(
      TE.traverseSeqArray(({ id }) =>
        pipe(
          listed(source, { category: id }),
          TE.map((cards) => [id, new Set<string>(cards.map(({ product_id }) => product_id))] as const),
        ),
      ),
    ),
    TE.map((members) => new Map(members)),
  );

/** Reads once what applies to all languages of a shop. */
export const readMembers = (source: RecordSource): TE.TaskEither<Failure, Members> =>
  pipe(
    TE.Do,
    TE.bind('categories', () => readCategories(source)),
    TE.bind('traits', () => readTraits(source)),
  );

/** Reads everything that a shop sells, in one language, as index records. The data comes from the shop itself. */
export const readRecords = (
  source: RecordSource,
  members: Members,
): TE.TaskEither<Failure, readonly IndexRecord[]> =>
  pipe(
    TE.Do,
    TE.bind('cards', () =>
      allPages<ProductSummaryWire>((page) =>
        pipe(
          source.searchProductList({ query: { cacheKey: 'search-index', page, limit } }),
          TE.map(({ result, meta }) => ({ result, total: meta.total })),
        ),
      ),
    ),
    TE.bind('newest', () => listed(source, { sort: 'newest' })),
    TE.bind('categories', () => categoriesOf(source)),
    TE.map(({ cards, newest, categories }) => {
      const age = new Map(newest.map(({ product_id }, place) => [product_id, newest.length - place]));
      const titlesOf = (id: string) => [
        ...new Set(
          categories.filter((one) => members.categories.get(one.id)?.has(id)).map(({ title }) => title),
        ),
      ];
      return cards.map((card, place) =>
        recordOf(card, {
          categories: titlesOf(card.product_id),
          popularity: cards.length - place,
          newness: age.get(card.product_id) ?? 0,
          traits: members.traits.get(card.product_id) ?? {},
        }),
      );
    }),
  );
