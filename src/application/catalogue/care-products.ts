import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { type Observable, of } from 'rxjs';
import type { ProductId, ProductSummary } from '../../domain/catalogue/product.ts';
import { listedProducts } from '../search/listed-products.ts';
import type { SearchPort } from '../search/ports.ts';
import type { Failure } from '../shared/failure.ts';
import { type Asked, latestState } from '../shared/latest-state.ts';
import type { CataloguePort } from './ports.ts';

/** Lists the cards of a lens's care products. If the lens has none, no list is requested. Source: SRCH-4. */
export const listCareProducts = (
  catalogue: Pick<CataloguePort, 'product'>,
  search: Pick<SearchPort, 'products'>,
  id: ProductId,
): Observable<Asked<Failure, readonly ProductSummary[]>> =>
  latestState(
    of(
      pipe(
        catalogue.product(id),
        TE.chain(({ careProducts: productIds }) =>
          productIds.length === 0
            ? TE.right([])
            : pipe(
                search.products({
                  productIds,
                  cacheKey: 'care',
                  priceAbove: 0,
                  itemsPerPage: listedProducts,
                }),
                TE.map(({ products }): readonly ProductSummary[] => products),
              ),
        ),
      ),
    ),
  );
