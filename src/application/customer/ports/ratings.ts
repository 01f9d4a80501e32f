import type { TaskEither } from 'fp-ts/TaskEither';
import type { ProductCategory, ProductId } from '../../../domain/catalogue/product.ts';
import type { GivenStars } from '../../../domain/catalogue/rating/given-rating.ts';
import type { Rateable } from '../../../domain/catalogue/rating/rating-round.ts';
import type { Customer } from '../../../domain/customer/customer.ts';
import type { Failure } from '../../shared/failure.ts';

/** A product that the customer bought and has not rated. `keys`: the parts of it to rate. */
export interface RateableProduct extends Rateable {
  readonly productId: ProductId;
  readonly title: string;
  readonly image: string;
  readonly category: ProductCategory;
}

/** The customer's ratings of what they bought. Source: RATE-1. */
export interface RatingPort {
  readonly rateable: (
    customer: Pick<Customer, 'accountId'>,
  ) => TaskEither<Failure, readonly RateableProduct[]>;
  /** May be repeated: the newest stars count until a text follows. */
  readonly giveStars: (
    customer: Customer,
    product: RateableProduct,
    stars: GivenStars,
  ) => TaskEither<Failure, void>;
  /** An empty text sends the stars alone. */
  readonly giveReview: (
    customer: Customer,
    product: RateableProduct,
    text: string,
  ) => TaskEither<Failure, void>;
}
