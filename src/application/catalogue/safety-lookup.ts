import { map, type Observable, Subject, startWith } from 'rxjs';
import type { ProductId } from '../../domain/catalogue/product.ts';
import type { ProductSafety } from '../../domain/catalogue/product-safety.ts';
import type { Failure } from '../shared/failure.ts';
import { latestState } from '../shared/latest-state.ts';
import { loading, type RemoteState } from '../shared/remote-state.ts';
import type { CataloguePort } from './ports.ts';

/** Who answers for a product: asked for at once, and again where there was no answer. Source: LAW-6. */
export interface SafetyLookup {
  readonly state$: Observable<RemoteState<Failure, ProductSafety>>;
  readonly again: () => void;
}

export const makeSafetyLookup = (port: Pick<CataloguePort, 'safety'>, id: ProductId): SafetyLookup => {
  const asked$ = new Subject<void>();
  return {
    state$: latestState(
      asked$.pipe(
        startWith(undefined),
        map(() => port.safety(id)),
      ),
    ).pipe(map((state) => state ?? loading)),
    again: () => asked$.next(),
  };
};
