import * as t from 'io-ts';
import { isStarCount, type StarCount } from '../../../domain/catalogue/rating/rating-round.ts';
import { operation } from '../operation.ts';
import { LocaleC, WholeC, WholeFromString } from '../scalars.ts';

export const StarsC = new t.Type<StarCount, number>(
  'Stars',
  isStarCount,
  (u, c) => (isStarCount(u) ? t.success(u) : t.failure(u, c)),
  t.identity,
);

const ReviewC = t.type(
  {
    id: t.string,
    author: t.string,
    rating: StarsC,
    title: t.string,
    text: t.string,
    locale: LocaleC,
    created_at: t.string,
  },
  'Review',
);

export const ReviewPageC = t.type(
  { result: t.readonlyArray(ReviewC), meta: t.type({ total: WholeC, page: WholeC, limit: WholeC }) },
  'ReviewPage',
);

export const ReviewScoresC = t.type(
  {
    rating_total: t.number,
    rating_count: WholeC,
    given: t.readonlyArray(WholeC),
    categories: t.readonlyArray(t.type({ code: t.string, rating_total: t.number })),
  },
  'ReviewScores',
);

export const reviewOperations = {
  /** Returns reviews of a product in the requested language, newest first. `page` counts from 1. */
  getProductReviews: operation({
    method: 'GET',
    path: '/products/:id/reviews',
    query: t.partial({ page: WholeFromString, limit: WholeFromString }),
    answer: ReviewPageC,
    refusals: [404],
  }),
  /** Returns the ratings of a product: the average, the counts by stars (five first), and by aspect. */
  getProductReviewScores: operation({
    method: 'GET',
    path: '/products/:id/review-scores',
    answer: ReviewScoresC,
    refusals: [404],
  }),
} as const;
