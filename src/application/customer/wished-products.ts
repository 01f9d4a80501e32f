import { type Observable, of } from 'rxjs';
import type { ProductId } from '../../domain/catalogue/product.ts';
import type { ProductList, SearchPort } from '../search/ports.ts';
import type { Failure } from '../shared/failure.ts';
import { latestState } from '../shared/latest-state.ts';
import type { RemoteState } from '../shared/remote-state.ts';

/** Loads the cards of the wish list. Products that are no longer sold are left out. Source: CAT-17. */
export const wishedProducts = (
  search: Pick<SearchPort, 'products'>,
  productIds: readonly ProductId[],
): Observable<RemoteState<Failure, ProductList> | null> =>
  latestState(of(search.products({ productIds, cacheKey: 'wishes', itemsPerPage: productIds.length })));
