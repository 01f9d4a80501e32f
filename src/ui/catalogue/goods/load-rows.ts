import type { ListingRequest } from '../../../application/catalogue/ports.ts';
import type { Services } from '../../../application/services.ts';
import { once } from '../../../application/shared/once.ts';
import { costOfWearingOf } from '../../../domain/catalogue/lens/cost-of-wearing.ts';
import { type LensMeasures, measuresOf } from '../../../domain/catalogue/lens/measures.ts';
import type { Listing, SortOrder } from '../../../domain/catalogue/listing.ts';
import type { ProductDetails, ProductSummary } from '../../../domain/catalogue/product.ts';
import { loadOr } from '../../shared/load-or.ts';
import { goodsLayout } from './goods-layout.ts';
import type { ListEnds } from './list-ends.ts';
import type { OpticianChoice } from './optician-choice.ts';

/** The additional data of rows and plates, by product id. Products that could not be loaded are missing. */
export interface RowsData {
  readonly of: 'sheet' | 'plates';
  readonly measures: Readonly<Record<string, LensMeasures>>;
  readonly choices: Readonly<Record<string, OpticianChoice>>;
  readonly ends?: ListEnds;
}

type Loading = Pick<Services, 'catalogue' | 'shop' | 'locale' | 'clock'>;

const choiceCode = once(() => import('./choice-of.ts'));

/** Loads all missing products in one request. Source: CAT-29. */
const detailsOf = (
  { catalogue }: Loading,
  products: readonly ProductSummary[],
): Promise<readonly ProductDetails[]> => loadOr(catalogue.details(products.map(({ id }) => id)), []);

const byId = <A>(
  products: readonly ProductDetails[],
  of: (product: ProductDetails) => A | undefined,
): Readonly<Record<string, A>> =>
  Object.fromEntries(
    products.flatMap((product) => {
      const value = of(product);
      return value === undefined ? [] : [[product.id, value]];
    }),
  );

const endsOf = async ({ catalogue }: Loading, request: ListingRequest): Promise<ListEnds> => {
  const firstBy = async (sort: SortOrder): Promise<ProductSummary | undefined> =>
    (await loadOr(catalogue.products({ ...request, sort, page: 1, itemsPerPage: 1 }), undefined))
      ?.products[0];
  const [low, high, worn] = await Promise.all([
    firstBy('price_asc'),
    firstBy('price_desc'),
    firstBy('wear_cost'),
  ]);
  const month = worn && costOfWearingOf(worn)?.month;
  return {
    ...(low && { lowest: low.price.current }),
    ...(high && { highest: high.price.current }),
    ...(month && { month }),
  };
};

/** Loads the additional data of a shop's rows or plates. Undefined if the shop shows cards. Source: FACE-7. */
export const loadRows = async (
  services: Loading,
  { products, total }: Listing,
  request: ListingRequest,
): Promise<RowsData | undefined> => {
  switch (goodsLayout[services.shop.hero]) {
    case 'cards':
      return undefined;
    case 'sheet': {
      const lenses = products.filter(({ category }) => category === 'lens');
      const [each, ends] = await Promise.all([
        detailsOf(services, lenses),
        total > 1 ? endsOf(services, request) : undefined,
      ]);
      return {
        of: 'sheet',
        measures: byId(each, measuresOf),
        choices: {},
        ...(ends && { ends }),
      };
    }
    case 'plates': {
      const [each, { choiceOf }] = await Promise.all([detailsOf(services, products), choiceCode()]);
      return {
        of: 'plates',
        measures: {},
        choices: byId(each, ({ richContent }) => choiceOf(richContent, services)),
      };
    }
  }
};
