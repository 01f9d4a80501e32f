import * as TE from 'fp-ts/TaskEither';
import { noScores } from '../../domain/catalogue/rating/review.ts';
import type { ReviewPort } from './ports.ts';

/** The reviews of a shop that has none. Sends no requests. Source: CAT-17. */
export const noReviews: ReviewPort = {
  reviews: () => TE.right({ reviews: [], total: 0 }),
  reviewScores: () => TE.right(noScores),
};
