import type { TaskEither } from 'fp-ts/TaskEither';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { Failure } from '../../shared/failure.ts';

/** The products on a wish list, newest first, each once. Source: CAT-17. */
export interface WishlistPort {
  readonly products: TaskEither<Failure, readonly ProductId[]>;
  readonly add: (id: ProductId) => TaskEither<Failure, void>;
  readonly remove: (id: ProductId) => TaskEither<Failure, void>;
}
