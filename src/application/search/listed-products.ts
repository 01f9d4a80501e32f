import { type Observable, of } from 'rxjs';
import type { ProductId } from '../../domain/catalogue/product.ts';
import type { Failure } from '../shared/failure.ts';
import { latestState } from '../shared/latest-state.ts';
import type { RemoteState } from '../shared/remote-state.ts';
import type { ProductList, SearchPort } from './ports.ts';

/** The number of cards in a row on a wide screen. */
export const listedProducts = 4;

/**
 * Loads the first of the products whose ids a device or a rule provides. Products without a price are not shown.
 * Source: SRCH-4.
 */
export const listProducts = (
  search: Pick<SearchPort, 'products'>,
  cacheKey: string,
  productIds: readonly ProductId[],
): Observable<RemoteState<Failure, ProductList> | null> =>
  latestState(of(search.products({ productIds, cacheKey, priceAbove: 0, itemsPerPage: listedProducts })));
