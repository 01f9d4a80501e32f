import * as fc from 'fast-check';
import { type Rateable, starCounts } from '../../src/domain/catalogue/rating/rating-round.ts';

export const starCount = fc.constantFrom(...starCounts);
export const ratingKey = fc.constantFrom('comfort', 'sight');

/** A few products, each with its own id. */
export const rateables: fc.Arbitrary<readonly Rateable[]> = fc
  .array(fc.subarray(['comfort', 'sight'], { minLength: 1 }), { maxLength: 3 })
  .map((list) => list.map((keys, index) => ({ productId: `product-${index + 1}`, keys })));
