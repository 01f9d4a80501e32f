import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '../../application/shared/failure.ts';
import type { ProductSummaryWire } from '../contract/catalogue/product.ts';
import type { AnswerOf, QueryOf } from '../contract/operation.ts';
import type { ShopApi } from '../contract/shop-api.ts';
import { type IndexRecord, recordOf } from './index-record.ts';

type Ask<N extends keyof ShopApi> = (call: {
  readonly query: QueryOf<ShopApi[N]>;
}) => TE.TaskEither<Failure, AnswerOf<ShopApi[N]>>;

/** As much of the Shop API as tells all that is searched. */
export interface RecordSource {
  readonly searchProductList: Ask<'searchProductList'>;
  readonly getProducts: Ask<'getProducts'>;
  readonly getCategory: Ask<'getCategory'>;
}

/** As many as a backend gives at once. */
const limit = 100;

/** All pages of a list, one after the other. */
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

/** All categories below the root, each once. */
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

/** Which products are in which category, by its id: the same in every language. */
export type Members = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads once what holds for all languages of a shop. */
export const readMembers = (source: RecordSource): TE.TaskEither<Failure, Members> =>
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

/** Everything that a shop sells, in one language, as the search service is to know it; read from the shop itself. */
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
        ...new Set(categories.filter((one) => members.get(one.id)?.has(id)).map(({ title }) => title)),
      ];
      return cards.map((card, place) =>
        recordOf(card, {
          categories: titlesOf(card.product_id),
          popularity: cards.length - place,
          newness: age.get(card.product_id) ?? 0,
        }),
      );
    }),
  );
